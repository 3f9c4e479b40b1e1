/** A deterministic random stream (mulberry32). The same seed and name give the same values. */
export interface Random {
  next(): number
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  /** True with a probability of `share`, 0 to 1. */
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/**
 * Creates the random stream for a seed and a name. Each decision has its own stream, so a change in one part of a
 * design does not affect the others.
 */
export function randomFrom(seed: number, name: string): Random {
  let state = hash(seed, name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  return {
    next,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    shuffle: (list) => shuffled(list, next),
  }
}

/** FNV-1a hash of the name, starting from the seed. */
function hash(seed: number, name: string): number {
  let value = (seed ^ 0x811c9dc5) >>> 0
  for (let index = 0; index < name.length; index++) {
    value = Math.imul(value ^ name.charCodeAt(index), 0x01000193) >>> 0
  }
  return value | 0
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const copy = [...list]
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    ;[copy[index], copy[other]] = [copy[other] as T, copy[index] as T]
  }
  return copy
}
