import { t } from '#web/words/editor.ts'
import { fill } from '#web/words/fill.ts'
import type { Box } from './geometry.ts'

/** A line that edges and centers of a moved box snap to. `at` is x or y in pixels of the design. */
export interface SnapLine {
  at: number
  /** Which parts of the moved box may snap to it. */
  parts: 'start' | 'end' | 'edges' | 'center'
  label: string
}

export interface SnapCandidates {
  x: readonly SnapLine[]
  y: readonly SnapLine[]
}

/** A line that the box snapped to, and which part of the box: 0 is its start, 0.5 its center, 1 its end. */
export interface Guide {
  line: SnapLine
  part: 0 | 0.5 | 1
}

export interface Snapped {
  box: Box
  x: Guide | null
  y: Guide | null
}

export interface SnapDistance {
  /** The distance in pixels of the design within which a box snaps to a line. */
  pull: number
  /** The distance at which a snapped box is released, which prevents flicker. At least `pull`. */
  release: number
}

const PULL_CSS_PX = 6
const RELEASE_CSS_PX = 9

/** The snapping distances in pixels of the design, so that they are the same on the screen at every zoom. */
export const snapDistance = (scale: number): SnapDistance => ({
  pull: PULL_CSS_PX / scale,
  release: RELEASE_CSS_PX / scale,
})

/**
 * Moves a box to the lines that are close to it. Of candidates at the same distance, the earlier one is used. `held` is the result of the
 * previous move: a box stays at that line until it is `release` away.
 */
export function snapBox(
  box: Box,
  candidates: SnapCandidates,
  distance: SnapDistance,
  held: Pick<Snapped, 'x' | 'y'> | null = null,
): Snapped {
  const x = findGuide(box.x, box.width, candidates.x, distance, held?.x ?? null)
  const y = findGuide(box.y, box.height, candidates.y, distance, held?.y ?? null)
  return {
    box: {
      ...box,
      x: x ? x.line.at - x.part * box.width : box.x,
      y: y ? y.line.at - y.part * box.height : box.y,
    },
    x,
    y,
  }
}

function findGuide(
  start: number,
  size: number,
  lines: readonly SnapLine[],
  { pull, release }: SnapDistance,
  held: Guide | null,
): Guide | null {
  // Rounded, so that of two lines at the same distance the earlier one is used.
  const distanceTo = ({ line, part }: Guide) => Math.round(Math.abs(start + part * size - line.at) * 1000) / 1000
  if (held && distanceTo(held) <= release) return held
  let best: Guide | null = null
  for (const line of lines) {
    for (const part of PARTS[line.parts]) {
      const guide = { line, part }
      if (distanceTo(guide) <= pull && (!best || distanceTo(guide) < distanceTo(best))) best = guide
    }
  }
  return best
}

const PARTS: Readonly<Record<SnapLine['parts'], readonly Guide['part'][]>> = {
  start: [0],
  end: [1],
  edges: [0, 1],
  center: [0.5],
}

/**
 * The lines for a moved box: the margins, the center of the canvas, the edges of safe areas, edges and centers of the other slots, then
 * equal gaps. All sizes are pixels of the design.
 */
export function listSnapLines(
  canvas: { width: number; height: number },
  margins: Box,
  others: readonly { name: string; box: Box }[],
  areas: readonly Box[] = [],
): SnapCandidates {
  const along = (axis: 'x' | 'y', size: 'width' | 'height', [first, last]: readonly [string, string]): SnapLine[] => [
    { at: margins[axis], parts: 'edges', label: first },
    { at: margins[axis] + margins[size], parts: 'edges', label: last },
    { at: canvas[size] / 2, parts: 'center', label: t.centered },
    ...areas.flatMap((area) =>
      [area[axis], area[axis] + area[size]]
        .filter((at) => at > 0 && at < canvas[size])
        .map((at): SnapLine => ({ at, parts: 'edges', label: t.onTheSafeAreaEdge })),
    ),
    ...others.flatMap(({ name, box }): SnapLine[] => [
      { at: box[axis], parts: 'edges', label: fill(t.alignedWith, { name }) },
      { at: box[axis] + box[size], parts: 'edges', label: fill(t.alignedWith, { name }) },
      { at: box[axis] + box[size] / 2, parts: 'center', label: fill(t.centeredOn, { name }) },
    ]),
    ...listEqualGaps(others.map(({ box }): Interval => [box[axis], box[axis] + box[size]])),
  ]
  return {
    x: along('x', 'width', [t.leftEdgeOnTheMargin, t.rightEdgeOnTheMargin]),
    y: along('y', 'height', [t.topEdgeOnTheMargin, t.bottomEdgeOnTheMargin]),
  }
}

/** Start and end of a box on one axis. */
type Interval = readonly [start: number, end: number]

/** The positions at which a box has the same gap as two neighbors: between them, before the first, and after the second. */
function listEqualGaps(intervals: readonly Interval[]): SnapLine[] {
  const sorted = intervals.toSorted(([one], [other]) => one - other)
  return sorted.slice(1).flatMap(([start, end], index): SnapLine[] => {
    const [before, gapStart] = sorted[index] ?? [start, end]
    const gap = start - gapStart
    if (gap <= 0) return []
    const label = t.equalGaps
    return [
      { at: (gapStart + start) / 2, parts: 'center', label },
      { at: before - gap, parts: 'end', label },
      { at: end + gap, parts: 'start', label },
    ]
  })
}

/** The message for screen readers after a move: the lines that the box snapped to. */
export const describeGuides = ({ x, y }: Pick<Snapped, 'x' | 'y'>): string =>
  [...new Set([x?.line.label, y?.line.label].filter((label) => label !== undefined))].join(', ')
