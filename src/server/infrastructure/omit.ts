/** A copy of `record` without these keys. */
export function omit<T extends object, K extends keyof T>(record: T, ...keys: readonly K[]): Omit<T, K> {
  const left: Partial<T> = { ...record }
  for (const key of keys) delete left[key]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys that were deleted are those that the type leaves out
  return left as Omit<T, K>
}
