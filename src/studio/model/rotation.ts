import { bottom, boxFromEdges, overlaps, right, type Box } from './geometry.ts'
import type { Layer, Rotation } from './scene.ts'

/** A point in pixels. */
type Point = readonly [x: number, y: number]

/** A box, and how it is turned. */
export interface Turned {
  box: Box
  rotation?: Rotation | undefined
}

/** How a layer is turned. Images and objects are turned around their own center by their `angle`, which this does not return. */
export const readRotation = (layer: Layer): Rotation | undefined => ('rotation' in layer ? layer.rotation : undefined)

/** Returns where a point is after a rotation. */
export function turnPoint([x, y]: Point, { angle, origin: [ox, oy] }: Rotation): [number, number] {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const [dx, dy] = [x - ox, y - oy]
  return [ox + dx * cos - dy * sin, oy + dx * sin + dy * cos]
}

/** The four corners of a box after its rotation, clockwise from its top left one. */
export function listCorners({ box, rotation }: Turned): [number, number][] {
  const corners: [number, number][] = [
    [box.x, box.y],
    [right(box), box.y],
    [right(box), bottom(box)],
    [box.x, bottom(box)],
  ]
  return rotation ? corners.map((corner) => turnPoint(corner, rotation)) : corners
}

/** Returns the upright box around a turned box. */
export function measureBounds({ box, rotation }: Turned): Box {
  return rotation ? measureRotatedBounds(listCorners({ box, rotation })) : box
}

/**
 * Returns the box around `of` on a canvas that is turned back by `rotation`, so that what is turned by it is upright there. Boxes with the
 * same rotation keep their size.
 */
export function measureTurnedBack(of: Turned, rotation: Rotation | undefined): Box {
  if (isSame(of.rotation, rotation)) return of.box
  if (!rotation) return measureBounds(of)
  const back = { ...rotation, angle: -rotation.angle }
  return measureRotatedBounds(listCorners(of).map((corner) => turnPoint(corner, back)))
}

const isSame = (one: Rotation | undefined, other: Rotation | undefined) =>
  one === other ||
  (one !== undefined && other !== undefined && one.angle === other.angle && one.origin.join() === other.origin.join())

function measureRotatedBounds(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return boxFromEdges(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

/** Whether two turned boxes share an area: no side of either separates them (the separating axis theorem). */
export function overlapTurned(one: Turned, other: Turned): boolean {
  if (!one.rotation && !other.rotation) return overlaps(one.box, other.box)
  const [a, b] = [listCorners(one), listCorners(other)]
  return [...listAxes(a), ...listAxes(b)].every((axis) => {
    const [from, to] = project(a, axis)
    const [start, end] = project(b, axis)
    return from < end - TOUCHING && start < to - TOUCHING
  })
}

/** Boxes that share less than this, in pixels, only touch. */
const TOUCHING = 1e-6

/** The directions of the sides of a rectangle. */
function listAxes([first, second, third]: readonly Point[]): Point[] {
  const along = (from: Point | undefined, to: Point | undefined): Point => {
    const [dx, dy] = [(to?.[0] ?? 0) - (from?.[0] ?? 0), (to?.[1] ?? 0) - (from?.[1] ?? 0)]
    const length = Math.hypot(dx, dy) || 1
    return [dx / length, dy / length]
  }
  return [along(first, second), along(second, third)]
}

function project(corners: readonly Point[], [x, y]: Point): Point {
  const values = corners.map((corner) => corner[0] * x + corner[1] * y)
  return [Math.min(...values), Math.max(...values)]
}

/** The distance between two turned boxes in pixels; 0 if they touch or overlap. */
export function measureGap(one: Turned, other: Turned): number {
  if (overlapTurned(one, other)) return 0
  const [a, b] = [listCorners(one), listCorners(other)]
  return Math.min(...a.map((corner) => measureDistance(corner, b)), ...b.map((corner) => measureDistance(corner, a)))
}

/** The distance from a point to the sides of a rectangle. */
function measureDistance([x, y]: Point, corners: readonly Point[]): number {
  const distances = corners.map(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [fromX, fromY]
    const [dx, dy] = [toX - fromX, toY - fromY]
    const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)
    const along = Math.max(0, Math.min(1, share))
    return Math.hypot(x - fromX - along * dx, y - fromY - along * dy)
  })
  return Math.min(...distances)
}
