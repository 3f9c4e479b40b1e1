import { ellipsePath, filled, polygonPath } from '../art/svg-paths.ts'
import { contrast, deltaE, shiftLightness } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { findFamily, listUploaded } from '../type/uploaded-family.ts'
import { isLargeType } from './text/large-text-color.ts'
import { listSheets } from './add-corner.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Random } from '../model/random.ts'
import type { Layer, Path } from '../model/scene.ts'

/** A reserve above the least contrast of words. */
const RESERVE = 0.2
/** A color that is further from its ground, in ΔE2000, would cut words at its edge. */
const NEAR = 30
/** A color that is nearer is not seen. */
const SEEN = 2.2
/** A tone that is this much lighter or darker than its ground (OKLCH lightness). */
const STEPS = [0.06, -0.06, 0.045, -0.045] as const
/** The share of the seeds whose bare designs have a tone, for each energy of a tone of voice. */
const CHANCES = [0.5, 0.65, 0.75] as const
/** Smaller canvases are ads. `base` in pixels. */
const LEAST_BASE = 520

/**
 * Lays one very large shape behind the words of a design of type alone: of the given color, or in a tone of its ground. Null where it has
 * fields or drawings, or where words would be hard to read on it.
 */
export function addTone(context: LayoutContext, layers: readonly Layer[], wanted?: string): Layer[] | null {
  const { canvas, toneStyle, theme, slide, material } = context
  const [backdrop, ...rest] = layers
  const random = context.random('tone')
  if (backdrop?.kind !== 'backdrop' || theme || slide || canvas.base < LEAST_BASE || material.images.length > 0)
    return null
  if (listSheets(layers, canvas).length !== 1 || (!wanted && !random.chance(CHANCES[toneStyle.energy]))) return null
  const { color: ground } = backdrop
  const tones = wanted ? [wanted] : STEPS.map((step) => shiftLightness(ground, step))
  const isFit = (color: string) =>
    deltaE(color, ground) > SEEN &&
    deltaE(color, ground) < NEAR &&
    rest.every((layer) => isLegible(context, layer, color))
  const color = tones.find(isFit)
  if (!color) return null
  const paths = random.pick(SHAPES)(canvas, color, random)
  const box = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return [backdrop, { kind: 'art', role: 'field', box, corners: null, paths }, ...rest]
}

function isLegible(context: LayoutContext, layer: Layer, ground: string): boolean {
  if (layer.kind === 'logo') return false
  if (layer.kind === 'panel') return layer.color !== null && deltaE(layer.color, ground) > NEAR
  if (layer.kind !== 'text') return true
  const face = { family: findFamily(layer.family, listUploaded(context.brief.brand.fonts)), weight: layer.weight }
  const smallest = layer.size * Math.min(1, ...layer.lines.map(({ scale = 1 }) => scale))
  const least = (isLargeType(context, face, smallest) ? LARGE_TEXT : SMALL_TEXT) + RESERVE
  const colors = [layer.color, ...layer.lines.flatMap(({ runs = [] }) => runs.map(({ color }) => color))]
  return colors.every((color) => contrast(color, ground) >= least)
}

type DrawTone = (canvas: LayoutContext['canvas'], color: string, random: Random) => Path[]

const SHAPES: readonly DrawTone[] = [
  // A disc that leaves the canvas at a corner.
  ({ width, height }, color, random) => [
    filled(ellipsePath(random.chance(0.5) ? 0 : width, height, Math.max(width, height) * 0.72), color),
  ],
  // Half of the canvas, below a slanted line.
  ({ width, height }, color, random) => {
    const [left, right] = random.chance(0.5) ? [0.78, 0.3] : [0.3, 0.78]
    return [
      filled(
        polygonPath([
          [0, height * left],
          [width, height * right],
          [width, height],
          [0, height],
        ]),
        color,
      ),
    ]
  },
  // A wide hill.
  ({ width, height }, color) => [filled(ellipsePath(width * 0.6, height * 1.02, width * 0.9, height * 0.5), color)],
]
