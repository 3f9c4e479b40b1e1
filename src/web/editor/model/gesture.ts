import {
  alongSides,
  measureRotatedBounds,
  toCenter,
  normalizeAngle,
  snapAngle,
  translateBox,
  turnBetween,
  type Box,
  type Point,
} from './geometry.ts'
import { snapBox, type SnapCandidates, type SnapDistance, type SnapLine, type Snapped } from './snap.ts'

/** What a drag changes: position, width, size (text and logos), width and height (pictures and shapes), or angle. */
export type Handle = 'move' | 'width' | 'size' | 'area' | 'angle'

/** The direction in which a handle pulls: -1 is left or up, 1 is right or down, 0 is neither. */
export type Pull = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]

/** A drag that has started, in pixels and degrees of the design. */
export interface GestureStart {
  handle: Handle
  /** Which sides of the box a resizing handle moves. The opposite sides stay. */
  pull: Pull
  box: Box
  /** The largest size that can be stored. */
  largest: { width: number; height: number }
  angle: number
  pointer: Point
  candidates: SnapCandidates
  distance: SnapDistance
}

export interface Gesture {
  box: Box
  angle: number
  /** Steps of the type scale, for `size`. */
  steps: number
  guides: Pick<Snapped, 'x' | 'y'>
}

const SMALLEST_PX = 16
const STEP_FACTOR = 1.125
const NO_GUIDES = { x: null, y: null }

/** The state at the current position of a drag. `isFree` (the Alt key) turns snapping off. */
export function followPointer(start: GestureStart, pointer: Point, isFree: boolean, last: Gesture | null): Gesture {
  const { box, angle, handle, pull, largest } = start
  const offset = { x: pointer.x - start.pointer.x, y: pointer.y - start.pointer.y }
  const same = { box, angle, steps: 0, guides: NO_GUIDES }
  if (handle === 'angle') {
    const turned = normalizeAngle(angle + turnBetween(toCenter(box), start.pointer, pointer))
    return { ...same, angle: isFree ? Math.round(turned) : snapAngle(turned) }
  }
  if (handle === 'move') {
    const moved = translateBox(box, offset.x, offset.y)
    if (isFree) return { ...same, box: moved }
    // A turned box snaps with the upright box around it.
    const around = measureRotatedBounds(moved, angle)
    const { box: snapped, ...guides } = snapBox(around, start.candidates, start.distance, last?.guides ?? null)
    return { ...same, box: translateBox(moved, snapped.x - around.x, snapped.y - around.y), guides }
  }
  const { x: dx, y: dy } = alongSides(offset, angle)
  if (handle === 'size') {
    const wanted = Math.max(SMALLEST_PX, box.width + pull[0] * dx)
    const steps = Math.round(Math.log(wanted / box.width) / Math.log(STEP_FACTOR)) || 0
    const factor = STEP_FACTOR ** steps
    return { ...same, steps, box: growTo(box, box.width * factor, box.height * factor, pull) }
  }
  // The edges of a turned box are not parallel to the lines.
  const edge = isFree || angle !== 0 ? null : snapEdge(start, dx, dy, last)
  const pulled = (size: number, by: number, most: number) => Math.max(SMALLEST_PX, Math.min(most, size + by))
  const width = pull[0] === 0 ? box.width : pulled(box.width, pull[0] * (edge?.dx ?? dx), largest.width)
  const height = pull[1] === 0 ? box.height : pulled(box.height, pull[1] * (edge?.dy ?? dy), largest.height)
  return { ...same, box: growTo(box, width, height, pull), guides: edge?.guides ?? NO_GUIDES }
}

/** The distance of a pulled corner or side after it snapped to the lines that its edges may snap to. */
function snapEdge({ box, pull, candidates, distance }: GestureStart, dx: number, dy: number, last: Gesture | null) {
  const from = {
    x: pull[0] < 0 ? box.x : box.x + box.width,
    y: pull[1] < 0 ? box.y : box.y + box.height,
  }
  const corner = { x: from.x + dx, y: from.y + dy, width: 0, height: 0 }
  const lines = { x: linesFor(candidates.x, pull[0]), y: linesFor(candidates.y, pull[1]) }
  const { box: snapped, ...guides } = snapBox(corner, lines, distance, last?.guides ?? null)
  return { dx: snapped.x - from.x, dy: snapped.y - from.y, guides }
}

const linesFor = (lines: readonly SnapLine[], pull: -1 | 0 | 1): readonly SnapLine[] =>
  pull === 0 ? [] : lines.filter(({ parts }) => parts === 'edges' || parts === (pull < 0 ? 'start' : 'end'))

const growTo = (box: Box, width: number, height: number, pull: Pull): Box => ({
  x: pull[0] < 0 ? box.x + box.width - width : box.x,
  y: pull[1] < 0 ? box.y + box.height - height : box.y,
  width,
  height,
})
