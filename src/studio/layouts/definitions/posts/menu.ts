import { rectanglePath, filled } from '../../../art/svg-paths.ts'
import { right } from '../../../model/geometry.ts'
import { placeText, wrapBlock } from '../../../type/text-block.ts'
import { minTypeSize } from '../../type-sizes.ts'
import { composePost } from './post-canvas.ts'
import type { MenuRow } from '../../../copywriter/facts/post-block.ts'
import type { Box } from '../../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../../model/scene.ts'
import type { TextBlock } from '../../../type/text-block.ts'
import type { Layout, LayoutContext } from '../../layout-context.ts'

/** A menu or price list: three to seven rows with rules between them, each with its price at the right edge. */
export const menu: Layout = {
  name: 'menu',
  block: 'menu',
  voice: 'quiet',
  suits: ({ copy }) => (copy.block?.kind === 'menu' ? 1 : 0),
  compose: (context) => {
    const { block } = context.copy
    const rows = block?.kind === 'menu' ? block.rows : []
    return composePost(context, {
      grounds: ['primary', 'deep', 'second', 'tint'],
      share: { slim: 0.62, tall: 0.6, square: 0.6, wide: 0.54, banner: 0.52 },
      body: { block: null },
      createBody: (box, { ground }) => createRows(context, box, rows, ground),
    })
  },
}

interface MenuLine {
  name: TextBlock
  price: TextBlock
}

function createRows(context: LayoutContext, box: Box, rows: readonly MenuRow[], fill: string): Layer[] | null {
  const inner = box
  const step = inner.height / rows.length
  const lines = setRows(context, rows, inner.width, step, fill)
  if (!lines) return null
  const { muted } = context.surface(fill)
  return lines.flatMap(({ name, price }, index): Layer[] => {
    const top = inner.y + index * step
    const place = (block: TextBlock) => top + (step - block.height) / 2
    return [
      createRule(inner.x, top, inner.width, context.canvas.base * 0.0018, muted),
      placeText(name, inner.x, place(name)),
      placeText(price, right(inner), place(price), 'right'),
    ]
  })
}

/** Sets all rows in the largest size at which each fits its line. */
function setRows(
  context: LayoutContext,
  rows: readonly MenuRow[],
  width: number,
  step: number,
  fill: string,
): MenuLine[] | null {
  const { ink } = context.surface(fill)
  const least = minTypeSize(context.canvas)
  for (const scale of [1.9, 1.6, 1.35, 1.15, 1, 0.88]) {
    const size = Math.max(context.sizes.body * scale, least)
    const lines = rows.map(({ text, price }): MenuLine | null => {
      const amount = wrapBlock(
        { role: 'price', text: price, style: context.type.price, color: ink, ground: fill },
        context.ruler,
        size,
        width * 0.45,
        1,
      )
      const entry =
        amount &&
        wrapBlock(
          { role: 'benefit', text, style: context.type.body, color: ink, ground: fill },
          context.ruler,
          size,
          width - amount.width - size,
          1,
        )
      return entry && amount ? { name: entry, price: amount } : null
    })
    if (lines.every((line) => line !== null) && size * 1.55 <= step) return lines
  }
  return null
}

const createRule = (x: number, y: number, width: number, height: number, color: string): ArtLayer => {
  const box = { x, y, width, height: Math.max(1, height) }
  return {
    kind: 'art',
    role: 'field',
    box,
    corners: null,
    paths: [{ ...filled(rectanglePath(box), color), opacity: 0.35 }],
  }
}
