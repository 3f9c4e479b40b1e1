import { derivePalette } from '../art/palette.ts'
import { tilePattern } from '../art/tile-pattern.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxFromEdges, contains, intersect, measureArea, overlaps } from '../model/geometry.ts'
import { createField } from './color-scheme.ts'
import { isBottomCovered } from './split-canvas.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Layer } from '../model/scene.ts'

/** The space between the words and the foot, as a share of `canvas.base`. */
const GAP = 0.035
/** What covers this share of the foot fills it. */
const FILLED = 0.25
/** A color of the brand that is at least this far from the ground, in ΔE2000. */
const APART = 14

/**
 * Fills the foot of a story where the platform covers the lower part, so that no words may be there: with tiles in the colors of the brand,
 * or with one of its colors for quiet tones. Unchanged where a picture, a drawing or a field is there.
 */
export function addFoot(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas, roles, toneStyle } = context
  const { width, height, base, content } = canvas
  const [backdrop] = layers
  if (height < width * 1.5 || !isBottomCovered(context) || backdrop?.kind !== 'backdrop') return [...layers]
  const foot = boxFromEdges(0, bottom(content) + base * GAP, width, height)
  const isTaken = layers.some((layer) => {
    if (layer.kind === 'backdrop' || !overlaps(layer.box, foot)) return false
    if (layer.kind === 'art' && layer.role === 'ground') return false
    return layer.kind !== 'art' || measureArea(intersect(layer.box, foot)) > measureArea(foot) * FILLED
  })
  if (isTaken) return [...layers]
  // A bar along the lower edge is part of the foot.
  const rest = layers.slice(1).filter((layer) => !(layer.kind === 'art' && contains(foot, layer.box)))
  const colors = [roles.second, roles.primary, roles.deep, roles.soft]
  const fill = colors.find((color) => deltaE(color, backdrop.color) > APART) ?? roles.soft
  if (toneStyle.energy === 0) return [backdrop, createField(foot, fill), ...rest]
  const palette = derivePalette(backdrop.color, roles)
  const paths = tilePattern(foot, palette, context.random('foot'))
  const tiles: Layer = { kind: 'art', role: 'motif', box: foot, corners: null, paths }
  return [backdrop, createField(foot, palette.lead), tiles, ...rest]
}
