import { ellipsePath, filled, polygonPath } from '../art/svg-paths.ts'
import { contrast, deltaE, shiftLightness } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { findFamily, listUploaded } from '../type/uploaded-family.ts'
import { isLargeType } from './text/large-text-color.ts'
import { bottom, grow, right, type Box } from '../model/geometry.ts'
import { listSheets } from './add-corner.ts'
import { listLineBoxes } from './empty-piece.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Random } from '../model/random.ts'
import type { Layer } from '../model/scene.ts'

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
 * Lays one very large shape behind the words of a design of type alone: of the given color, or in a tone of its ground. Its edge runs through
 * no text. Null where the design has fields or drawings, where words would be hard to read on it, or where no such edge is found.
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
  const words = rest
    .flatMap((layer) => (layer.kind === 'text' ? listLineBoxes(layer) : isSolid(layer) ? [layer.box] : []))
    .map((box) => grow(box, canvas.base * DISTANCE))
  const shape = random
    .shuffle(SHAPES)
    .flatMap((listPlaces) => listPlaces(canvas, random))
    .find(({ side }) => words.every((box) => side(box) !== 'edge'))
  if (!shape) return null
  const box = { x: 0, y: 0, width: canvas.width, height: canvas.height }
  return [backdrop, { kind: 'art', role: 'field', box, corners: null, paths: [filled(shape.path, color)] }, ...rest]
}

/** Labels, and rules between rows. */
const isSolid = (layer: Layer): layer is Layer & { box: Box } =>
  layer.kind === 'panel' || (layer.kind === 'art' && layer.role === 'icon')

/** The least distance of the edge from words, as a share of `canvas.base`. Rows of one list are nearer to each other. */
const DISTANCE = 0.03

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

/** A shape of the ground, and on which side of its edge a box is. */
interface ToneShape {
  path: string
  side: (box: Box) => 'in' | 'out' | 'edge'
}

/** The places of one shape, the best one first. */
type ListPlaces = (canvas: LayoutContext['canvas'], random: Random) => ToneShape[]

const SHAPES: readonly ListPlaces[] = [
  // A disc that leaves the canvas at a corner.
  ({ width, height }, random) => {
    const corner = random.chance(0.5) ? 0 : width
    return [corner, width - corner].flatMap((x) =>
      DISCS.map((share) => createEllipse(x, height, ...twice(Math.max(width, height) * share))),
    )
  },
  // A part of the canvas below a slanted line.
  ({ width, height }, random) => {
    const rise = random.chance(0.5) ? SLOPE : -SLOPE
    return [rise, -rise].flatMap((of) =>
      SLANTS.map((middle) => createSlope(width, height, height * (middle + of), height * (middle - of))),
    )
  },
  // A wide hill.
  ({ width, height }) =>
    HILLS.map((top) => createEllipse(width * 0.6, height * HILL_FOOT, width * 0.9, height * (HILL_FOOT - top))),
]
/** Radii of discs as shares of the longer side; heights of the middle of a slope and of the top of a hill as shares of the canvas. */
const DISCS = [0.72, 0.62, 0.52, 0.44, 0.36] as const
const SLANTS = [0.54, 0.6, 0.66, 0.72, 0.78, 0.84, 0.46, 0.38, 0.3] as const
const SLOPE = 0.14
const HILLS = [0.52, 0.58, 0.64, 0.7, 0.76, 0.82, 0.46, 0.4] as const
const HILL_FOOT = 1.02

const twice = (radius: number): [number, number] => [radius, radius]

function createEllipse(x: number, y: number, rx: number, ry: number): ToneShape {
  const measure = (px: number, py: number) => Math.hypot((px - x) / rx, (py - y) / ry)
  const side = (box: Box) => {
    if (listCorners(box).every(([px, py]) => measure(px, py) <= 1)) return 'in'
    // The point of the box that is nearest to the center.
    const near = measure(clamp(x, box.x, right(box)), clamp(y, box.y, bottom(box)))
    return near > 1 ? 'out' : 'edge'
  }
  return { path: ellipsePath(x, y, rx, ry), side }
}

function createSlope(width: number, height: number, left: number, end: number): ToneShape {
  const side = (box: Box) => {
    const below = listCorners(box).filter(([x, y]) => y >= left + ((end - left) * x) / width).length
    return below === 4 ? 'in' : below === 0 ? 'out' : 'edge'
  }
  const path = polygonPath([
    [0, left],
    [width, end],
    [width, height],
    [0, height],
  ])
  return { path, side }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const listCorners = (box: Box): readonly (readonly [number, number])[] => [
  [box.x, box.y],
  [right(box), box.y],
  [box.x, bottom(box)],
  [right(box), bottom(box)],
]
