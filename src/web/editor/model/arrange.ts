import type { Box } from './geometry.ts'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
export type Axis = 'x' | 'y'

const SIZES = { x: 'width', y: 'height' } as const
const SIDES: Readonly<Record<Alignment, readonly [axis: Axis, share: number]>> = {
  left: ['x', 0],
  center: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
}

/** Aligns boxes to one side, or to the middle, of the area that they cover together. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment): Box[] {
  const [axis, share] = SIDES[alignment]
  const size = SIZES[axis]
  const start = Math.min(...boxes.map((box) => box[axis]))
  const extent = Math.max(...boxes.map((box) => box[axis] + box[size])) - start
  return boxes.map((box) => ({ ...box, [axis]: start + (extent - box[size]) * share }))
}

/** Distributes boxes with equal gaps between them. The first and the last one stay. */
export function distributeBoxes(boxes: readonly Box[], axis: Axis): Box[] {
  const size = SIZES[axis]
  const sorted = boxes.toSorted((one, other) => one[axis] + one[size] / 2 - other[axis] - other[size] / 2)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || sorted.length < 3) return [...boxes]
  const used = sorted.reduce((sum, box) => sum + box[size], 0)
  const gap = (last[axis] + last[size] - first[axis] - used) / (sorted.length - 1)
  let at = first[axis]
  const places = new Map<Box, number>()
  for (const box of sorted) {
    places.set(box, at)
    at += box[size] + gap
  }
  return boxes.map((box) => ({ ...box, [axis]: places.get(box) ?? box[axis] }))
}
