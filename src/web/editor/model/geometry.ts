/** A rectangle in pixels of the full-size design. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export type PinX = 'start' | 'center' | 'end'
export type PinY = 'top' | 'middle' | 'bottom'
export type Pin = readonly [PinX, PinY]

export type ZoomChoice = number | 'fit'

const ROTATION_STEP = 15
const ROTATION_PULL = 3

export const translateBox = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy })

export const toCenter = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** The upright box around a box that is turned around its center by an angle in degrees. */
export function measureRotatedBounds(box: Box, angle: number): Box {
  if (angle === 0) return box
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  const center = toCenter(box)
  return { x: center.x - width / 2, y: center.y - height / 2, width, height }
}

/** A distance as seen along the sides of a box that is turned by an angle in degrees. */
export function alongSides({ x, y }: Point, angle: number): Point {
  if (angle === 0) return { x, y }
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

/** Rounds a share to 4 digits, the precision of stored overrides, so that equal edits are stored equally. */
export const roundShare = (value: number): number => Math.round(value * 10_000) / 10_000 || 0

/**
 * Converts a distance in pixels to shares of the safe box. In a mirrored (right to left) design, x counts in reading direction.
 */
export function toShare({ x, y }: Point, safe: Box, isMirrored: boolean): [number, number] {
  return [roundShare(((isMirrored ? -1 : 1) * x) / safe.width), roundShare(y / safe.height)]
}

/** The box after it is pinned to a position of the safe box. */
export function pinBox(box: Box, [across, down]: Pin, safe: Box, isMirrored: boolean): Box {
  const shareX = { start: 0, center: 0.5, end: 1 }[across]
  const shareY = { top: 0, middle: 0.5, bottom: 1 }[down]
  return {
    ...box,
    x: safe.x + (safe.width - box.width) * (isMirrored ? 1 - shareX : shareX),
    y: safe.y + (safe.height - box.height) * shareY,
  }
}

/** The angle in degrees, -180 to 180, by which a pointer has turned around a center. */
export function turnBetween(center: Point, from: Point, to: Point): number {
  const angle = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x)
  return normalizeAngle(((angle(to) - angle(from)) * 180) / Math.PI)
}

/** The same angle in degrees, above -180 and at most 180. */
export const normalizeAngle = (degrees: number): number => {
  const angle = ((((degrees + 180) % 360) + 360) % 360) - 180
  return angle === -180 ? 180 : angle
}

/** Snaps an angle to the nearest multiple of 15 degrees if it is within 3 degrees of it. */
export function snapAngle(degrees: number): number {
  const nearest = Math.round(degrees / ROTATION_STEP) * ROTATION_STEP
  return Math.abs(degrees - nearest) <= ROTATION_PULL ? nearest || 0 : Math.round(degrees)
}

/** The factor by which the design is shown: `fit` shows all of it within the frame, at most at its own size. */
export function chooseScale(
  zoom: ZoomChoice,
  design: { width: number; height: number },
  frame: { width: number; height: number },
): number {
  if (zoom !== 'fit') return zoom
  return Math.max(0.05, Math.min(1, frame.width / design.width, frame.height / design.height))
}

const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4]

/** The next zoom step above (`1`) or below (`-1`) the current scale. A scale of 1 is one CSS pixel for each pixel of the design. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const next =
    direction > 0
      ? ZOOM_STEPS.find((step) => step > scale + 0.001)
      : ZOOM_STEPS.findLast((step) => step < scale - 0.001)
  return next ?? scale
}
