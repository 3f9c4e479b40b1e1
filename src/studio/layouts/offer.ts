import { deltaE } from '../color/oklch.ts'
import { bottom, boxOf, grow, right } from '../geometry.ts'
import { halves, seen } from './areas.ts'
import { figureIn } from './figure.ts'
import { brandEdge, schemeOf } from './scheme.ts'
import { stageIn } from './stage-in.ts'
import { texture } from './texture.ts'
import { wordsIn } from './words.ts'
import type { Halves } from './areas.ts'
import type { Scheme } from './scheme.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { Layer } from '../scene.ts'

/** The price, or what makes the offer one, is the largest thing on the sheet. */
export const offer: Layout = {
  name: 'offer',
  voice: 'loud',
  suits: ({ copy, emphasis, manner }) => {
    const figure = copy.price ?? copy.badge
    if (!figure || figure.length > 26) return 0
    return (emphasis.goal === 'sales' ? 2.6 : 1) * ([0.6, 1, 1.2][manner.energy] ?? 1)
  },
  compose: (scope) => {
    const scheme = schemeOf(scope, ['primary', 'second', 'deep', 'tint'])
    const random = scope.random('offer')
    const share = { slim: 0.46, tall: 0.48, square: 0.47, wide: 0.44, banner: 0.4 }
    const parts = halves(scope, { share, artFirst: random.chance(0.3), gutter: 0.04 })
    const said = spoken(scope)
    const pictured = scope.material.pictures.length > 0
    const stage = pictured ? stageIn(scope, parts.art, scheme, 'offer') : []
    const figure = said && figureOf(scope, parts, scheme, said, bodyOn(stage))
    const left: Scope = said && figure ? { ...scope, copy: { ...scope.copy, [said.role]: null } } : scope
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...texture(scope, parts.art, scheme.ground, true),
      ...(pictured || figure ? stage : stageIn(scope, parts.art, scheme, 'offer')),
      ...brandEdge(scope, pictured ? scheme : { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...(figure ?? []),
      ...wordsIn(left, parts.words, scheme.ground, {
        headline: scope.type.poster,
        most: scope.canvas.base * (scope.canvas.form === 'banner' ? 0.11 : 0.125),
        spread: 'edges',
      }).layers,
    ]
  },
}

const spoken = ({ copy }: Scope) =>
  copy.price
    ? ({ role: 'price', text: copy.price } as const)
    : copy.badge
      ? ({ role: 'badge', text: copy.badge } as const)
      : null

/** The cut-out that stands on a stage; a photograph has none. */
function bodyOn(stage: readonly Layer[]): Box | null {
  const body = stage.find((layer) => layer.kind === 'picture' && (layer.shadow !== null || layer.blend === 'multiply'))
  return body?.kind === 'picture' ? body.box : null
}

/** Beside a picture it sits on the picture's corner, otherwise it is the picture. */
function figureOf(
  scope: Scope,
  parts: Halves,
  scheme: Scheme,
  said: NonNullable<ReturnType<typeof spoken>>,
  body: Box | null,
): Layer[] | null {
  const pictured = scope.material.pictures.length > 0
  const { canvas, roles } = scope
  const area = inContent(seen(parts.art, scope), canvas.content)
  const short = Math.min(area.width, area.height)
  const large = scope.emphasis.goal === 'sales' ? 0.58 : 0.5
  const size = pictured ? short * large : short
  const atTop = !parts.stacked || !parts.artFirst
  const atRight = parts.stacked || !parts.artFirst
  const box = pictured ? stickerIn(area, size, { atRight, atTop }, body) : area
  const behind = pictured ? scheme.field : scheme.ground
  const product = scope.material.pictures[0]?.colors[0]
  const fills = [roles.secondary, roles.primary, roles.second, roles.white, roles.deep]
  const clear = fills.filter((color) => deltaE(behind, color) > 20 && (!product || deltaE(product, color) > 14))
  const farthest = fills.reduce((best, color) => (deltaE(behind, color) > deltaE(behind, best) ? color : best))
  const shapes = scope.manner.corner === 'sharp' ? (['disc', 'tag'] as const) : (['burst', 'scallop', 'disc'] as const)
  const shape = scope.random('figure').pick(shapes)
  return figureIn(scope, box, { ...said, shape, fill: clear[0] ?? farthest })
}

/** The share of a product that a sticker may hide, and how far it may shrink for that. */
const HIDDEN_MAX = 0.05
const SHRUNK = [1, 0.9, 0.8, 0.72]

/** In its corner, or in the one beside it, as large as it can be without hiding the product; else where it hides the least. */
function stickerIn(area: Box, size: number, at: { atRight: boolean; atTop: boolean }, body: Box | null): Box {
  const place = (d: number, atRight: boolean, atTop: boolean): Box => ({
    x: atRight ? right(area) - d : area.x,
    y: atTop ? area.y : bottom(area) - d,
    width: d,
    height: d,
  })
  const beside = (d: number, atTop: boolean) => [at.atRight, !at.atRight].map((side) => place(d, side, atTop))
  if (!body) return place(size, at.atRight, at.atTop)
  const places = SHRUNK.flatMap((share) => beside(size * share, at.atTop))
  const smallest = size * (SHRUNK.at(-1) ?? 1)
  const corners = [...beside(smallest, at.atTop), ...beside(smallest, !at.atTop)]
  const least = corners.reduce((best, box) => (hidden(box, body) < hidden(best, body) ? box : best))
  return places.find((box) => hidden(box, body) <= HIDDEN_MAX) ?? least
}

/** The share of `body` behind a disc in `box`, whose corners are clear. */
function hidden(box: Box, body: Box): number {
  const disc = grow(box, -box.width * 0.07)
  const width = Math.min(right(disc), right(body)) - Math.max(disc.x, body.x)
  const height = Math.min(bottom(disc), bottom(body)) - Math.max(disc.y, body.y)
  return (Math.max(0, width) * Math.max(0, height)) / (body.width * body.height)
}

function inContent(box: Box, content: Box): Box {
  return boxOf(
    Math.max(box.x, content.x),
    Math.max(box.y, content.y),
    Math.min(right(box), right(content)),
    Math.min(bottom(box), bottom(content)),
  )
}
