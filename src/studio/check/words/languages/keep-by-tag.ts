/** Returns `read`, which keeps its result for each language. */
export function keepByTag<Result>(read: (tag: string) => Result): (tag: string) => Result {
  const kept = new Map<string, Result>()
  return (tag) => {
    const known = kept.get(tag)
    if (known !== undefined) return known
    const result = read(tag)
    kept.set(tag, result)
    return result
  }
}
