import { centerOf, normalizeAngle, snapAngle, translateBox, turnBetween, type Box, type Point } from './geometry.ts'
import { snapBox, type SnapCandidates, type SnapDistance, type Snapped } from './snap.ts'

/** What a drag changes: position, width, size (text and logos), width and height (pictures and shapes), or angle. */
export type Handle = 'move' | 'width' | 'size' | 'area' | 'angle'

/** A drag that has started, in pixels and degrees of the design. */
export interface GestureStart {
  handle: Handle
  box: Box
  angle: number
  pointer: Point
  candidates: SnapCandidates
  distance: SnapDistance
  /** In a mirrored design, slots grow to the left. */
  isMirrored: boolean
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
  const { box, angle, handle, isMirrored } = start
  const [dx, dy] = [pointer.x - start.pointer.x, pointer.y - start.pointer.y]
  const same = { box, angle, steps: 0, guides: NO_GUIDES }
  if (handle === 'angle') {
    const turned = normalizeAngle(angle + turnBetween(centerOf(box), start.pointer, pointer))
    return { ...same, angle: isFree ? Math.round(turned) : snapAngle(turned) }
  }
  if (handle === 'move') {
    const moved = translateBox(box, dx, dy)
    if (isFree) return { ...same, box: moved }
    const { box: snapped, ...guides } = snapBox(moved, start.candidates, start.distance, last?.guides ?? null)
    return { ...same, box: snapped, guides }
  }
  const across = isMirrored ? -dx : dx
  const width = Math.max(SMALLEST_PX, box.width + across)
  if (handle === 'width') return { ...same, box: growTo(box, width, box.height, isMirrored) }
  if (handle === 'area') return { ...same, box: growTo(box, width, Math.max(SMALLEST_PX, box.height + dy), isMirrored) }
  const steps = Math.round(Math.log(width / box.width) / Math.log(STEP_FACTOR)) || 0
  const factor = STEP_FACTOR ** steps
  return { ...same, steps, box: growTo(box, box.width * factor, box.height * factor, isMirrored) }
}

const growTo = (box: Box, width: number, height: number, isMirrored: boolean): Box => ({
  x: isMirrored ? box.x + box.width - width : box.x,
  y: box.y,
  width,
  height,
})
