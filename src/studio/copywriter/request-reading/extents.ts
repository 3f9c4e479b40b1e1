import type { Extent } from '../../model/pieces.ts'

export const isInside = (one: Extent, other: Extent): boolean => one.start >= other.start && one.end <= other.end

/** Those of `extents` that are inside of `whole`. They are in their order and do not overlap. */
export function listInside<T extends Extent>(extents: readonly T[], whole: Extent): T[] {
  const inside: T[] = []
  for (let at = findFirst(extents, whole.start); (extents[at]?.start ?? Infinity) < whole.end; at += 1) {
    const extent = extents[at]
    if (extent && extent.end <= whole.end) inside.push(extent)
  }
  return inside
}

/** The index of the first extent that does not start before `offset`. */
function findFirst(extents: readonly Extent[], offset: number): number {
  let [low, high] = [0, extents.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((extents[middle]?.start ?? Infinity) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether an offset is inside of one of the extents, which are in their order and do not overlap. */
export function divides(extents: readonly Extent[], offset: number): boolean {
  const before = extents[findFirst(extents, offset) - 1]
  return before !== undefined && before.end > offset
}

/** Divides an extent into those of `outs`, which are in their order, and what is between them. */
export function divide<T extends Extent>({ start, end }: Extent, outs: readonly T[]): (Extent & { out?: T })[] {
  const parts: (Extent & { out?: T })[] = []
  let from = start
  for (const out of outs) {
    if (out.start > from) parts.push({ start: from, end: out.start })
    parts.push({ start: out.start, end: out.end, out })
    from = out.end
  }
  return from < end ? [...parts, { start: from, end }] : parts
}

/** Leaves out what overlaps something before it. */
export function keepFirst<T extends Extent>(extents: readonly T[]): T[] {
  const kept: T[] = []
  for (const extent of extents.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (extent.start >= (kept.at(-1)?.end ?? 0)) kept.push(extent)
  return kept
}

/** Brackets with what is between them. A bracket that nothing closes is a mark. */
export function findBrackets(text: string, { start, end }: Extent): Extent[] {
  const found: Extent[] = []
  let open = -1
  for (let at = start; at < end; at += 1) {
    if (/[([（【]/.test(text.charAt(at)) && !/[:;]-?$/.test(text.slice(Math.max(0, at - 2), at)) && open < 0) open = at
    if (!/[)\]）】]/.test(text.charAt(at)) || open < 0) continue
    found.push({ start: open, end: at + 1 })
    open = -1
  }
  return found
}

const PAIRS: readonly string[] = ['()', '[]', '（）', '«»', '„“', '「」', '【】']

/** Whether every bracket and quotation mark has its partner. */
export function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length
  return PAIRS.every((pair) => count(pair.charAt(0)) === count(pair.charAt(1))) && count('"') % 2 === 1
}
