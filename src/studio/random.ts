/** A stream of choices that is the same for the same seed and name. */
export interface Random {
  next(): number
  between(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Each decision draws from a stream of its own name, so that changing one part of a design leaves the others alone. */
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

/** FNV-1a over the name, started from the seed. */
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
