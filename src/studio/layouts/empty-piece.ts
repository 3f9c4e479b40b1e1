import { bottom, measureArea, right, type Box } from '../model/geometry.ts'
import type { Layer, TextLayer } from '../model/scene.ts'

/** The number of cells along each side of the area that is searched. */
const CELLS = 24
/** What covers more than this share of the area is a ground with shapes in it, so that its box says nothing. */
const WHOLE = 0.62

/**
 * The largest rectangle of an area (pixels) in which nothing is: neither words nor pictures, drawings or a logo. As a share of the area, 0
 * to 1.
 */
export const measureEmptyPiece = (layers: readonly Layer[], area: Box): number =>
  measureArea(
    findEmptyPiece(
      layers.flatMap((layer) => listContentBoxes(layer, area)),
      area,
    ),
  ) / measureArea(area)

/** The largest rectangle of an area that no box touches, to a 24th of its sides. Pixels. */
export function findEmptyPiece(boxes: readonly Box[], area: Box): Box {
  const free = Array.from({ length: CELLS * CELLS }, () => true)
  const across = (x: number) => ((x - area.x) / area.width) * CELLS
  const down = (y: number) => ((y - area.y) / area.height) * CELLS
  for (const box of boxes) {
    const [left, end] = [Math.max(0, Math.floor(across(box.x))), Math.min(CELLS, Math.ceil(across(right(box))))]
    const [top, low] = [Math.max(0, Math.floor(down(box.y))), Math.min(CELLS, Math.ceil(down(bottom(box))))]
    for (let row = top; row < low; row += 1) free.fill(false, row * CELLS + left, row * CELLS + Math.max(left, end))
  }
  const { x, y, width, height } = findLargestRectangle(free)
  const [column, row] = [area.width / CELLS, area.height / CELLS]
  return { x: area.x + x * column, y: area.y + y * row, width: width * column, height: height * row }
}

/** The boxes of what a layer shows. Each line of a text counts for itself. */
function listContentBoxes(layer: Layer, area: Box): readonly Box[] {
  if (layer.kind === 'backdrop' || layer.kind === 'panel') return []
  if (layer.kind === 'text') return listLineBoxes(layer)
  if (layer.kind !== 'art') return [layer.box]
  const isDrawn = layer.role === 'motif' || (layer.role === 'field' && layer.paths.length > 2)
  return isDrawn && measureArea(layer.box) < measureArea(area) * WHOLE ? [layer.box] : []
}

/** The boxes of the lines of a text, with what is between them. */
export const listLineBoxes = ({ lines, size }: TextLayer): Box[] =>
  lines.map(({ x, y, width, scale = 1 }) => ({ x, y: y - size * scale, width, height: size * scale * 1.25 }))

/** The cells of the largest free rectangle: for each row, the largest one that ends there. */
function findLargestRectangle(free: readonly boolean[]): Box {
  const heights = Array.from({ length: CELLS }, () => 0)
  let largest: Box = { x: 0, y: 0, width: 0, height: 0 }
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1)
      heights[column] = free[row * CELLS + column] ? (heights[column] ?? 0) + 1 : 0
    for (let from = 0; from < CELLS; from += 1) {
      let least = Infinity
      for (let to = from; to < CELLS; to += 1) {
        least = Math.min(least, heights[to] ?? 0)
        if (least === 0) break
        const width = to - from + 1
        if (least * width > measureArea(largest)) largest = { x: from, y: row - least + 1, width, height: least }
      }
    }
  }
  return largest
}
