/** The newest of several objects with this name: what was just created, where the answer did not tell its id. */
export function findNewestByName<T extends { id: number; name: string }>(
  objects: readonly T[],
  name: string,
): T | undefined {
  return objects.filter((one) => one.name === name).toSorted((one, other) => other.id - one.id)[0]
}
