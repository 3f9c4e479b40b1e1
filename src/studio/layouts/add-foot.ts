import { derivePalette } from '../art/palette.ts'
import { tilePattern } from '../art/tile-pattern.ts'
import { ellipsePath, filled, polygonPath, stroked } from '../art/svg-paths.ts'
import { logoPattern } from '../art/logo-marks.ts'
import { deltaE, shiftLightness, toLch } from '../color/oklch.ts'
import { bottom, boxFromEdges, contains, intersect, measureArea, overlaps, right, type Box } from '../model/geometry.ts'
import { findLogoShape } from '../model/material.ts'
import { findLowest } from './clear-edge.ts'
import { createField } from './color-scheme.ts'
import { isBottomCovered } from './split-canvas.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Layer, Path } from '../model/scene.ts'

/** The least space between the words and the foot, as a share of `canvas.base`. */
const GAP = 0.035
/** What covers this share of the foot fills it. */
const FILLED = 0.25
/** A color of the brand that is at least this far from the ground, in ΔE2000. */
const APART = 14

/**
 * Fills the foot of a story where the platform covers the lower part, so that no words may be there: with large marks of the brand, else with
 * tiles in its colors, or with arcs for quiet tones. Unchanged where a picture, a drawing or a field is there.
 */
export function addFoot(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas, roles, toneStyle } = context
  const { width, height, base, content } = canvas
  const [backdrop] = layers
  if (height < width * 1.5 || !isBottomCovered(context) || backdrop?.kind !== 'backdrop') return [...layers]
  const lowest = findLowest(layers, canvas, bottom(content) + base * GAP)
  const top = Math.max(bottom(content) + base * GAP, lowest ? lowest.low + lowest.air : 0)
  const foot = boxFromEdges(0, Math.ceil(top), width, height)
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
  const shape = findLogoShape(context.material)
  const isQuiet = toneStyle.energy === 0
  const palette = derivePalette(backdrop.color, roles)
  const ground = isQuiet || shape ? fill : palette.lead
  const tone = shiftLightness(ground, toLch(ground).l > 0.5 ? -0.07 : 0.07)
  const paths = shape
    ? logoPattern(shape, foot, tone)
    : isQuiet
      ? context.random('foot').pick(QUIET)(foot, tone)
      : tilePattern(foot, palette, context.random('foot'))
  const art: Layer = { kind: 'art', role: 'motif', box: foot, corners: null, paths }
  // A pattern of the ground ends where the foot begins.
  const isGround = (layer: Layer) => layer.kind === 'art' && layer.role === 'ground'
  return [
    backdrop,
    ...rest.filter(isGround),
    createField(foot, ground),
    art,
    ...rest.filter((layer) => !isGround(layer)),
  ]
}

/** Large shapes in a quiet tone: arcs around a corner, overlapping discs, one wide hill, and a slanted half. */
const QUIET: readonly ((foot: Box, tone: string) => Path[])[] = [
  (foot, tone) =>
    [1.5, 1.05, 0.6].map((share) =>
      stroked(ellipsePath(right(foot), bottom(foot), foot.height * share), tone, foot.height * 0.16),
    ),
  (foot, tone) =>
    [0.1, 0.5, 0.9].map((share) =>
      filled(ellipsePath(foot.x + foot.width * share, bottom(foot), foot.width * 0.2), tone),
    ),
  (foot, tone) => [filled(ellipsePath(foot.x, bottom(foot), foot.width * 0.7, foot.height * 0.62), tone)],
  ({ x, y, width, height }, tone) => [
    filled(
      polygonPath([
        [x, y + height],
        [x + width, y + height * 0.1],
        [x + width, y + height],
      ]),
      tone,
    ),
  ],
]
