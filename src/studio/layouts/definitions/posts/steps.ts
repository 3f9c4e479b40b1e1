import { placeText, wrapBlock } from '../../../type/text-block.ts'
import { createField } from '../../color-scheme.ts'
import { divideBox } from '../../split-canvas.ts'
import { chooseLargeTextColor } from '../../text/large-text-color.ts'
import { composePost } from './post-canvas.ts'
import type { Box } from '../../../model/geometry.ts'
import type { SurfaceColors } from '../../../color/surface-colors.ts'
import type { Layer } from '../../../model/scene.ts'
import type { TextBlock } from '../../../type/text-block.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** A guide in three to five steps, one below the other, each with a large numeral and a rule. */
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
      createBody: (box, { ground }) => createSteps(context, box, texts, ground),
    })
  },
}

/** The numeral of a step, as a share of the height of its row, and the most of it as a share of `canvas.base`. */
const NUMERAL = { share: 0.62, most: 0.095 }

function createSteps(context: LayoutContext, box: Box, texts: readonly string[], ground: string): Layer[] | null {
  const { canvas, ruler, type, sizes } = context
  const rows = divideBox(box, texts.length, 0, 'y')
  const height = rows[0]?.height ?? 0
  const colors = context.surface(ground)
  const numeral = Math.min((height * NUMERAL.share) / type.poster.face.family.cap, canvas.base * NUMERAL.most)
  const numbers = texts.map((_, index) => createNumber(context, index, numeral, box.width, colors))
  const indent = Math.max(...numbers.map((block) => block?.width ?? 0)) + canvas.base * 0.028
  const style = { ...type.label, leading: 1.2 }
  const fit = (scale: number) =>
    texts.map((text) =>
      wrapBlock(
        { role: 'benefit', text, style, color: colors.ink, ground },
        ruler,
        sizes.body * scale,
        box.width - indent,
        2,
      ),
    )
  const blocks = [2.2, 1.95, 1.7, 1.45, 1.25, 1.1, 0.95, 0.85]
    .map(fit)
    .find((set) => set.every((block) => block !== null && block.height + block.drop <= height * 0.74))
  if (!blocks) return null
  const line = Math.max(1, canvas.base * 0.0018)
  return rows.flatMap((row, index): Layer[] => {
    const [block, number] = [blocks[index], numbers[index]]
    if (!block || !number) return []
    const y = row.y + row.height / 2
    return [
      createField({ ...row, height: line }, colors.muted),
      placeText(number, row.x, y - number.height / 2),
      placeText(block, row.x + indent, y - block.height / 2),
    ]
  })
}

/** The number of a step. Numerals of serif families may hang below the line, so theirs are those of the small text. */
function createNumber(
  context: LayoutContext,
  index: number,
  size: number,
  width: number,
  ground: SurfaceColors,
): TextBlock | null {
  const { poster, price } = context.type
  const style = poster.face.family.generic === 'serif' ? price : poster
  const color = chooseLargeTextColor(context, ground, style.face, size)
  const words = { role: 'eyebrow' as const, text: String(index + 1), style, color, ground: ground.fill }
  return wrapBlock(words, context.ruler, size, width, 1)
}
