import { bottom } from '../../../model/geometry.ts'
import { fitBlock, placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { divideBox } from '../../split-canvas.ts'
import { fieldCorners, minTypeSize } from '../../type-sizes.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { chooseCardColor, composePost } from './post-canvas.ts'
import type { ComparisonSide } from '../../../copywriter/facts/post-block.ts'
import type { Box } from '../../../model/geometry.ts'
import type { Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** Before and after: two cards, the first quiet, the second in the accent color. */
export const comparison: Layout = {
  name: 'comparison',
  block: 'comparison',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'comparison' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const sides = block?.kind === 'comparison' ? block.sides : []
    return composePost(context, {
      grounds: ['paper', 'tint', 'deep', 'primary'],
      share: { slim: 0.58, tall: 0.54, square: 0.5, wide: 0.56, banner: 0.56 },
      body: { block: null },
      createBody: (box, { ground }) => {
        const { aspect, base } = context.canvas
        const cards = divideBox(box, 2, base * 0.022, aspect === 'slim' || aspect === 'tall' ? 'y' : 'x')
        const quiet = chooseCardColor(context, ground)
        const { accent } = context.surface(ground)
        const placed = sides.map((side, index) =>
          createSide(context, cards[index] ?? box, side, index === 0 ? quiet : accent),
        )
        return placed.some((layers) => layers === null) ? null : placed.flatMap((layers) => layers ?? [])
      },
    })
  },
}

function createSide(context: LayoutContext, box: Box, { label, text }: ComparisonSide, fill: string): Layer[] | null {
  const { type, ruler, sizes, canvas } = context
  const colors = context.surface(fill)
  const pad = Math.min(canvas.base * 0.045, box.width * 0.1, box.height * 0.13)
  const width = box.width - 2 * pad
  const heading = wrapBlock(
    { role: 'eyebrow', text: label, style: type.eyebrow, color: colors.ink, ground: fill },
    ruler,
    sizes.eyebrow * 1.15,
    width,
    1,
  )
  if (!heading) return null
  const words = { role: 'benefit' as const, text, style: type.headline, color: colors.ink, ground: fill }
  const space = {
    width,
    height: box.height - 2 * pad - heading.height - sizes.gap,
    counts: [2, 3, 1, 4],
    most: canvas.base * 0.062,
  }
  const block = fitBlock(words, ruler, { ...space, least: Math.max(minTypeSize(canvas), sizes.body) })
  if (!block) return null
  const colored = { ...block, color: chooseLargeTextColor(context, colors, type.headline.face, block.size) }
  return [
    createField(box, fill, fieldCorners(context.toneStyle, canvas)),
    placeText(heading, box.x + pad, box.y + pad),
    placeText(colored, box.x + pad, bottom(box) - pad - block.height - block.drop * 0.4),
  ]
}
