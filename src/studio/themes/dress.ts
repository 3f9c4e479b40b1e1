import { paletteOn } from '../art/palette.ts'
import { rectangle } from '../art/pen.ts'
import { grow, overlaps, wholePixelsWithin } from '../geometry.ts'
import type { Corner, Theme } from './theme.ts'
import type { Scope } from '../layouts/scope.ts'
import type { Box } from '../geometry.ts'
import type { ArtLayer, BackdropLayer, Layer, Path } from '../scene.ts'

/** A composed design with the season's decoration: large motifs in free corners, small ones strewn where nothing stands. */
export function dressed(scope: Scope, layers: Layer[]): Layer[] {
  const { theme, canvas } = scope
  if (!theme) return layers
  const { width, height, base } = canvas
  const placed = layers.filter(isPlaced)
  const words = placed.filter(isSpoken).map((layer) => grow(layer.box, base * 0.028))
  const sheet = { x: 0, y: 0, width, height }
  const ground = layers.find((layer) => layer.kind === 'backdrop')?.color ?? scope.roles.paper
  const fullBleed = layers.some((layer) => layer.kind === 'picture' && share(layer.box, sheet) > 0.7)
  const palette = paletteOn(fullBleed ? scope.roles.deep : ground, scope.roles)
  const random = scope.random('season')
  const corners = cornersOf(sheet).filter(
    (corner) => !words.some((box) => overlaps(box, cornerBox(corner, base * 0.25))),
  )
  const chosen = pairOf(random.shuffle(corners))
  const fields = fullBleed ? [] : chosen.flatMap((corner) => fieldsUnder(cornerBox(corner, base * 0.3), layers))
  const apart = paletteOn(palette.ground, scope.roles, ...fields)
  const large = chosen.flatMap((corner) => theme.corner(corner, base * reachOf(corner, words, base), apart, random))
  const things = placed.filter((layer) => !isGround(layer) && share(layer.box, sheet) < 0.93)
  const taken = [
    ...words,
    ...things.map((layer) => grow(layer.box, base * 0.01)),
    ...chosen.map((corner) => cornerBox(corner, base * 0.3)),
  ]
  const small = strewn(scope, theme, taken, palette)
  const art: ArtLayer = { kind: 'art', role: 'motif', box: sheet, corners: null, paths: [...small, ...large] }
  const at = layers.findIndex((layer) => isSpoken(layer) || (!fullBleed && layer.kind === 'picture'))
  return [...layers.slice(0, at), art, ...layers.slice(at)]
}

type Placed = Exclude<Layer, BackdropLayer>

const isPlaced = (layer: Layer): layer is Placed => layer.kind !== 'backdrop'
const isGround = (layer: Placed) => layer.kind === 'art' && (layer.role === 'ground' || layer.role === 'shadow')
const isSpoken = (layer: Layer) => ['text', 'logo', 'panel'].includes(layer.kind)
const share = (box: Box, of: Box) => (box.width * box.height) / (of.width * of.height)

/** The colours of fields that a motif in `box` would lie on. A frame, which has a hole, is none. */
function fieldsUnder(box: Box, layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => {
    if (layer.kind !== 'art' || layer.role !== 'field') return []
    const [field] = layer.paths
    const part = wholePixelsWithin(layer.box, box)
    if (!part || share(part, box) < 0.1 || field?.d !== rectangle(layer.box)) return []
    const { fill } = field
    return typeof fill === 'string' ? [fill] : (fill?.stops.slice(0, 1).map(([, color]) => color) ?? [])
  })
}

const cornersOf = ({ width, height }: Box): Corner[] => [
  { x: 0, y: 0, towards: [-1, -1] },
  { x: width, y: 0, towards: [1, -1] },
  { x: width, y: height, towards: [1, 1] },
  { x: 0, y: height, towards: [-1, 1] },
]

/** One corner and, where it is free, the one across from it. */
function pairOf(corners: readonly Corner[]): Corner[] {
  const [first, ...others] = corners
  if (!first) return []
  const facing = others.find(({ towards: [h, v] }) => h !== first.towards[0] && v !== first.towards[1])
  return [first, ...[facing ?? others[0]].filter((corner) => corner !== undefined)]
}

const cornerBox = ({ x, y, towards: [h, v] }: Corner, size: number): Box => ({
  x: h < 0 ? x : x - size,
  y: v < 0 ? y : y - size,
  width: size,
  height: size,
})

/** As far as a motif reaches without coming near words, in shares of the canvas's measure. */
function reachOf(corner: Corner, words: readonly Box[], base: number): number {
  return [0.42, 0.36, 0.3].find((size) => !words.some((box) => overlaps(box, cornerBox(corner, size * base)))) ?? 0.25
}

function strewn(scope: Scope, theme: Theme, taken: readonly Box[], palette: ReturnType<typeof paletteOn>): Path[] {
  const { width, height, base } = scope.canvas
  const random = scope.random('strewn')
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
