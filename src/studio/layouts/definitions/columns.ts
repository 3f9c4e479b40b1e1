import { hasSubject } from '../../model/material.ts'
import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { star } from '../../art/motifs.ts'
import { bottom, boxFromEdges, right } from '../../model/geometry.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { divideBox, splitCanvas } from '../split-canvas.ts'
import { createBrandEdge, createField, chooseColorScheme } from '../color-scheme.ts'
import { fieldCorners } from '../type-sizes.ts'
import { createImageArea } from '../images/image-area.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { Layer, Path } from '../../model/scene.ts'

/** Two or three benefits on cards, below or beside the headline. */
export const columns: Layout = {
  name: 'columns',
  voice: 'quiet',
  suits: ({ copy, toneStyle }) => (copy.benefits.length < 2 ? 0 : toneStyle.factual ? 3.2 : 1.6),
  compose: (context) => {
    const scheme = chooseColorScheme(context, ['paper', 'tint', 'primary', 'deep', 'paper'])
    const { canvas, copy, material } = context
    const pictured = hasSubject(material)
    const beside = canvas.aspect === 'banner' || canvas.aspect === 'wide'
    const share = { slim: 0.38, tall: 0.46, square: 0.3, wide: 0.44, banner: 0.46 }
    const parts = splitCanvas(context, { share, artFirst: false, stack: ['slim', 'tall', 'square'], gutter: 0.04 })
    const room = findCardArea(parts.art, canvas.content, beside)
    const along = beside || canvas.aspect === 'slim' || canvas.aspect === 'tall' ? 'y' : 'x'
    const cards = divideBox(room, copy.benefits.length, canvas.base * 0.02, along)
    const placed = cards.map((box, index) =>
      createCard(context, box, copy.benefits[index] ?? '', index, scheme.ground, along),
    )
    if (placed.some((of) => of === null))
      return [
        { kind: 'backdrop', color: scheme.ground },
        ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
        ...createStandardColumn(context, canvas.content, scheme.ground).layers,
      ]
    const upper = pictured ? splitForImage(context, parts.words) : null
    return [
      { kind: 'backdrop', color: scheme.ground },
      ...createBrandEdge(context, { ...scheme, lacksPrimary: scheme.ground !== context.roles.primary }),
      ...(upper
        ? createImageArea(context, upper.image, scheme, 'columns', {
            corners: fieldCorners(context.toneStyle, canvas),
          })
        : []),
      ...createStandardColumn(
        { ...context, copy: { ...copy, benefits: [] } },
        upper?.words ?? parts.words,
        scheme.ground,
        {
          spread: along === 'x' ? 'together' : 'edges',
          anchor: 'middle',
        },
      ).layers,
      ...placed.flatMap((of) => of ?? []),
    ]
  },
}

function findCardArea(art: Box, content: Box, beside: boolean): Box {
  return boxFromEdges(beside ? art.x : content.x, beside ? content.y : art.y, right(content), bottom(content))
}

/** Splits the box into text and image next to each other. Returns null if there is not enough space. */
function splitForImage({ canvas }: LayoutContext, box: Box): { words: Box; image: Box } | null {
  if (canvas.aspect === 'wide' || canvas.aspect === 'banner' || canvas.aspect === 'slim') return null
  const cut = box.x + box.width * 0.58
  const top = canvas.aspect === 'tall' ? box.y + box.height * 0.12 : box.y
  return {
    words: boxFromEdges(box.x, box.y, cut - canvas.base * 0.03, bottom(box)),
    image: boxFromEdges(cut, top, right(box), bottom(box)),
  }
}

function createCard(
  context: LayoutContext,
  box: Box,
  text: string,
  index: number,
  ground: string,
  along: 'x' | 'y',
): Layer[] | null {
  const { roles, sizes, canvas } = context
  const fills = [roles.primary, roles.second, roles.tint, roles.white].filter((color) => color !== ground)
  const style = context.random('cards').pick(['same', 'turning'] as const)
  const fill = (style === 'same' ? fills[0] : fills[index % Math.min(2, fills.length)]) ?? roles.white
  const colors = context.surface(fill)
  const pad = Math.min(canvas.base * 0.036, box.height * 0.16, box.width * 0.1)
  const upright = along === 'x'
  const icon = Math.min(canvas.base * 0.075, box.height * (upright ? 0.32 : 0.56), box.width * 0.26)
  const words = {
    role: 'benefit' as const,
    text,
    style: { ...context.type.label, leading: 1.28 },
    color: colors.ink,
    ground: fill,
  }
  const width = upright ? box.width - 2 * pad : box.width - 3 * pad - icon
  const room = box.height - 2 * pad - (upright ? icon + pad * 0.5 : 0)
  const block = [1.12, 1, 0.88]
    .map((by) => wrapBlock(words, context.ruler, sizes.body * by, width, 4))
    .find((of) => of !== null && of.height + of.drop <= room)
  if (!block) return null
  const corner = fieldCorners(context.toneStyle, canvas)
  const [ix, iy] = upright
    ? [box.x + pad + icon / 2, box.y + pad + icon / 2]
    : [box.x + pad + icon / 2, box.y + box.height / 2]
  const glyph: Layer = {
    kind: 'art',
    role: 'icon',
    box: { x: ix - icon / 2, y: iy - icon / 2, width: icon, height: icon },
    corners: null,
    paths: createGlyph(index, ix, iy, icon / 2, colors.accent),
  }
  const x = upright ? box.x + pad : box.x + 2 * pad + icon
  const y = upright ? bottom(box) - pad - block.height - block.drop * 0.5 : box.y + (box.height - block.height) / 2
  return [createField(box, fill, corner), glyph, placeText(block, x, y)]
}

/** Three neutral icons, used in order. */
function createGlyph(index: number, x: number, y: number, r: number, color: string): Path[] {
  if (index % 3 === 0)
    return [
      filled(
        [0, 90, 180, 270]
          .map((turn) =>
            ellipsePath(
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
  return [stroked(ellipsePath(x, y, r * 0.78), color, r * 0.42), filled(ellipsePath(x, y, r * 0.26), color)]
}
