import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Align, TextBlock } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** Rows of facts with rules between them, measured but not yet placed. Sizes are pixels. */
export interface FactList {
  width: number
  height: number
  /** How far the last row extends below the height. */
  drop: number
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

/** Returns null if the list is empty or a row does not fit into `widest` pixels. Centered rows have no rules. */
export function createFactList(
  context: LayoutContext,
  ground: SurfaceColors,
  facts: readonly Fact[],
  widest: number,
  align: Align = 'left',
): FactList | null {
  const body = context.sizes.body * chooseScale(context, facts.length)
  const hero = findHero(context, facts)
  const blocks = facts.map((fact) => {
    const [spec, most] = [toTextSpec(context, ground, fact), fact.text.length > LONG_ROW ? 4 : 2]
    const large = fact === hero ? wrapBlock(spec, context.ruler, body * HERO_SCALE, widest, 2) : null
    return large ?? wrapBlock(spec, context.ruler, body, widest, most)
  })
  const isLow = context.canvas.aspect === 'wide' || context.canvas.aspect === 'banner'
  const gap = body * (isLow ? 0.8 : facts.length > 3 ? 1.05 : 1.3)
  if (blocks.length === 0 || blocks.some((block) => block === null)) return null
  const rows = blocks.filter((block) => block !== null)
  const heights = rows.map((block) => block.height)
  const width = Math.max(...rows.map((block) => block.width))
  const rule = Math.max(1, context.canvas.base * 0.0016)
  const isRuled = align === 'left' && !isLow
  const place = (x: number, top: number) => {
    let y = top
    return rows.flatMap((block, index): Layer[] => {
      const text = placeFact(block, facts[index], x, y, align)
      const line = { x, y: y - gap * 0.5 - rule, width: Math.min(widest, Math.max(width, body * 9)), height: rule }
      y += block.height + gap
      return isRuled && index > 0 ? [createRule(line, ground.ink), text] : [text]
    })
  }
  return {
    width,
    drop: rows.at(-1)?.drop ?? 0,
    height: heights.reduce((sum, height) => sum + height, gap * (rows.length - 1)),
    place,
  }
}

/** The row that a reader looks for, relative to the others. */
const HERO_SCALE = 1.32
const HEROES: readonly Fact['kind'][] = ['price', 'discount', 'contact', 'deadline', 'date']
/** A longer row is no hero. In UTF-16 code units. */
const LONGEST_HERO = 34

/** The price, the telephone number or the date among the rows of a request. Null if none is short. */
function findHero({ copy, canvas }: LayoutContext, facts: readonly Fact[]): Fact | null {
  if (!copy.pieces || copy.pieces.length === 0 || canvas.aspect === 'banner' || canvas.aspect === 'wide') return null
  const short = facts.filter(({ text }) => text.length <= LONGEST_HERO)
  const kind = HEROES.find((of) => short.some((fact) => fact.kind === of))
  const heroes = short.filter((fact) => fact.kind === kind)
  return heroes.length === 1 ? (heroes[0] ?? null) : null
}

/** A thin line between two rows. It belongs to the row below it. */
export const createRule = (box: Box, color: string): ArtLayer => ({
  kind: 'art',
  role: 'icon',
  box,
  corners: null,
  paths: [filled(rectanglePath(box), color, RULE_OPACITY)],
})
const RULE_OPACITY = 0.32

/** A short list has larger rows, especially on a story, which has space for them. */
const chooseScale = ({ canvas }: LayoutContext, count: number) =>
  canvas.aspect === 'tall' || canvas.aspect === 'slim'
    ? count > 3
      ? 1.25
      : 1.5
    : count > 3 || canvas.aspect === 'wide'
      ? 1.05
      : 1.2

/** A detail has a stronger style than a benefit: it states when, where, and how much. */
function toTextSpec(context: LayoutContext, ground: SurfaceColors, { kind, text }: Fact) {
  const { type } = context
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
