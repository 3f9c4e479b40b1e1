import { type Box, contains, intersect, measureArea } from '../../model/geometry.ts'
import type { ImageFacts } from '../../model/material.ts'

/** By how many pixels a face may be cut, because crops are not whole pixels. */
const SLACK = 0.5

/**
 * The share of each face that a crop cuts off: 0 for a face that is shown whole or not at all. `inner` is the part of the crop that its
 * corners leave. Image pixels.
 */
export function measureCutFaces(faces: readonly Box[], crop: Box, inner = crop): number[] {
  return faces.map((face) => {
    const [reached, shown] = [intersect(face, crop), intersect(face, inner)]
    if (reached.width <= SLACK || reached.height <= SLACK) return 0
    const isWhole = shown.width >= face.width - SLACK && shown.height >= face.height - SLACK
    return isWhole ? 0 : 1 - (Math.max(0, shown.width) * Math.max(0, shown.height)) / measureArea(face)
  })
}

/**
 * Moves a crop within an image as little as possible, so that it cuts no face, and shows as many of them as it can. A focal point in it
 * stays in it. A face that is larger than the crop is shown as far as it fits. `inset` is how much of each side of the crop round corners hide. Image pixels.
 */
export function spareFaces(crop: Box, { faces = [], focus, width, height }: ImageFacts, inset = 0): Box {
  if (faces.length === 0) return crop
  const inner = { ...crop, width: crop.width - 2 * inset, height: crop.height - 2 * inset }
  const columns = listStarts({ first: crop.x + inset, span: inner.width, most: width, inset }, faces, 'x')
  const rows = listStarts({ first: crop.y + inset, span: inner.height, most: height, inset }, faces, 'y')
  const shows = (place: Box) => contains(place, { x: focus.x * width, y: focus.y * height, width: 0, height: 0 })
  const isFocusKept = shows(crop)
  let best = { x: crop.x, y: crop.y, cost: Infinity }
  for (const x of columns)
    for (const y of rows) {
      if (isFocusKept && !shows({ ...inner, x, y })) continue
      const moved = Math.hypot(x - inset - crop.x, y - inset - crop.y) / Math.hypot(width, height)
      const placed = { ...crop, x: x - inset, y: y - inset }
      const cost = measureLoss(faces, placed, { ...inner, x, y }) + moved * MOVED
      if (cost < best.cost) best = { x: x - inset, y: y - inset, cost }
    }
  return { ...crop, x: best.x, y: best.y }
}

/** A cut face is worse than any number of faces that are not shown, and that is worse than any way. */
const CUT = 100
const MOVED = 0.001

/** Large faces count more than small ones. */
function measureLoss(faces: readonly Box[], crop: Box, inner: Box): number {
  const cut = measureCutFaces(faces, crop, inner)
  const sizes = faces.map(measureArea)
  const largest = Math.max(...sizes)
  return faces.reduce((sum, face, at) => {
    const shown = intersect(face, inner)
    const hidden = 1 - (Math.max(0, shown.width) * Math.max(0, shown.height)) / measureArea(face)
    return sum + ((sizes[at] ?? 0) / largest) * ((cut[at] ?? 0) * CUT + hidden)
  }, 0)
}

interface Axis {
  /** Where the crop begins now. */
  first: number
  span: number
  /** The length of the image. */
  most: number
  inset: number
}

/** Where a crop may begin: where it is, and where one of its sides is at a side of a face. */
function listStarts({ first, span, most, inset }: Axis, faces: readonly Box[], axis: 'x' | 'y'): number[] {
  const edges = faces.flatMap((face) => {
    const [from, to] = [face[axis], face[axis] + (axis === 'x' ? face.width : face.height)]
    // The last two leave the face out, also in the corners.
    return [from, to - span, (from + to - span) / 2, to + inset, from - span - inset]
  })
  const starts = [first, ...edges].map((start) => Math.max(inset, Math.min(most - inset - span, start)))
  return [...new Set(starts)]
}
