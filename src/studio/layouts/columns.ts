import { ellipse, line, solid } from '../art/pen.ts'
import { star } from '../art/motifs.ts'
import { bottom, boxOf, right } from '../geometry.ts'
import { placeText, wrapBlock } from '../type/text-block.ts'
import { divided, halves } from './areas.ts'
import { brandEdge, field, schemeOf } from './scheme.ts'
import { fieldCorners } from './sizes.ts'
import { stageIn } from './stage-in.ts'
import { wordsIn } from './words.ts'
import type { Layout, Scope } from './scope.ts'
import type { Box } from '../geometry.ts'
import type { Layer, Path } from '../scene.ts'

/** Two or three reasons on cards of their own, under or beside the headline. */
export const columns: Layout = {
  name: 'columns',
  voice: 'quiet',
  suits: ({ copy, manner }) => (copy.benefits.length < 2 ? 0 : manner.factual ? 3.2 : 1.6),
  compose: (scope) => {
    const scheme = schemeOf(scope, ['paper', 'tint', 'primary', 'deep', 'paper'])
    const { canvas, copy, material } = scope
    const pictured = material.pictures.length > 0
    const beside = canvas.form === 'banner' || canvas.form === 'wide'
    const share = { slim: 0.38, tall: 0.46, square: 0.3, wide: 0.44, banner: 0.46 }
    const parts = halves(scope, { share, artFirst: false, stack: ['slim', 'tall', 'square'], gutter: 0.04 })
    const room = inside(parts.art, canvas.content, beside)
    const along = beside || canvas.form === 'slim' || canvas.form === 'tall' ? 'y' : 'x'
    const cards = divided(room, copy.benefits.length, canvas.base * 0.02, along)
    const placed = cards.map((box, index) => card(scope, box, copy.benefits[index] ?? '', index, scheme.ground, along))
    if (placed.some((of) => of === null))
      return [
        { kind: 'backdrop', color: scheme.ground },
        ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
        ...wordsIn(scope, canvas.content, scheme.ground).layers,
      ]
    const upper = pictured ? pairedWith(scope, parts.words) : null
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...brandEdge(scope, { ...scheme, lacksPrimary: scheme.ground !== scope.roles.primary }),
      ...(upper
        ? stageIn(scope, upper.picture, scheme, 'columns', { corners: fieldCorners(scope.manner, canvas) })
        : []),
      ...wordsIn({ ...scope, copy: { ...copy, benefits: [] } }, upper?.words ?? parts.words, scheme.ground, {
        spread: along === 'x' ? 'together' : 'edges',
        anchor: 'middle',
      }).layers,
      ...placed.flatMap((of) => of ?? []),
    ]
  },
}

function inside(art: Box, content: Box, beside: boolean): Box {
  return boxOf(beside ? art.x : content.x, beside ? content.y : art.y, right(content), bottom(content))
}

/** Words and picture side by side, where there is room for both. */
function pairedWith({ canvas }: Scope, box: Box): { words: Box; picture: Box } | null {
  if (canvas.form === 'wide' || canvas.form === 'banner' || canvas.form === 'slim') return null
  const cut = box.x + box.width * 0.58
  const top = canvas.form === 'tall' ? box.y + box.height * 0.12 : box.y
  return {
    words: boxOf(box.x, box.y, cut - canvas.base * 0.03, bottom(box)),
    picture: boxOf(cut, top, right(box), bottom(box)),
  }
}

function card(scope: Scope, box: Box, text: string, index: number, ground: string, along: 'x' | 'y'): Layer[] | null {
  const { roles, sizes, canvas } = scope
  const fills = [roles.primary, roles.second, roles.tint, roles.white].filter((color) => color !== ground)
  const style = scope.random('cards').pick(['same', 'turning'] as const)
  const fill = (style === 'same' ? fills[0] : fills[index % Math.min(2, fills.length)]) ?? roles.white
  const colors = scope.ground(fill)
  const pad = Math.min(canvas.base * 0.036, box.height * 0.16, box.width * 0.1)
  const upright = along === 'x'
  const icon = Math.min(canvas.base * 0.075, box.height * (upright ? 0.32 : 0.56), box.width * 0.26)
  const words = {
    role: 'benefit' as const,
    text,
    style: { ...scope.type.label, leading: 1.28 },
    color: colors.ink,
    ground: fill,
  }
  const width = upright ? box.width - 2 * pad : box.width - 3 * pad - icon
  const room = box.height - 2 * pad - (upright ? icon + pad * 0.5 : 0)
  const block = [1.12, 1, 0.88]
    .map((by) => wrapBlock(words, scope.ruler, sizes.body * by, width, 4))
    .find((of) => of !== null && of.height + of.drop <= room)
  if (!block) return null
  const corner = fieldCorners(scope.manner, canvas)
  const [ix, iy] = upright
    ? [box.x + pad + icon / 2, box.y + pad + icon / 2]
    : [box.x + pad + icon / 2, box.y + box.height / 2]
  const glyph: Layer = {
    kind: 'art',
    role: 'icon',
    box: { x: ix - icon / 2, y: iy - icon / 2, width: icon, height: icon },
    corners: null,
    paths: glyphAt(index, ix, iy, icon / 2, colors.accent),
  }
  const x = upright ? box.x + pad : box.x + 2 * pad + icon
  const y = upright ? bottom(box) - pad - block.height - block.drop * 0.5 : box.y + (box.height - block.height) / 2
  return [field(box, fill, corner), glyph, placeText(block, x, y)]
}

/** Three plain signs that say no more than one, two, three. */
function glyphAt(index: number, x: number, y: number, r: number, color: string): Path[] {
  if (index % 3 === 0)
    return [
      solid(
        [0, 90, 180, 270]
          .map((turn) =>
            ellipse(
              x + Math.cos((turn * Math.PI) / 180) * r * 0.5,
              y + Math.sin((turn * Math.PI) / 180) * r * 0.5,
              r * 0.48,
            ),
          )
          .join(''),
        color,
      ),
    ]
  if (index % 3 === 1) return [star(x, y, r, color, 8, 0.62)]
  return [line(ellipse(x, y, r * 0.78), color, r * 0.42), solid(ellipse(x, y, r * 0.26), color)]
}
