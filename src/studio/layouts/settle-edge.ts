import { rectanglePath } from '../art/svg-paths.ts'
import { contrast, deltaE, toLch } from '../color/oklch.ts'
import { LARGE_TEXT, SMALL_TEXT } from '../color/surface-colors.ts'
import { bottom, intersect, measureArea, right } from '../model/geometry.ts'
import { addCorner, listSheets } from './add-corner.ts'
import { carryWords } from './carry-words.ts'
import { addTone } from './add-tone.ts'
import { createEdge, createSideEdge } from './color-scheme.ts'
import { findLowest } from './find-lowest.ts'
import { isLargeType } from './text/large-text-color.ts'
import { findFamily, listUploaded } from '../type/uploaded-family.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Layer, ObjectLayer, TextLayer } from '../model/scene.ts'

/** A color of the brand that is at least this far from the ground, in ΔE2000. */
const APART = 14
/** Of the side of the canvas: a larger field along an edge is a part of the layout. */
const LARGEST_EDGE = 0.06

/**
 * Decides how a design shows the primary color of its brand where no ground of it has that color. Layouts add an edge for it. Large words or a
 * shape in a corner are better: designs with edges all look alike. An edge along the foot that squeezes words is left out, and so is what
 * another color adds there.
 */
export function settleEdge(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { canvas, roles } = context
  const edges = layers.filter((layer) => findEdge(layer, canvas) !== null)
  const free = edges.filter((edge) => !isSqueezing(edge, layers, canvas))
  const without = layers.filter((layer) => !edges.includes(layer))
  const isEdged = edges.some((edge) => findEdge(edge, canvas)?.color === roles.primary)
  const lacksPrimary = isEdged || hidesPrimary(context, without)
  if (lacksPrimary && showsColor(context, without)) return without
  if (!lacksPrimary) return decorate(context, free.length === edges.length ? layers : without)
  const worded = colorWords(context, without)
  const isWordedFirst = worded !== null && context.random('primary').chance(WORDED_FIRST)
  const cornered = isWordedFirst ? without : addCorner(context, without, roles.primary)
  if (cornered.length > without.length && isLargeShape(cornered, without, canvas)) return cornered
  if (worded) return decorate(context, worded)
  const carried = isOpen(context, without) ? carryWords(context, without, roles.primary) : null
  if (carried) return carried
  const toned = addTone(context, without, roles.primary)
  if (toned) return toned
  // One edge is enough: that of the primary color.
  const kept = edges.find((edge) => findEdge(edge, canvas)?.color === roles.primary)
  if (kept && free.length === edges.length) return layers.filter((layer) => layer === kept || !edges.includes(layer))
  // On a slide, a frame comes too near to its number.
  const edge = context.slide ? createSideEdge(canvas, roles.primary) : createEdge(canvas, roles.primary)
  if (!edges[0]) return insertBelowWords(without, edge)
  return layers.flatMap((layer) => (layer === edges[0] ? [edge] : edges.includes(layer) ? [] : [layer]))
}

/** An edge lies on the fields and drawings of a design, and below its words. */
function insertBelowWords(layers: readonly Layer[], edge: Layer): Layer[] {
  const at = layers.findIndex(({ kind }) => kind === 'text' || kind === 'logo')
  return at < 0 ? [...layers, edge] : [...layers.slice(0, at), edge, ...layers.slice(at)]
}

/** Whether a thing in its own colors is where a layout expects the primary color, and nothing else shows that. */
function hidesPrimary(context: LayoutContext, layers: readonly Layer[]): boolean {
  const { canvas, roles } = context
  const [backdrop] = layers
  const isCovered = layers.some(
    (layer) =>
      layer.kind === 'art' &&
      layer.role === 'field' &&
      measureArea(layer.box) >= canvas.width * canvas.height * COVERED,
  )
  const isGround = backdrop?.kind === 'backdrop' && backdrop.color === roles.primary && !isCovered
  return !isGround && layers.some(({ kind }) => kind === 'object') && !showsColor(context, layers)
}
/** A field of at least this share of the canvas hides its ground. */
const COVERED = 0.9

const WORDED_FIRST = 0.5

/** Rays and rings cover about half of their box, which has to show the primary color. */
const LEAST_CORNER = 0.05
const isLargeShape = (
  layers: readonly Layer[],
  before: readonly Layer[],
  { width, height }: LayoutContext['canvas'],
): boolean =>
  layers.some(
    (layer) =>
      layer.kind === 'art' && !before.includes(layer) && measureArea(layer.box) >= width * height * LEAST_CORNER,
  )

/** How often the last words of a design of type alone stand on a field of their own, so that its ground is split. */
const SPLIT = 0.6

/** Whether a canvas is a post without a picture: a story has its own foot, and a slide or an ad has no space for one. */
const isOpen = ({ canvas, theme, slide, material }: LayoutContext, layers: readonly Layer[]): boolean =>
  !theme &&
  !slide &&
  canvas.base >= LEAST_BASE &&
  canvas.height < canvas.width * 1.5 &&
  material.images.length === 0 &&
  listSheets(layers, canvas).length === 1
/** Smaller canvases are ads. `base` in pixels. */
const LEAST_BASE = 520

/** A design of type alone has a field below its last words, a sign in its empty corner, or a quiet shape behind its words. */
function decorate(context: LayoutContext, layers: readonly Layer[]): Layer[] {
  const { roles } = context
  const [backdrop] = layers
  if (backdrop?.kind === 'backdrop' && isOpen(context, layers) && context.random('split').chance(SPLIT)) {
    const color = [roles.primary, roles.second, roles.deep, roles.soft].find((of) => deltaE(of, backdrop.color) > APART)
    const carried = color ? carryWords(context, layers, color) : null
    if (carried) return carried
  }
  const cornered = addCorner(context, layers)
  return cornered.length > layers.length ? cornered : (addTone(context, layers) ?? [...layers])
}

/** A shape of at least this share of the canvas shows a color. */
const LEAST_SHAPE = 0.035
/** Rays and rings cover a part of their box only. */
const MOTIF_COVER = 0.25
/** Surfaces of a drawing, and its lines, cover such shares of its box. */
const OBJECT_COVER = { middle: 0.3, dark: 0.12 }
const coverOf = (layer: Layer): number => (layer.kind === 'art' && layer.role === 'motif' ? MOTIF_COVER : 1)

/** The share of its box that a drawing covers with a color. */
function coverOfObject({ ramp, treatment, is_natural = false }: ObjectLayer, color: string): number {
  if (is_natural || treatment === 'line') return 0
  if (treatment === 'solid') return ramp.middle === color ? OBJECT_COVER.middle : 0
  return (ramp.middle === color ? OBJECT_COVER.middle : 0) + (ramp.dark === color ? OBJECT_COVER.dark : 0)
}

/** Whether a shape, a button or a drawing has the primary color, so that no edge has to show it. */
function showsColor({ canvas, roles }: LayoutContext, layers: readonly Layer[]): boolean {
  const { width, height } = canvas
  const color = roles.primary
  const measureShown = (layer: Exclude<Layer, { kind: 'backdrop' }>): number => {
    if (layer.kind === 'object') return coverOfObject(layer, color)
    const hasColor =
      layer.kind === 'art'
        ? layer.role !== 'shadow' && layer.paths[0]?.fill === color
        : layer.kind === 'panel' && layer.color === color
    return hasColor ? coverOf(layer) : 0
  }
  return layers.some(
    (layer) =>
      layer.kind !== 'backdrop' &&
      measureArea(intersect(layer.box, { x: 0, y: 0, width, height })) * measureShown(layer) >
        width * height * LEAST_SHAPE,
  )
}

/** An edge of one color along one side of the canvas, or all around it. Null if a layer is none. */
export function findEdge(
  layer: Layer,
  { width, height }: { width: number; height: number },
): { color: string; kind: 'foot' | 'side' | 'frame' } | null {
  if (layer.kind !== 'art' || layer.role !== 'field' || layer.paths.length !== 1) return null
  const { box, paths } = layer
  const [path] = paths
  if (typeof path?.fill !== 'string') return null
  const { fill: color } = path
  const isPlain = path.d === rectanglePath(box)
  const [isWide, isHigh] = [box.width >= width, box.height >= height]
  if (isPlain && isWide && box.height < height * LARGEST_EDGE && bottom(box) >= height) return { color, kind: 'foot' }
  if (isPlain && isHigh && box.width < width * LARGEST_EDGE && box.x <= 0) return { color, kind: 'side' }
  if (isPlain && isHigh && box.width < width * LARGEST_EDGE && right(box) >= width) return { color, kind: 'side' }
  const isFrame = isWide && isHigh && path.d.startsWith(`${rectanglePath(box)}M`)
  return isFrame ? { color, kind: 'frame' } : null
}

/** Words on an edge of color along the foot look squeezed. */
function isSqueezing(edge: Layer, layers: readonly Layer[], canvas: LayoutContext['canvas']): boolean {
  if (edge.kind !== 'art' || findEdge(edge, canvas)?.kind !== 'foot') return false
  const lowest = findLowest(layers, canvas, edge.box.y + 1)
  return lowest !== null && edge.box.y - lowest.low < lowest.air
}

/** The smallest share of the canvas that letters have to cover to be seen as its color, with a reserve for their antialiased edges. */
const LEAST_COVER = 0.032
/** The share of its line that a letter covers, for regular and for bold weights. */
const COVER = { regular: 0.14, bold: 0.22 }
/** Darker grounds than this carry words of one darkness only: two dark colors on them look like a mistake (OKLCH). */
const LEAST_LIGHT = 0.8
/** Smaller figures are no heroes, as a share of `canvas.base`. */
const LEAST_FIGURE = 0.07

/** Sets the hero of a design in the primary color: its figure, or its headline, or both. Null if that is not legible, or covers too little. */
function colorWords(context: LayoutContext, layers: readonly Layer[]): Layer[] | null {
  const { canvas, roles } = context
  const isFit = (layer: Layer): layer is TextLayer =>
    layer.kind === 'text' &&
    toLch(layer.ground).l >= LEAST_LIGHT &&
    contrast(roles.primary, layer.ground) >= leastContrast(context, layer) &&
    layer.lines.every(({ runs }) => !runs?.some(({ struck }) => struck))
  const fit = layers.filter(isFit)
  const headlines = fit.filter(({ role }) => role === 'headline')
  const figures = fit.filter(
    (layer) => FIGURES.includes(layer.role) && layer.size >= canvas.base * LEAST_FIGURE && /\p{Nd}/u.test(layer.text),
  )
  const area = canvas.width * canvas.height
  const covers = (some: readonly TextLayer[]) =>
    some.reduce((sum, layer) => sum + measureCover(layer), 0) >= area * LEAST_COVER
  const heroes = [figures, headlines, [...figures, ...headlines]].find((some) => some.length > 0 && covers(some))
  if (!heroes) return null
  return layers.map((layer) =>
    layer.kind === 'text' && heroes.includes(layer) ? { ...layer, color: roles.primary } : layer,
  )
}

/** Bold display type needs less than other text, with a reserve. */
function leastContrast(context: LayoutContext, { family, weight, size }: TextLayer): number {
  const face = { family: findFamily(family, listUploaded(context.brief.brand.fonts)), weight }
  return isLargeType(context, face, size * LEAST_SCALE) ? LARGE_TEXT + RESERVE : SMALL_TEXT + RESERVE
}
const RESERVE = 0.3
/** Lines of a headline may be smaller than its size. */
const LEAST_SCALE = 0.8

const FIGURES: readonly TextLayer['role'][] = ['price', 'badge', 'subline']

const measureCover = ({ lines, size, weight }: TextLayer): number =>
  lines.reduce((sum, { width, scale = 1 }) => sum + width * size * scale, 0) *
  (weight >= 600 ? COVER.bold : COVER.regular)
