import { ellipsePath, stroked, filled } from '../../art/svg-paths.ts'
import { bottom, boxFromEdges, centerX, centerY, grow, right } from '../../model/geometry.ts'
import { fitBlock, placeText } from '../../type/text-block.ts'
import { createBrandMark } from '../text/brand-mark.ts'
import { createCtaRow } from '../text/cta-row.ts'
import { scallopPath } from '../text/sticker.ts'
import { chooseLargeTextColor } from '../text/large-text-color.ts'
import { createBrandMarkStrip } from '../text/brand-mark-strip.ts'
import { chooseColorScheme } from '../color-scheme.ts'
import { minTypeSize } from '../type-sizes.ts'
import { createBackgroundPattern } from '../background-pattern.ts'
import { listFactRows } from '../text/fact-list.ts'
import { createStandardColumn } from '../text/standard-column.ts'
import type { Layout, LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** The headline is in a scalloped seal at the center of a patterned background. On a photo, it would cover what the photo shows. */
export const seal: Layout = {
  name: 'seal',
  voice: 'loud',
  suits: ({ copy, toneStyle, images, aspect }) => {
    const crowded = copy.headline.length > 40 || listFactRows(copy).length > 0 || copy.subline !== null
    if (crowded || images.length > 0) return 0
    return ([0.5, 1, 1.4][toneStyle.energy] ?? 1) * (aspect === 'banner' ? 0.4 : 1)
  },
  compose: (context) => {
    const { roles, canvas } = context
    const scheme = chooseColorScheme(context, ['primary', 'second', 'soft', 'tint', 'deep'])
    const { ground } = scheme
    const fill = ground === roles.primary ? chooseSealColor(context) : roles.primary
    const places =
      canvas.aspect === 'banner' || canvas.aspect === 'wide'
        ? placeInRow(context, ground)
        : placeInColumn(context, ground)
    const stamped = createSeal(context, places.space, fill)
    if (!stamped)
      return [
        { kind: 'backdrop', color: scheme.ground },
        ...createStandardColumn(context, canvas.content, scheme.ground).layers,
      ]
    return [
      { kind: 'backdrop', color: ground },
      ...createBackgroundPattern(context, places.space, ground, true),
      ...stamped,
      ...places.layers,
    ]
  },
}

interface SealPlacement {
  /** The area for the seal. */
  space: Box
  /** Brand mark and call to action. */
  layers: Layer[]
}

/** Brand mark at the top, call to action at the bottom. */
function placeInColumn(context: LayoutContext, ground: string): SealPlacement {
  const { content } = context.canvas
  const top = createBrandMarkStrip(context, ground, content, { at: 'top', align: 'center' })
  const cta = createCta(context, ground, content.width)
  const low = cta ? bottom(content) - cta.height - cta.drop : bottom(content)
  const gap = context.sizes.groupGap * 0.7
  return {
    space: boxFromEdges(content.x, top.rest.y, right(content), low - (cta ? gap : 0)),
    layers: [...top.layers, ...(cta?.place(centerX(content), low, 'center') ?? [])],
  }
}

/** Brand mark on the left of the seal, call to action on its right. */
function placeInRow(context: LayoutContext, ground: string): SealPlacement {
  const { content, width, base } = context.canvas
  const side = (content.width - Math.min(content.height, content.width * 0.5)) / 2 - base * 0.05
  const mark = createBrandMark(context, context.surface(ground), side)
  const cta = createCta(context, ground, side)
  const space = boxFromEdges(content.x + side, content.y, right(content) - side, bottom(content))
  return {
    space,
    layers: [
      ...mark.place(content.x, centerY(content) - mark.height / 2, 'left'),
      ...(cta?.place(Math.min(right(content), width), centerY(content) - cta.height / 2, 'right') ?? []),
    ],
  }
}

const createCta = (context: LayoutContext, ground: string, widest: number) =>
  createCtaRow(
    context,
    context.surface(ground),
    { cta: context.copy.cta, price: context.copy.price, beside: null },
    widest,
  )

const chooseSealColor = (context: LayoutContext) => {
  const { accent } = context.surface(context.roles.primary)
  return accent === context.roles.primary ? context.roles.paper : accent
}

function createSeal(context: LayoutContext, space: Box, fill: string): Layer[] | null {
  const { copy, canvas, type } = context
  const d = Math.min(space.width, space.height)
  const [x, y, r] = [centerX(space), centerY(space), d / 2]
  const ground = context.surface(fill)
  const inner = grow({ x: x - r, y: y - r, width: d, height: d }, -d * 0.16, -d * 0.22)
  const words = { role: 'headline' as const, text: copy.headline, style: type.poster, color: ground.ink, ground: fill }
  const block = fitBlock(words, context.ruler, {
    width: inner.width,
    height: inner.height,
    counts: [3, 2, 4, 1],
    most: d * 0.26,
    least: minTypeSize(canvas),
  })
  if (!block) return null
  const ring = stroked(
    ellipsePath(x, y, r * 0.84),
    chooseLargeTextColor(context, ground, type.poster.face, block.size),
    Math.max(1.5, d * 0.006),
  )
  const art: ArtLayer = {
    kind: 'art',
    role: 'field',
    box: { x: x - r, y: y - r, width: d, height: d },
    corners: null,
    paths: [filled(scallopPath(x, y, r, 26), fill), ring],
  }
  const color = chooseLargeTextColor(context, ground, type.poster.face, block.size)
  return [art, placeText({ ...block, color }, x, y - block.height / 2, 'center')]
}
