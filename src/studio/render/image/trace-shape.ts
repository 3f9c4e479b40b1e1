import type { Box } from '../../model/geometry.ts'
import type { LogoShape } from '../../model/material.ts'

/** Alpha values of an image, 0 to 255, row by row. */
interface AlphaPixels {
  alpha: ArrayLike<number>
  width: number
  height: number
}

type Point = readonly [x: number, y: number]

/**
 * Pixels with more alpha belong to the shape. No pixel has exactly this value: the outline would run through its center, where several
 * segments meet, so that they would be linked wrongly.
 */
const EDGE = 127.5
/** Corners nearer than this to the line between their neighbors are left out, as a share of the width. */
const TOLERANCE = 0.0016
/** Points that one line replaces at most, so that long outlines take linear time. */
const LONGEST = 60
/** Wordmarks and marks of many parts are no shape for a pattern. */
const [MOST_CONTOURS, MOST_POINTS] = [10, 400]
const [LEAST_RATIO, MOST_RATIO] = [0.55, 1.9]
/** A rectangle is no mark: a share of the box around it. */
const FULL = 0.92
/** Smaller contours are dust, as a share of the width. */
const LEAST_REACH = 0.03

/**
 * Traces the outline of what is opaque inside of `subject` (marching squares, with the edge between two pixels where their alpha says).
 * Returns null for what is not one compact mark: a wordmark, a block, or many small parts.
 */
export function traceShape(pixels: AlphaPixels, subject: Box): LogoShape | null {
  const ratio = subject.width / Math.max(1, subject.height)
  if (ratio < LEAST_RATIO || ratio > MOST_RATIO || subject.width < 24) return null
  const toUnit = ([x, y]: Point): Point => [(x - subject.x) / subject.width, (y - subject.y) / subject.width]
  const contours = linkSegments(listSegments(pixels))
    .map((contour) => simplify(contour.map(toUnit)))
    .filter((contour) => measureReach(contour) >= LEAST_REACH)
  const points = contours.reduce((sum, contour) => sum + contour.length, 0)
  const [first = []] = contours
  const isBlock =
    contours.length === 1 && Math.abs(measureContour(first)) > FULL * measureSpan(first, 0) * measureSpan(first, 1)
  if (contours.length === 0 || contours.length > MOST_CONTOURS || points > MOST_POINTS || isBlock) return null
  return { contours, ratio }
}

/** The segments of the outline. The shape is always on the same side of them, so that holes run the other way. */
function listSegments({ alpha, width, height }: AlphaPixels): [Point, Point][] {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (alpha[y * width + x] ?? 0))
  const segments: [Point, Point][] = []
  for (let y = -1; y < height; y += 1)
    for (let x = -1; x < width; x += 1) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]
      const kind = (a >= EDGE ? 1 : 0) + (b >= EDGE ? 2 : 0) + (c >= EDGE ? 4 : 0) + (d >= EDGE ? 8 : 0)
      if (kind === 0 || kind === 15) continue
      const share = (from: number, to: number) => (EDGE - from) / (to - from)
      const edges = {
        top: (): Point => [x + share(a, b), y],
        right: (): Point => [x + 1, y + share(b, c)],
        bottom: (): Point => [x + share(d, c), y + 1],
        left: (): Point => [x, y + share(a, d)],
      }
      for (const [from, to] of SEGMENTS[kind] ?? []) segments.push([edges[from](), edges[to]()])
    }
  return segments
}

type Side = 'top' | 'right' | 'bottom' | 'left'
/** The sides of a cell that its segments connect, by the corners that are inside: top left 1, top right 2, bottom right 4, bottom left 8. */
const SEGMENTS: Readonly<Record<number, readonly (readonly [Side, Side])[]>> = {
  1: [['left', 'top']],
  2: [['top', 'right']],
  3: [['left', 'right']],
  4: [['right', 'bottom']],
  5: [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'bottom']],
  8: [['bottom', 'left']],
  9: [['bottom', 'top']],
  10: [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  11: [['bottom', 'right']],
  12: [['right', 'left']],
  13: [['right', 'top']],
  14: [['top', 'left']],
}

const keyOf = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`

/** Joins segments that meet to closed contours. */
function linkSegments(segments: readonly [Point, Point][]): Point[][] {
  const next = new Map(segments.map(([from, to]) => [keyOf(from), to]))
  const contours: Point[][] = []
  for (const [start] of segments) {
    const contour: Point[] = []
    for (let key = keyOf(start), point = next.get(key); point; key = keyOf(point), point = next.get(key)) {
      contour.push(point)
      next.delete(key)
    }
    if (contour.length > 2) contours.push(contour)
  }
  return contours
}

/** Leaves out the points of a closed contour that are nearly on a line between those that stay. */
function simplify(contour: readonly Point[]): Point[] {
  const closed = [...contour, ...contour.slice(0, 1)]
  const kept: Point[] = []
  for (let from = 0; from < contour.length;) {
    const start = closed[from]
    if (!start) break
    kept.push(start)
    let to = from + 1
    while (to + 1 < closed.length && isStraight(closed, from, to + 1)) to += 1
    from = to
  }
  return kept
}

/** Whether all points between two of a line are near the line between these two. */
function isStraight(points: readonly Point[], from: number, to: number): boolean {
  const [start, end] = [points[from], points[to]]
  if (!start || !end || to - from > LONGEST) return false
  return points.slice(from + 1, to).every((point) => measureOffset(point, start, end) <= TOLERANCE)
}

/** The distance of a point from the line between two others. */
function measureOffset([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** The area of a contour. It is negative for one that runs the other way around. */
export const measureContour = (contour: readonly Point[]): number =>
  contour.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = contour[(index + 1) % contour.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0) / 2

const measureReach = (contour: readonly Point[]) => Math.max(measureSpan(contour, 0), measureSpan(contour, 1))

/** How wide (0) or high (1) a contour is. */
function measureSpan(contour: readonly Point[], axis: 0 | 1): number {
  const values = contour.map((point) => point[axis])
  return Math.max(...values) - Math.min(...values)
}
