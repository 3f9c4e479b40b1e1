import { rectanglePath } from '../art/svg-paths.ts'
import { shiftLightness, toLch } from '../color/oklch.ts'
import { bottom, measureArea, overlaps, right, type Box } from '../model/geometry.ts'
import { listSheets } from './add-corner.ts'
import { isLegible } from './add-tone.ts'
import { findEdge } from './settle-edge.ts'
import { chooseSign } from './sign.ts'
import type { LayoutContext } from './layout-context.ts'
import type { ArtLayer, Layer } from '../model/scene.ts'

/** How much lighter or darker than its ground a sign behind words is (OKLCH lightness), the boldest first. */
const STEPS = [0.085, -0.085, 0.065, -0.065, 0.045, -0.045] as const
/** Paler grounds have darker signs: lighter ones are not seen. */
const PALE = 0.8
/** Smaller canvases are ads. `base` in pixels. */
const LEAST_BASE = 520
/** Longer lists are as good as a table, behind which nothing is. */
const MOST_LINES = 9
/** The parts of its own size that a sign behind words has beyond the edges of its ground, and the largest part of a side of its ground. */
const BEHIND = { side: 0.14, foot: 0.1, most: 1.16 }

/**
 * Lays the sign of a headline behind the words of a design of type alone, in a tone of its ground, as large as the ground. Unchanged where something
 * is drawn already, and where words would be hard to read on it.
 */
export function addSign(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas, theme, slide, material, copy } = context
  const character = chooseSign(copy)
  const isDrawn = layers.some(
    (layer) =>
      layer.kind === 'object' ||
      layer.kind === 'picture' ||
      (layer.kind === 'art' && (layer.role === 'motif' || layer.role === 'ground')),
  )
  const lines = layers.reduce((sum, layer) => sum + (layer.kind === 'text' ? layer.lines.length : 0), 0)
  if (!character || isDrawn || copy.block || theme || slide || material.images.length > 0) return [...layers]
  if (canvas.base < LEAST_BASE || lines > MOST_LINES) return [...layers]
  const isEdge = (layer: Layer) => findEdge(layer, canvas) !== null || isFrame(layer, canvas)
  const bare = layers.filter((layer) => !isEdge(layer))
  const [sheet] = listSheets(bare, canvas).toSorted((one, other) => measureArea(other.box) - measureArea(one.box))
  if (!sheet) return [...layers]
  const over = layers.filter((layer) => 'box' in layer && overlaps(layer.box, sheet.box) && !isEdge(layer))
  const darker = toLch(sheet.fill).l > PALE ? -1 : 1
  const color = STEPS.map((step) => shiftLightness(sheet.fill, step * darker)).find((tone) =>
    over.every((layer) => layer.kind === 'art' || isLegible(context, layer, tone)),
  )
  const sign = color ? placeBehind(context, character, sheet.box, color) : null
  if (!sign) return [...layers]
  const at = layers.findIndex(
    (layer) =>
      isEdge(layer) ||
      ['text', 'logo', 'panel'].includes(layer.kind) ||
      (layer.kind === 'art' && layer.role === 'icon'),
  )
  return layers.toSpliced(at, 0, sign)
}

/** A frame of two lines around the canvas. */
const isFrame = (layer: Layer, { width, height }: LayoutContext['canvas']): boolean =>
  layer.kind === 'art' &&
  layer.role === 'field' &&
  layer.box.width >= width &&
  layer.box.height >= height &&
  layer.paths[0]?.d.startsWith(`${rectanglePath(layer.box)}M`) === true

/** A sign that leaves its ground at the right and at the foot. */
function placeBehind({ type, ruler }: LayoutContext, character: string, sheet: Box, color: string): ArtLayer {
  const { face } = type.poster
  const { name, cap } = face.family
  const em = ruler.width(character, face, 0)
  const size = Math.min((sheet.width * BEHIND.most) / em, (sheet.height * BEHIND.most) / cap)
  const [width, height] = [em * size, cap * size]
  const x = right(sheet) - width * (1 - BEHIND.side)
  const y = bottom(sheet) + height * BEHIND.foot
  return {
    kind: 'art',
    role: 'ground',
    box: sheet,
    corners: null,
    paths: [],
    sign: { character, family: name, weight: face.weight, size, x, y, color },
  }
}
