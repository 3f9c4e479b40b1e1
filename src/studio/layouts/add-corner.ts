import { rectanglePath } from '../art/svg-paths.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxFromEdges, grow, intersect, measureArea, overlaps, right, type Box } from '../model/geometry.ts'
import {
  drawBars,
  drawChecks,
  drawDisc,
  drawDots,
  drawPetals,
  drawSlant,
  drawStairs,
  drawStripes,
  findCorner,
  orMark,
  type DrawShape,
} from './corner-shapes.ts'
import { findEmptyPiece, listLineBoxes } from './empty-piece.ts'
import { createSign } from './sign.ts'
import { findLogoShape } from '../model/material.ts'
import { isBottomCovered } from './split-canvas.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'
import type { LayoutContext } from './layout-context.ts'

/** The least distance of a shape from words, and the least side and area of its piece, as shares of `canvas.base` and of the canvas. */
const PIECE = { distance: 0.045, side: 0.3, area: 0.13 }
/** Smaller canvases are ads, whose margins are no place for shapes. `base` in pixels. */
const LEAST_BASE = 520
/** The share of the seeds whose bare designs have a shape, for each energy of a tone. Most stay bare: a shape alone says nothing. */
const CHANCES = [0.6, 0.75, 0.85] as const
/** The shapes of quiet tones, and those that loud ones have, too: plain fields rather than rings and rays. */
const QUIET: readonly DrawShape[] = [drawDisc, drawSlant, drawPetals, drawStairs]
const LOUD: readonly DrawShape[] = [...QUIET, drawDots, drawStripes, drawBars, drawChecks]
/** A color of the brand that is at least this far from what is behind it, in ΔE2000. */
const APART = 14

/**
 * Fills an empty corner of a design of type alone with a large shape. Unchanged where something is drawn already, or where no corner is
 * empty. `color` is the color that the shape must have; by default it is one of the brand, and some designs stay bare.
 */
export function addCorner(context: LayoutContext, layers: readonly Layer[], color?: string): Layer[] {
  const { canvas, toneStyle, theme, slide, material } = context
  const random = context.random('corner')
  const sheets = listSheets(layers, canvas)
  if (sheets.length === 0 || theme || slide || canvas.base < LEAST_BASE || material.images.length > 0)
    return [...layers]
  if (!color && !random.chance(CHANCES[toneStyle.energy])) return [...layers]
  const draw = orMark(random.pick(toneStyle.energy === 0 ? QUIET : LOUD))
  const [largest] = sheets
    .flatMap(
      ({ box, fill }) =>
        createCornerShape(context, { draw, isSign: true, sheet: box, ground: fill, color }, layers) ?? [],
    )
    .toSorted((one, other) => measureArea(other.box) - measureArea(one.box))
  const at = layers.findIndex(isWords)
  return largest ? layers.toSpliced(at, 0, largest) : [...layers]
}

/** What may stand beside a shape in a corner: words and what belongs to them. */
const isWords = (layer: Layer): boolean =>
  layer.kind === 'text' ||
  layer.kind === 'logo' ||
  layer.kind === 'panel' ||
  (layer.kind === 'art' && layer.role === 'icon')

interface Sheet {
  box: Box
  fill: string
}

/** The parts of a canvas with one color each. None if something is drawn on it, or if its fields are not from edge to edge. */
export function listSheets(layers: readonly Layer[], { width, height }: LayoutContext['canvas']): Sheet[] {
  let sheets: Sheet[] = []
  for (const layer of layers) {
    if (isWords(layer)) continue
    if (layer.kind === 'backdrop') {
      sheets = [{ box: { x: 0, y: 0, width, height }, fill: layer.color }]
      continue
    }
    const fill =
      layer.kind === 'art' && layer.role === 'field' && layer.paths.length === 1 ? layer.paths[0]?.fill : null
    if (layer.kind !== 'art' || typeof fill !== 'string' || layer.corners) return []
    if (layer.paths[0]?.d !== rectanglePath(layer.box)) return []
    const next = sheets.flatMap((sheet) => cutSheet(sheet, layer.box) ?? [])
    if (next.length < sheets.length) return []
    sheets = [...next, { box: intersect(layer.box, { x: 0, y: 0, width, height }), fill }]
  }
  return sheets
}

/** What is left of a sheet beside a field along one of its sides. Null if the field is anywhere else. */
function cutSheet({ box, fill }: Sheet, field: Box): Sheet | null {
  const [atLeft, atTop] = [field.x <= box.x + 1, field.y <= box.y + 1]
  const [atRight, atBottom] = [right(field) >= right(box) - 1, bottom(field) >= bottom(box) - 1]
  if (!overlaps(field, box)) return { box, fill }
  if (atLeft && atRight && atBottom) return { box: boxFromEdges(box.x, box.y, right(box), field.y), fill }
  if (atLeft && atRight && atTop) return { box: boxFromEdges(box.x, bottom(field), right(box), bottom(box)), fill }
  if (atTop && atBottom && atRight) return { box: boxFromEdges(box.x, box.y, field.x, bottom(box)), fill }
  if (atTop && atBottom && atLeft) return { box: boxFromEdges(right(field), box.y, right(box), bottom(box)), fill }
  return null
}

interface Shape {
  draw: DrawShape
  /** Where it may be, in pixels. */
  sheet: Box
  /** Whether a letter or a mark of the headline is drawn in its place, or nothing. The mark of the brand comes first. */
  isSign?: boolean
  /** The color behind it. */
  ground: string
  /** Its color; by default one of the brand. */
  color?: string | undefined
}

/** A shape in the largest piece of a sheet without words, up to the edges of the canvas. Null where that is small, or at no corner of the canvas. */
export function createCornerShape(context: LayoutContext, shape: Shape, layers: readonly Layer[]): ArtLayer | null {
  const { canvas, roles, material } = context
  const { width, height, base, content } = canvas
  // What the request is about is drawn there instead.
  if (material.objects.length > 0) return null
  const boxes = layers
    .flatMap((layer) =>
      layer.kind === 'text' ? listLineBoxes(layer) : isWords(layer) && layer.kind !== 'backdrop' ? [layer.box] : [],
    )
    .map((box) => grow(box, base * PIECE.distance))
  // What a platform covers at the foot has a field of its own.
  const low = isBottomCovered(context) && height >= width * 1.5 ? bottom(content) : height
  const sheet = intersect(shape.sheet, { x: 0, y: 0, width, height: low })
  const area = findEmptyPiece(boxes, sheet)
  const piece = findCorner(area, sheet)
  const isSmall = Math.min(area.width, area.height) < base * PIECE.side
  if (!piece || isSmall || measureArea(area) < width * height * PIECE.area) return null
  if (!isNear(piece.x, [0, width]) || !isNear(piece.y, [0, low])) return null
  const { second, primary, soft, deep } = roles
  const colors = shape.ground === primary ? [second, soft, deep] : [primary, second, soft, deep]
  const color = shape.color ?? colors.find((of) => deltaE(of, shape.ground) > APART) ?? roles.white
  if (deltaE(color, shape.ground) <= APART) return null
  if (shape.isSign && !findLogoShape(material)) return createSign(context, area, color)
  return { kind: 'art', role: 'motif', box: area, corners: null, paths: shape.draw(piece, color, context) }
}

const isNear = (value: number, edges: readonly number[]): boolean => edges.some((edge) => Math.abs(edge - value) < 2)
