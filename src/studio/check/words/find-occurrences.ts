/** Every place of a sequence of keys in a longer one. Linear: https://en.wikipedia.org/wiki/Knuth–Morris–Pratt_algorithm */
export function findOccurrences(sought: readonly string[], keys: readonly string[]): number[] {
  if (sought.length === 0) return []
  const fallback = countFallbacks(sought)
  const found: number[] = []
  let matched = 0
  for (let at = 0; at < keys.length; at += 1) {
    while (matched > 0 && keys[at] !== sought[matched]) matched = fallback[matched - 1] ?? 0
    if (keys[at] === sought[matched]) matched += 1
    if (matched < sought.length) continue
    found.push(at - sought.length + 1)
    matched = fallback[matched - 1] ?? 0
  }
  return found
}

/** For each prefix, the length of its longest proper prefix that also ends it. */
function countFallbacks(sought: readonly string[]): number[] {
  const fallback = [0]
  let matched = 0
  for (let at = 1; at < sought.length; at += 1) {
    while (matched > 0 && sought[at] !== sought[matched]) matched = fallback[matched - 1] ?? 0
    if (sought[at] === sought[matched]) matched += 1
    fallback.push(matched)
  }
  return fallback
}
