import { derivePalette } from '../art/palette.ts'
import { rectanglePath } from '../art/svg-paths.ts'
import { grow, overlaps, clipToWholePixels } from '../model/geometry.ts'
import type { Corner, Theme } from './theme.ts'
import type { LayoutContext } from '../layouts/layout-context.ts'
import type { Box } from '../model/geometry.ts'
import type { ArtLayer, BackdropLayer, Layer, Path } from '../model/scene.ts'

/**
 * Adds the theme's decoration to a composed layout: large motifs in free corners, and small motifs where nothing else
 * is, unless `isScattered` is false. Returns the layers unchanged without a theme.
 */
export function addThemeDecoration(context: LayoutContext, layers: Layer[], isScattered = true): Layer[] {
  const { theme, canvas } = context
  if (!theme) return layers
  const { width, height, base } = canvas
  const placed = layers.filter(hasBox)
  const words = placed
    .filter((layer) => isWordOrLogo(layer) || isSmallObject(layer, base))
    .map((layer) => grow(layer.box, base * 0.028))
  const sheet = { x: 0, y: 0, width, height }
  const ground = layers.find((layer) => layer.kind === 'backdrop')?.color ?? context.roles.paper
  const fullBleed = layers.some((layer) => layer.kind === 'picture' && areaShare(layer.box, sheet) > 0.7)
  const palette = derivePalette(fullBleed ? context.roles.deep : ground, context.roles)
  const random = context.random('season')
  const corners = listCorners(sheet).filter(
    (corner) => !words.some((box) => overlaps(box, createCornerBox(corner, base * 0.25))),
  )
  const chosen = choosePair(random.shuffle(corners))
  const fields = fullBleed
    ? []
    : chosen.flatMap((corner) => findFieldColors(createCornerBox(corner, base * 0.3), layers))
  const apart = derivePalette(palette.ground, context.roles, ...fields)
  const large = chosen.flatMap((corner) =>
    theme.corner(corner, base * measureReach(corner, words, base), apart, random),
  )
  const things = placed.filter((layer) => !isGround(layer) && areaShare(layer.box, sheet) < 0.93)
  const taken = [
    ...words,
    ...things.map((layer) => grow(layer.box, base * 0.01)),
    ...chosen.map((corner) => createCornerBox(corner, base * 0.3)),
  ]
  const small = isScattered ? scatterSmallMotifs(context, theme, taken, palette) : []
  const art: ArtLayer = { kind: 'art', role: 'motif', box: sheet, corners: null, paths: [...small, ...large] }
  const at = layers.findIndex(
    (layer) => isWordOrLogo(layer) || (!fullBleed && (layer.kind === 'picture' || layer.kind === 'object')),
  )
  return [...layers.slice(0, at), art, ...layers.slice(at)]
}

type BoxLayer = Exclude<Layer, BackdropLayer>

const hasBox = (layer: Layer): layer is BoxLayer => layer.kind !== 'backdrop'
const isGround = (layer: BoxLayer) => layer.kind === 'art' && (layer.role === 'ground' || layer.role === 'shadow')
/** An object that stands alone. A large motif behind it would hide its outline. */
const isSmallObject = (layer: BoxLayer, base: number) =>
  layer.kind === 'object' && layer.clip === null && Math.max(layer.box.width, layer.box.height) < base * 0.38
const isWordOrLogo = (layer: Layer) => ['text', 'logo', 'panel'].includes(layer.kind)
const areaShare = (box: Box, of: Box) => (box.width * box.height) / (of.width * of.height)

/** Returns the colors of the fields that a motif in `box` would cover. A frame with a hole does not count. */
function findFieldColors(box: Box, layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => {
    if (layer.kind !== 'art' || layer.role !== 'field') return []
    const [field] = layer.paths
    const part = clipToWholePixels(layer.box, box)
    if (!part || areaShare(part, box) < 0.1 || field?.d !== rectanglePath(layer.box)) return []
    const { fill } = field
    return typeof fill === 'string' ? [fill] : (fill?.stops.slice(0, 1).map(([, color]) => color) ?? [])
  })
}

const listCorners = ({ width, height }: Box): Corner[] => [
  { x: 0, y: 0, towards: [-1, -1] },
  { x: width, y: 0, towards: [1, -1] },
  { x: width, y: height, towards: [1, 1] },
  { x: 0, y: height, towards: [-1, 1] },
]

/** Returns the first corner and, if it is free, the diagonally opposite one. */
function choosePair(corners: readonly Corner[]): Corner[] {
  const [first, ...others] = corners
  if (!first) return []
  const facing = others.find(({ towards: [h, v] }) => h !== first.towards[0] && v !== first.towards[1])
  return [first, ...[facing ?? others[0]].filter((corner) => corner !== undefined)]
}

const createCornerBox = ({ x, y, towards: [h, v] }: Corner, size: number): Box => ({
  x: h < 0 ? x : x - size,
  y: v < 0 ? y : y - size,
  width: size,
  height: size,
})

/** Returns the largest motif size that stays clear of all text, as a share of `canvas.base`. */
function measureReach(corner: Corner, words: readonly Box[], base: number): number {
  return (
    [0.42, 0.36, 0.3].find((size) => !words.some((box) => overlaps(box, createCornerBox(corner, size * base)))) ?? 0.25
  )
}

function scatterSmallMotifs(
  context: LayoutContext,
  theme: Theme,
  taken: readonly Box[],
  palette: ReturnType<typeof derivePalette>,
): Path[] {
  const { width, height, base } = context.canvas
  const random = context.random('strewn')
  const size = base * 0.03
  const placed: [number, number][] = []
  const paths: Path[] = []
  for (let attempt = 0; attempt < 200 && placed.length < 9; attempt++) {
    const [x, y] = [width * random.next(), height * random.next()]
    const big = size * random.between(0.6, 1.5)
    const box = { x: x - big, y: y - big, width: 2 * big, height: 2 * big }
    if (taken.some((of) => overlaps(of, box)) || placed.some(([px, py]) => Math.hypot(px - x, py - y) < base * 0.15))
      continue
    placed.push([x, y])
    paths.push(...theme.small(x, y, big, palette, random))
  }
  return paths
}
