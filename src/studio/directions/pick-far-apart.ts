import { measureDistance, type ImagePrint } from './image-print.ts'

/**
 * Picks designs that look different from each other: after those that are kept, always the one that is farthest from its nearest picked
 * one. `designs` are in order of preference, so that of equal ones the first is picked. Designs nearer than `least` to a picked one are left
 * out. The picked ones, in the order in which they were picked.
 */
export function pickFarApart<T extends { print: ImagePrint }>(
  designs: readonly T[],
  { count, least, kept = [] }: { count: number; least: number; kept?: readonly T[] },
): T[] {
  const picked = kept.length > 0 ? kept.slice(0, count) : designs.slice(0, Math.min(1, count))
  const free = new Map(
    designs.filter((design) => !picked.includes(design)).map((design) => [design, nearest(design, picked)]),
  )
  while (picked.length < count) {
    const [farthest] = [...free].toSorted(([, one], [, other]) => other - one)
    if (!farthest || farthest[1] < least) break
    const [next] = farthest
    picked.push(next)
    free.delete(next)
    for (const [design, known] of free) free.set(design, Math.min(known, measureDistance(design.print, next.print)))
  }
  return picked
}

const nearest = ({ print }: { print: ImagePrint }, picked: readonly { print: ImagePrint }[]): number =>
  Math.min(...picked.map((other) => measureDistance(print, other.print)))
