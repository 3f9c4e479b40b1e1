import { ellipsePath, filled } from '../../../art/svg-paths.ts'
import { placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { divideBox } from '../../split-canvas.ts'
import { fieldCorners } from '../../type-sizes.ts'
import { chooseCardColor, composePost } from './post-canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { SurfaceColors } from '../../../color/surface-colors.ts'
import type { Layer } from '../../../model/scene.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** A guide in three to five steps, one below the other, each with its number. */
export const steps: Layout = {
  name: 'steps',
  block: 'steps',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'steps' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const texts = block?.kind === 'steps' ? block.steps : []
    return composePost(context, {
      grounds: ['paper', 'tint', 'primary', 'second'],
      share: { slim: 0.6, tall: 0.58, square: 0.58, wide: 0.54, banner: 0.52 },
      body: { block: null },
      createBody: (box, { ground }) => createSteps(context, box, texts, chooseCardColor(context, ground)),
    })
  },
}

function createSteps(context: LayoutContext, box: Box, texts: readonly string[], fill: string): Layer[] | null {
  const gap = context.canvas.base * 0.014
  const rows = divideBox(box, texts.length, gap, 'y')
  const height = rows[0]?.height ?? 0
  const colors = context.surface(fill)
  const disc = Math.min(height * 0.5, context.canvas.base * 0.06)
  const pad = (height - disc) / 2
  const width = box.width - disc - Math.min(pad, disc) * 2.6
  const fit = (scale: number) =>
    texts.map((text) =>
      wrapBlock(
        { role: 'benefit', text, style: { ...context.type.label, leading: 1.22 }, color: colors.ink, ground: fill },
        context.ruler,
        context.sizes.body * scale,
        width,
        2,
      ),
    )
  const blocks = [1.7, 1.45, 1.25, 1.1, 0.95, 0.85]
    .map(fit)
    .find((set) => set.every((block) => block !== null && block.height + block.drop <= height * 0.86))
  if (!blocks) return null
  return rows.flatMap((row, index): Layer[] => {
    const block = blocks[index]
    if (!block) return []
    const inset = Math.min(pad, disc) * 0.8
    const x = row.x + inset + disc / 2
    const y = row.y + row.height / 2
    return [
      createField(row, fill, fieldCorners(context.toneStyle, context.canvas)),
      ...createNumber(context, x, y, disc, index, colors),
      placeText(block, row.x + inset * 2 + disc, y - block.height / 2),
    ]
  })
}

/** The number of a step on a disc. */
function createNumber(
  context: LayoutContext,
  x: number,
  y: number,
  size: number,
  index: number,
  ground: SurfaceColors,
): Layer[] {
  const { accent, onAccent } = ground
  const words = {
    role: 'eyebrow' as const,
    text: String(index + 1),
    style: context.type.price,
    color: onAccent,
    ground: accent,
  }
  const block = wrapBlock(words, context.ruler, size * 0.5, size, 1)
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  const disc: Layer = {
    kind: 'art',
    role: 'icon',
    box,
    corners: null,
    paths: [filled(ellipsePath(x, y, size / 2), accent)],
  }
  return block ? [disc, placeText(block, x, y - block.height / 2, 'center')] : [disc]
}
