import { rectanglePath } from '../art/svg-paths.ts'
import { bottom, boxFromEdges, grow, measureArea, right, type Box } from '../model/geometry.ts'
import { findEmptyPiece, listLineBoxes } from './empty-piece.ts'
import type { Canvas } from '../model/canvas.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'

/** The least distance of a pattern from words and logo, as a share of `canvas.base`. */
const DISTANCE = 0.037
/** A smaller piece of a pattern, as a share of the canvas, is a stain. */
const LEAST_PIECE = 0.12
/** So is a large shape in a narrow band. */
const LEAST_BAND = 0.42

/** A sliver of a pattern between words and a field, as a share of `canvas.base`, looks like a drawing that went wrong. */
const LEAST_SLIVER = 0.2

/** Fewer outlines are one shape, such as a disc or a diagonal field. */
const SEVERAL = 4

/** A pattern that has so much of the canvas does not end inside of it. */
const WHOLE = 0.98

/** A pattern of at least so many outlines consists of small marks, such as dots, and may end anywhere. */
const SMALL_MARKS = 60

/**
 * Patterns of the ground are only where no words are: lines and dots through small type make it hard to read. Small marks are clipped to the
 * largest piece of the canvas without words, and large shapes to the largest band from edge to edge. A small piece is left out, and so is one
 * of several marks beside a drawing: the line where it ends would look like a mistake.
 */
export function clearGrounds(layers: readonly Layer[], { width, height, base }: Canvas): Layer[] {
  const grounds = new Set(layers.flatMap((layer) => (layer.kind === 'text' ? [layer.ground] : [])))
  const sheet = { x: 0, y: 0, width, height }
  const isPattern = (layer: Layer): layer is ArtLayer =>
    layer.kind === 'art' &&
    layer.role === 'ground' &&
    measureArea(layer.box) > measureArea(sheet) * 0.9 &&
    !layer.paths.some(({ fill }) => typeof fill === 'string' && grounds.has(fill))
  if (!layers.some(isPattern)) return [...layers]
  const words = layers
    .flatMap((layer) => (layer.kind === 'text' ? listLineBoxes(layer) : layer.kind === 'logo' ? [layer.box] : []))
    .map((box) => grow(box, base * DISTANCE))
  const hasDrawing = layers.some(({ kind }) => kind === 'object')
  return layers.flatMap((layer): Layer[] => {
    if (!isPattern(layer)) return [layer]
    const isSmall = countOutlines(layer) >= SMALL_MARKS
    const box = isSmall ? findEmptyPiece(words, sheet) : findBand(words, sheet)
    const isOne = countOutlines(layer) < SEVERAL
    if (hasDrawing && !isOne && measureArea(box) < measureArea(sheet) * WHOLE) return []
    const seen = cutFields(box, layers.slice(layers.indexOf(layer) + 1))
    if (Math.min(seen.width, seen.height) < base * LEAST_SLIVER) return []
    return measureArea(box) < measureArea(sheet) * (isSmall ? LEAST_PIECE : LEAST_BAND) ? [] : [{ ...layer, box }]
  })
}

/** What is left of a box beside the plain fields that cover it from one of its edges to the opposite one. */
const cutFields = (box: Box, later: readonly Layer[]): Box =>
  later.reduce((left, layer) => {
    if (layer.kind !== 'art' || layer.role !== 'field' || layer.paths[0]?.d !== rectanglePath(layer.box)) return left
    const field = layer.box
    const [isHigh, isWide] = [
      field.y <= left.y + 1 && bottom(field) >= bottom(left) - 1,
      field.x <= left.x + 1 && right(field) >= right(left) - 1,
    ]
    if (isHigh && right(field) >= right(left) - 1)
      return boxFromEdges(left.x, left.y, Math.max(left.x, Math.min(right(left), field.x)), bottom(left))
    if (isHigh && field.x <= left.x + 1)
      return boxFromEdges(Math.min(right(left), Math.max(left.x, right(field))), left.y, right(left), bottom(left))
    if (isWide && bottom(field) >= bottom(left) - 1)
      return boxFromEdges(left.x, left.y, right(left), Math.max(left.y, Math.min(bottom(left), field.y)))
    if (isWide && field.y <= left.y + 1)
      return boxFromEdges(left.x, Math.min(bottom(left), Math.max(left.y, bottom(field))), right(left), bottom(left))
    return left
  }, box)

const countOutlines = ({ paths }: ArtLayer): number => paths.reduce((sum, { d }) => sum + d.split('M').length - 1, 0)

/** The largest band without words from one edge of the sheet to the opposite one. */
function findBand(words: readonly Box[], sheet: Box): Box {
  const rows = findGap(
    words.map((box) => [box.y, bottom(box)]),
    sheet.height,
  )
  const columns = findGap(
    words.map((box) => [box.x, right(box)]),
    sheet.width,
  )
  const across = boxFromEdges(0, rows[0], sheet.width, rows[1])
  const down = boxFromEdges(columns[0], 0, columns[1], sheet.height)
  return measureArea(across) > measureArea(down) ? across : down
}

/** The longest part of a side that no extent covers. */
function findGap(extents: readonly (readonly [number, number])[], length: number): readonly [number, number] {
  let [reached, best]: [number, readonly [number, number]] = [0, [0, 0]]
  for (const [from, to] of [...extents.toSorted((a, b) => a[0] - b[0]), [length, length] as const]) {
    if (from - reached > best[1] - best[0]) best = [reached, Math.min(from, length)]
    reached = Math.max(reached, to)
  }
  return best
}
