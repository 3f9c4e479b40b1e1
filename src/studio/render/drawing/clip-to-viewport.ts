import { bottom, contains, overlaps, right, clipToWholePixels, type Box } from '../../model/geometry.ts'
import type { Corners } from '../../model/scene.ts'

const SQUARE: Corners = [0, 0, 0, 0]

/**
 * Clips `box` (whole pixels) to `seen` and returns the part with its corner radii. Returns the whole box if the cut
 * would go through a round corner.
 */
export function clipToViewport(box: Box, corners: Corners | null, seen: Box): { part: Box; corners: Corners } {
  const whole = { part: box, corners: corners ?? SQUARE }
  const part = clipToWholePixels(box, seen)
  if (!part || contains(part, box, 0)) return whole
  const rounds = (corners ?? SQUARE).map((radius, corner) => cornerBox(box, radius, corner))
  if (rounds.some((round) => overlaps(round, part) && !contains(part, round, 0))) return whole
  const [a, b, c, d] = rounds.map((round) => (overlaps(round, part) ? round.width : 0)) as [
    number,
    number,
    number,
    number,
  ]
  return { part, corners: [a, b, c, d] }
}

/** The square around a round corner. Corners are in the order of `Corners`. */
function cornerBox(box: Box, radius: number, corner: number): Box {
  const x = corner === 0 || corner === 3 ? box.x : right(box) - radius
  const y = corner < 2 ? box.y : bottom(box) - radius
  return { x, y, width: radius, height: radius }
}
