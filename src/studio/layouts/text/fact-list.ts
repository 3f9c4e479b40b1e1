import { filled, rectanglePath } from '../../art/svg-paths.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { placeLabeledList, setLabeledList, splitLabeledList, type ListForm } from './labeled-list.ts'
import { hasFigure } from './offer-row.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { PieceSlot, PlacedPiece } from '../../model/pieces.ts'
import type { Fact, FactKind } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Align, TextBlock, TextSpec } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Box } from '../../model/geometry.ts'
import type { ArtLayer, Layer } from '../../model/scene.ts'

/** Rows of facts with rules between them, measured but not yet placed. Sizes are pixels. */
export interface FactList {
  width: number
  height: number
  /** How far the last row extends below the height. */
  drop: number
  /** The space between two rows. */
  gap: number
  /** `x` is the left edge, or the center of centered rows. */
  place(x: number, top: number): Layer[]
}

/** Lists the rows of a design: those of a request in the order in which they are read, otherwise details first, then benefits. */
export function listFactRows({
  details,
  benefits,
  pieces = [],
}: Pick<Copy, 'details' | 'benefits' | 'pieces'>): Fact[] {
  const rows = [...details, ...benefits.map((text): Fact => ({ kind: 'feature', text }))]
  return sortRows(rows, pieces)
}

/** Puts the rows of a request in its order, in which each stands beside what it belongs to. Rows of the studio are last. */
export function sortRows(rows: readonly Fact[], pieces: readonly PlacedPiece[]): Fact[] {
  const order = new Map(pieces.filter(isRow).map(({ text }, index) => [text, index]))
  const place = ({ text }: Fact) => order.get(text) ?? order.size
  return rows.toSorted((a, b) => place(a) - place(b))
}

const ROW_SLOTS: readonly PieceSlot[] = ['detail', 'benefit', 'badge', 'subline']
const isRow = ({ slot }: PlacedPiece) => ROW_SLOTS.includes(slot)

/** Longer rows may have four lines. In UTF-16 code units. */
const LONG_ROW = 40

/**
 * Returns null if the list is empty or a row does not fit into `widest` pixels. Centered rows have no rules. `form` is that of lists in rows,
 * if there is space for it.
 */
export function createFactList(
  context: LayoutContext,
  ground: SurfaceColors,
  facts: readonly Fact[],
  widest: number,
  align: Align = 'left',
  form: ListForm = 'lines',
): FactList | null {
  const body = context.sizes.body * scaleFacts(context, facts.length)
  const hero = findHero(context, facts)
  const isFlat = MOST_LINES[context.canvas.aspect] === 0
  const set = hasSpaceForLists(context, facts) ? form : 'typed'
  const blocks = facts.map((fact) => {
    const [spec, most] = [toTextSpec(context, ground, fact), fact.text.length > LONG_ROW ? 4 : 2]
    const space = { width: widest, height: context.canvas.content.height * 0.6, size: body }
    const listed = isFlat ? null : setLabeledList(context, spec, space, set)
    if (listed) return listed
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
  const isRuled = align === 'left' && !isLow && rows.length >= LEAST_RULED
  const place = (x: number, top: number) => {
    let y = top
    return rows.flatMap((block, index): Layer[] => {
      const text = placeFact(block, facts[index], ground, { x, top: y, align })
      const line = { x, y: y - gap * 0.5 - rule, width: widest, height: rule }
      y += block.height + gap
      return isRuled && index > 0 ? [createRule(line, ground.ink), text] : [text]
    })
  }
  return {
    width,
    gap,
    drop: rows.at(-1)?.drop ?? 0,
    height: heights.reduce((sum, height) => sum + height, gap * (rows.length - 1)),
    place,
  }
}

/** Rules part many rows. Between two they would look like what is left of a table. */
const LEAST_RULED = 4

/** The first row, if it is what a reader looks for, relative to the others. All others have one size. */
const HERO_SCALE = 1.32
const HEROES: readonly FactKind[] = ['date', 'price', 'discount', 'bundle', 'free']
/** A longer row is no hero. In UTF-16 code units. */
const LONGEST_HERO = 34

/** The date or the price with which the rows of a request begin. */
function findHero({ copy, canvas }: LayoutContext, [first, second]: readonly Fact[]): Fact | null {
  if (!first || !second || !copy.pieces || copy.pieces.length === 0) return null
  const isHero = HEROES.includes(first.kind) && first.kind !== second.kind && first.text.length <= LONGEST_HERO
  return isHero && canvas.aspect !== 'banner' && canvas.aspect !== 'wide' ? first : null
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

/** The size of facts, relative to text. A short list has larger rows, especially on a story, which has space for them. */
export const scaleFacts = ({ canvas, copy }: Pick<LayoutContext, 'canvas' | 'copy'>, count: number): number => {
  if (canvas.aspect === 'tall' || canvas.aspect === 'slim') return count > 3 || hasFigure(copy) ? 1.25 : 1.5
  return count > 3 || canvas.aspect === 'wide' ? 1.05 : 1.2
}

/** A detail has a stronger style than a benefit: it states when, where, and how much. */
function toTextSpec(context: LayoutContext, ground: SurfaceColors, { kind, text }: Fact): TextSpec {
  const { type, copy } = context
  const isFeature = kind === 'feature'
  const role = text === copy.subline ? 'subline' : text === copy.badge ? 'badge' : isFeature ? 'benefit' : 'detail'
  const style = isFeature ? type.body : { ...type.label, leading: type.body.leading }
  return {
    role,
    text,
    style,
    color: ground.ink,
    ground: ground.fill,
  }
}

/** The most lines of rows with lists whose entries have lines of their own. */
const MOST_LINES = { tall: 16, slim: 16, square: 10, wide: 0, banner: 0 } as const

/** Whether the entries of all lists have lines of their own. Otherwise all lists are set as they were typed, below their labels. */
function hasSpaceForLists({ canvas }: LayoutContext, facts: readonly Fact[]): boolean {
  const lists = facts.map(({ text }) => splitLabeledList(text)).filter((list) => list !== null)
  const lines = lists.reduce((sum, { items }) => sum + items.length, facts.length)
  return lists.length > 0 && lines <= MOST_LINES[canvas.aspect]
}

function placeFact(
  block: TextBlock,
  fact: Fact | undefined,
  ground: SurfaceColors,
  { x, top, align }: { x: number; top: number; align: Align },
) {
  const isList = fact !== undefined && splitLabeledList(fact.text) !== null
  const layer = isList ? placeLabeledList(block, ground, x, top, align) : placeText(block, x, top, align)
  return fact ? { ...layer, fact: fact.kind } : layer
}
