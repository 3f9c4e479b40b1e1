import { filled, polygonPath, rectanglePath } from '../art/svg-paths.ts'
import { logoPattern } from '../art/logo-marks.ts'
import { deltaE } from '../color/oklch.ts'
import { bottom, boxFromEdges, contains, intersect, measureArea, overlaps, type Box } from '../model/geometry.ts'
import { findLogoShape } from '../model/material.ts'
import { carryWords } from './carry-words.ts'
import { findLowest } from './find-lowest.ts'
import { findEdge } from './settle-edge.ts'
import { isBottomCovered } from './split-canvas.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Random } from '../model/random.ts'
import type { Layer, Path } from '../model/scene.ts'

/** The least space between the words and the foot, as a share of `canvas.base`. */
const GAP = 0.035
/** What covers this share of the foot fills it. */
const FILLED = 0.25
/** A color of the brand that is at least this far from the ground, in ΔE2000. */
const APART = 14
/** How often the field at the foot slopes. */
const SLOPED = 0.3

/**
 * Fills the foot of a story where the platform covers the lower part, so that no words may be there: with a field in a color of the brand that
 * carries the last words above it, with large marks of its logo, or with a plain or a sloping field. Unchanged where a picture, a drawing or a field is there.
 */
export function addFoot(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas, roles } = context
  const { width, height, base, content } = canvas
  const [backdrop] = layers
  if (height < width * 1.5 || !isBottomCovered(context) || backdrop?.kind !== 'backdrop') return [...layers]
  const lowest = findLowest(layers, canvas, bottom(content) + base * GAP)
  const top = Math.max(bottom(content) + base * GAP, lowest ? lowest.low + lowest.air : 0)
  const foot = boxFromEdges(0, Math.ceil(top), width, height)
  const isTaken = layers.some((layer) => {
    if (layer.kind === 'backdrop' || !overlaps(layer.box, foot)) return false
    if ((layer.kind === 'art' && layer.role === 'ground') || findEdge(layer, canvas)) return false
    return layer.kind !== 'art' || measureArea(intersect(layer.box, foot)) > measureArea(foot) * FILLED
  })
  if (isTaken) return [...layers]
  // A bar along the lower edge is part of the foot.
  const sheet = { x: 0, y: 0, width, height }
  const rest = layers.slice(1).filter((layer) => !(layer.kind === 'art' && contains(foot, intersect(layer.box, sheet))))
  const colors = [roles.primary, roles.second, roles.deep, roles.soft].filter((color) => color !== backdrop.color)
  // Two shapes of one design are of one color, and the one at the foot is plain.
  const motifs = rest.filter((layer) => layer.kind === 'art').filter(({ role }) => role === 'motif')
  const [drawn] = motifs.flatMap(({ paths }) => paths[0] ?? [])
  const own = [drawn?.fill, drawn?.stroke].find((of) => typeof of === 'string')
  const color = own ?? colors.find((of) => deltaE(of, backdrop.color) > APART) ?? roles.soft
  const isGround = (layer: Layer) => layer.kind === 'art' && layer.role === 'ground'
  const carried = carryWords(context, rest, color)
  if (carried) return [backdrop, ...rest.filter(isGround), ...carried.filter((layer) => !isGround(layer))]
  const random = context.random('foot')
  const shape = findLogoShape(context.material)
  // A shape that ends where the foot begins stands on a plain block. Other designs have one, too: stories that all have a slope look alike.
  const isStanding = motifs.some(({ box }) => bottom(box) >= bottom(content) - 1) || !random.chance(SLOPED)
  const paths = shape ? logoPattern(shape, foot, color) : (isStanding ? drawBlock : drawSlope)(foot, color, random)
  const art: Layer = { kind: 'art', role: 'motif', box: foot, corners: null, paths }
  // A pattern of the ground ends where the foot begins.
  return [backdrop, ...rest.filter(isGround), art, ...rest.filter((layer) => !isGround(layer))]
}

type DrawFoot = (foot: Box, color: string, random: Random) => Path[]

const drawBlock: DrawFoot = (foot, color) => [filled(rectanglePath(foot), color)]

/** A field whose upper edge falls from one side of the canvas to the other. */
const drawSlope: DrawFoot = ({ x, y, width, height }, color, random) => {
  const [left, end] = random.chance(0.5) ? [0.12, 0.72] : [0.72, 0.12]
  return [
    filled(
      polygonPath([
        [x, y + height],
        [x, y + height * left],
        [x + width, y + height * end],
        [x + width, y + height],
      ]),
      color,
    ),
  ]
}
