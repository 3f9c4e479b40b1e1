import { placeText, wrapBlock } from '../../type/text-block.ts'
import { createFactIcon } from './fact-icon.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Align, TextBlock } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'

/** Rows of facts, each with a symbol of its kind, measured but not yet placed. Sizes are pixels. */
export interface FactList {
  width: number
  height: number
  /** `x` is the left edge, or the center of centered rows. */
  place(x: number, top: number): Layer[]
}

/** Lists the rows of a design: those of a request in its order, otherwise details first, then benefits. */
export function listFactRows({
  details,
  benefits,
  pieces = [],
}: Pick<Copy, 'details' | 'benefits' | 'pieces'>): Fact[] {
  const rows = [...details, ...benefits.map((text): Fact => ({ kind: 'feature', text }))]
  const isRow = ({ slot }: PlacedPiece) => slot === 'detail' || slot === 'benefit'
  const order = new Map(pieces.filter(isRow).map(({ text }, index) => [text, index]))
  const rank = ({ text }: Fact) => order.get(text) ?? order.size
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

/** Longer rows may have four lines. In UTF-16 code units. */
const LONG_ROW = 40

/** Returns null if the list is empty or a row does not fit into `widest` pixels. Centered rows have no symbols. */
export function createFactList(
  context: LayoutContext,
  ground: SurfaceColors,
  facts: readonly Fact[],
  widest: number,
  align: Align = 'left',
): FactList | null {
  const body = context.sizes.body * chooseScale(context, facts.length)
  const disc = align === 'left' ? body * 1.16 : 0
  const indent = align === 'left' ? disc + body * 0.62 : 0
  const blocks = facts.map((fact) =>
    wrapBlock(
      toTextSpec(context, ground, fact),
      context.ruler,
      body,
      widest - indent,
      fact.text.length > LONG_ROW ? 4 : 2,
    ),
  )
  const gap = body * (facts.length > 3 ? 0.85 : 1.15)
  if (blocks.length === 0 || blocks.some((block) => block === null)) return null
  const rows = blocks.filter((block) => block !== null)
  const heights = rows.map((block) => Math.max(block.height, disc))
  const place = (x: number, top: number) => {
    let y = top
    return rows.flatMap((block, index): Layer[] => {
      const height = heights[index] ?? disc
      const icon =
        facts[index] && disc > 0 ? [createFactIcon(facts[index].kind, x, y + (height - disc) / 2, disc, ground)] : []
      const text = placeFact(block, facts[index], x + indent, y + (height - block.height) / 2, align)
      y += height + gap
      return [...icon, text]
    })
  }
  return {
    width: indent + Math.max(...rows.map((block) => block.width)),
    height: heights.reduce((sum, height) => sum + height, gap * (rows.length - 1)),
    place,
  }
}

/** A short list has larger rows, especially on a story, which has space for them. */
const chooseScale = ({ canvas }: LayoutContext, count: number) =>
  count > 3 ? 1 : canvas.aspect === 'tall' || canvas.aspect === 'slim' ? 1.3 : 1.12

/** A detail has a stronger style than a benefit: it states when, where, and how much. */
function toTextSpec({ type }: LayoutContext, ground: SurfaceColors, { kind, text }: Fact) {
  const isFeature = kind === 'feature'
  const style = isFeature ? type.body : { ...type.label, leading: type.body.leading }
  return {
    role: isFeature ? ('benefit' as const) : ('detail' as const),
    text,
    style,
    color: ground.ink,
    ground: ground.fill,
  }
}

function placeFact(block: TextBlock, fact: Fact | undefined, x: number, top: number, align: Align) {
  const layer = placeText(block, x, top, align)
  return fact ? { ...layer, fact: fact.kind } : layer
}
