/** A rectangle in absolute pixels. (x, y) is its top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const right = (box: Box) => box.x + box.width
export const bottom = (box: Box) => box.y + box.height
export const centerX = (box: Box) => box.x + box.width / 2
export const centerY = (box: Box) => box.y + box.height / 2

/** Square pixels. */
export const measureArea = ({ width, height }: Box) => width * height

/** Creates a box from its four edges (pixels). */
export function boxFromEdges(left: number, top: number, rightEdge: number, bottomEdge: number): Box {
  return { x: left, y: top, width: rightEdge - left, height: bottomEdge - top }
}

/** Returns the box extended by `by` pixels on each side. Negative values shrink it. */
export function grow(box: Box, by: number, vertically = by): Box {
  return { x: box.x - by, y: box.y - vertically, width: box.width + 2 * by, height: box.height + 2 * vertically }
}

/** Returns the part that two overlapping boxes share. */
export function intersect(a: Box, b: Box): Box {
  return boxFromEdges(
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
    Math.min(right(a), right(b)),
    Math.min(bottom(a), bottom(b)),
  )
}

/** Whether two boxes share an area. Boxes that only touch do not overlap. */
export function overlaps(a: Box, b: Box): boolean {
  return a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a)
}

/** Whether `inner` is inside `outer`, with a tolerance of `slack` pixels. */
export function contains(outer: Box, inner: Box, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    right(inner) <= right(outer) + slack &&
    bottom(inner) <= bottom(outer) + slack
  )
}

/** Returns the largest box with the ratio width / height inside `box`, centered. */
export function fitInside(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Returns the box mirrored horizontally on a canvas of `across` pixels width. */
export function mirrorBox(box: Box, across: number): Box {
  return { ...box, x: across - box.x - box.width }
}

/** Returns the whole pixels that a box touches inside `whole`, or null if there are none. */
export function clipToWholePixels(box: Box, whole: Box): Box | null {
  const [x, y] = [Math.max(whole.x, Math.floor(box.x)), Math.max(whole.y, Math.floor(box.y))]
  const width = Math.min(right(whole), Math.ceil(right(box))) - x
  const height = Math.min(bottom(whole), Math.ceil(bottom(box))) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
