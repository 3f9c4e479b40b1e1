/**
 * Returns `compute`, which keeps its last results by text. A request is read several times: for its copy, its caption, its objects, and
 * each of its formats. Nobody may change a result.
 */
export function keepResults<Result extends object>(compute: (text: string) => Result): (text: string) => Result {
  const kept = new Map<string, Result>()
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const result = compute(text)
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(text, result)
    return result
  }
}

const MOST_KEPT = 200
