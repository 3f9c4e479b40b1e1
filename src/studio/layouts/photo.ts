import { rectangle, solid } from '../art/pen.ts'
import { bottom, boxOf, grow, right } from '../geometry.ts'
import { halves, stackedForms } from './areas.ts'
import { brandEdge, field } from './scheme.ts'
import { scrimColor, scrimUnder } from './scrim.ts'
import { fieldCorners } from './sizes.ts'
import { covering } from './stage.ts'
import { alignIn, wordsIn } from './words.ts'
import type { Halves } from './areas.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { PictureFacts } from '../material.ts'
import type { ArtLayer, Layer, PictureLayer, Stop } from '../scene.ts'

/** A photograph over the whole canvas; words on a shade of it, where it melts into the brand's colour, or on a card. */
export const photo: Layout = {
  name: 'photo',
  voice: 'quiet',
  suits: ({ pictures, emphasis }) =>
    pictures[0]?.kind === 'photo' && pictures.length === 1 ? (emphasis.goal === 'awareness' ? 4 : 2.6) : 0,
  compose: (scope) => {
    const picture = scope.material.pictures[0]
    const { width, height } = scope.canvas
    const sheet = { x: 0, y: 0, width, height }
    if (!picture) return [{ kind: 'backdrop', color: scope.roles.primary }]
    const flat = scope.canvas.form === 'banner'
    const way = scope.random('photo').pick(flat ? [melting, melting, onCard] : [shaded, shaded, melting, onCard])
    return [{ kind: 'backdrop', color: scope.roles.primary }, ...way(scope, picture, sheet)]
  },
}

/** Words stand away from what the eye goes to; in a square at the foot or at a side. */
function partsOf(scope: Scope, { focus }: PictureFacts, share: Parameters<typeof halves>[1]['share']): Halves {
  const stack = stackedForms(scope, 0.5)
  const stacked = stack.includes(scope.canvas.form)
  return halves(scope, { share, artFirst: stacked ? focus.y < 0.62 : focus.x < 0.48, stack })
}

/** The whole canvas, with what the eye goes to in the part that the words leave free. */
function covers(picture: PictureFacts, sheet: Box, { art }: Halves): PictureLayer {
  const at = { x: (art.x + art.width / 2) / sheet.width, y: (art.y + art.height / 2) / sheet.height, zoom: 1.12 }
  return covering(picture, sheet, [0, 0, 0, 0], at)
}

/** The words are set twice: once to see where they stand, and then on the shade that they need there. */
function shaded(scope: Scope, picture: PictureFacts, sheet: Box): Layer[] {
  const share = { slim: 0.36, tall: 0.42, square: 0.4, wide: 0.46, banner: 0.44 }
  const parts = partsOf(scope, picture, share)
  const cover = covers(picture, sheet, parts)
  const color = scrimColor(scope.roles.deep)
  const over = {
    most: scope.canvas.base * 0.108,
    ...alignIn(scope, parts.stacked),
    ...(parts.stacked && parts.artFirst ? LOW : {}),
  }
  const under = grow(extentOf(wordsIn(scope, parts.words, color, over).layers, parts.words), scope.canvas.base * 0.035)
  const scrim = scrimUnder(picture, cover.crop, cover.box, under, color, scope.roles.paper)
  return [
    cover,
    veil(scope, parts, under, color, scrim.opacity, Math.max(scrim.opacity, 0.9)),
    ...brandEdge(scope, { ground: '', field: '', lacksPrimary: true }),
    ...wordsIn(scope, parts.words, scrim.ground, over).layers,
  ]
}

const LOW = { anchor: 'bottom' } as const

/** What words, logo and button really take up of the box that they were given. */
function extentOf(layers: readonly Layer[], box: Box): Box {
  const boxes = layers.flatMap((layer) => (layer.kind === 'backdrop' ? [] : [layer.box]))
  if (boxes.length === 0) return box
  return boxOf(
    Math.min(...boxes.map((of) => of.x)),
    Math.min(...boxes.map((of) => of.y)),
    Math.max(...boxes.map(right)),
    Math.max(...boxes.map(bottom)),
  )
}

/** The photograph turns into the primary, and the words stand on nothing else. */
function melting(scope: Scope, picture: PictureFacts, sheet: Box): Layer[] {
  const share = { slim: 0.46, tall: 0.5, square: 0.5, wide: 0.5, banner: 0.48 }
  const parts = partsOf(scope, picture, share)
  const { primary } = scope.roles
  const under = grow(parts.words, scope.canvas.base * 0.045)
  const { art, stacked, artFirst } = parts
  const by = (stacked ? sheet.height : sheet.width) * 0.16
  const shown = stacked
    ? boxOf(0, artFirst ? 0 : art.y - by, sheet.width, bottom(art) + (artFirst ? by : 0))
    : boxOf(artFirst ? 0 : art.x - by, 0, right(art) + (artFirst ? by : 0), sheet.height)
  const cover = covering(picture, shown, [0, 0, 0, 0])
  return [cover, veil(scope, parts, under, primary, 1, 1), ...wordsIn(scope, parts.words, primary).layers]
}

/** A gradient that holds under the words and runs out over the rest. */
function veil(
  { canvas }: Scope,
  { artFirst, stacked }: Halves,
  words: Box,
  color: string,
  hold: number,
  edge: number,
): ArtLayer {
  const { width, height } = canvas
  const length = stacked ? height : width
  const reach = stacked ? (artFirst ? height - words.y : bottom(words)) : artFirst ? width - words.x : right(words)
  const held = Math.min(0.94, reach / length)
  const rest = 1 - held
  const fall: Stop[] = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85, 1].map((at): Stop => [
    held + rest * 0.85 * at,
    color,
    hold * (0.5 + 0.5 * Math.cos(Math.PI * at)),
  ])
  const stops: Stop[] = [[0, color, edge], [held * 0.35, color, hold], ...fall]
  const from: [number, number] = artFirst ? (stacked ? [0, height] : [width, 0]) : [0, 0]
  const to: [number, number] = artFirst ? [0, 0] : stacked ? [0, height] : [width, 0]
  const box = { x: 0, y: 0, width, height }
  return {
    kind: 'art',
    role: 'shadow',
    box,
    corners: null,
    paths: [solid(rectangle(box), { type: 'linear', from, to, stops })],
  }
}

/** A card in one of the brand's colours that leaves the photograph's heart free. */
function onCard(scope: Scope, picture: PictureFacts, sheet: Box): Layer[] {
  const { canvas, roles } = scope
  const share = { slim: 0.48, tall: 0.54, square: 0.46, wide: 0.5, banner: 0.46 }
  const parts = partsOf(scope, picture, share)
  const { content, base } = canvas
  const pad = base * 0.055
  const fill = scope.random('card').pick([roles.primary, roles.primary, roles.paper])
  const words = boxOf(
    parts.words.x,
    parts.words.y + (parts.stacked ? pad : 0),
    right(parts.words),
    bottom(parts.words) - (parts.stacked && !parts.artFirst ? pad : 0),
  )
  const inner = parts.stacked ? grow(words, -pad * 0.6, 0) : grow(words, -pad * 0.5, -pad * 0.5)
  const card = boxOf(
    Math.max(inner.x - pad, Math.min(content.x, base * 0.04)),
    Math.max(inner.y - pad, base * 0.03),
    Math.min(right(inner) + pad, canvas.width - base * 0.03),
    Math.min(bottom(inner) + pad, canvas.height - base * 0.03),
  )
  return [
    covers(picture, sheet, parts),
    field(card, fill, fieldCorners(scope.manner, canvas)),
    ...brandEdge(scope, { ground: '', field: '', lacksPrimary: fill !== roles.primary }),
    ...wordsIn(scope, inner, fill).layers,
  ]
}
