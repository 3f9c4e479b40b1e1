import { bottom, contains, overlaps, right, wholePixelsWithin, type Box } from '../geometry.ts'
import type { Corners } from '../scene.ts'

const SQUARE: Corners = [0, 0, 0, 0]

/**
 * The part of `box` (whole pixels) that lies within `seen`, and the corners that it keeps. All of the box where the cut would
 * go through a round corner, which no part could have.
 */
export function partSeen(box: Box, corners: Corners | null, seen: Box): { part: Box; corners: Corners } {
  const whole = { part: box, corners: corners ?? SQUARE }
  const part = wholePixelsWithin(box, seen)
  if (!part || contains(part, box, 0)) return whole
  const rounds = (corners ?? SQUARE).map((radius, corner) => cornerOf(box, radius, corner))
  if (rounds.some((round) => overlaps(round, part) && !contains(part, round, 0))) return whole
  const [a, b, c, d] = rounds.map((round) => (overlaps(round, part) ? round.width : 0)) as [
    number,
    number,
    number,
    number,
  ]
  return { part, corners: [a, b, c, d] }
}

/** The square of a round corner, which are counted as in `Corners`. */
function cornerOf(box: Box, radius: number, corner: number): Box {
  const x = corner === 0 || corner === 3 ? box.x : right(box) - radius
  const y = corner < 2 ? box.y : bottom(box) - radius
  return { x, y, width: radius, height: radius }
}
