import { placeText, wrapBlock } from '../../type/text-block.ts'
import { placeLabeledList, setLabeledList, splitLabeledList, type ListForm } from './labeled-list.ts'
import { createOfferBlock } from './offer-block.ts'
import { hasHook } from './hook.ts'
import { isEvent } from './entry-fee.ts'
import { hasFigure } from './offer-row.ts'
import { splitOffer } from './split-offer.ts'
import { isJob } from './split-role.ts'
import { type Fact, hasParts } from '../../copywriter/facts/fact.ts'
import type { SurfaceColors } from '../../color/surface-colors.ts'
import type { Align, TextBlock, TextSpec } from '../../type/text-block.ts'
import type { TextRuler } from '../../type/text-ruler.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'

/** What all rows of a list have in common. `body` is their size in pixels. */
export interface Setting {
  context: LayoutContext
  ground: SurfaceColors
  facts: readonly Fact[]
  body: number
  form: ListForm
  align: Align
}

/** A row that was set but not placed. Sizes are pixels. */
export interface Row {
  width: number
  height: number
  /** How far it extends below its height. */
  drop: number
  /** How often it is broken. */
  lines: number
  /** `x` is the left edge, or the center of centered rows. */
  place(x: number, top: number): Layer[]
}

/** Longer rows may have four lines. In UTF-16 code units. */
const LONG_ROW = 40

/** The size of a figure among few rows, as a multiple of theirs, and among many. */
const FIGURE_SCALES = [3.4, 3.4, 3, 2.7]
const LEAST_FIGURE_SCALE = 2.3
const EVENT_FIGURE = 1.9

/** The size of a short fee, and its length in UTF-16 code units. */
const FEE_SCALE = 1.45
const LONGEST_FEE = 18

/** Sets one row in the size of its list, its day larger, and its price as a figure. Null if it does not fit. */
export function setRow({ context, ground, facts, body, form, align }: Setting, fact: Fact, widest: number): Row | null {
  const { ruler, canvas } = context
  const [spec, most] = [toTextSpec(context, ground, fact), fact.text.length > LONG_ROW ? 4 : 2]
  const toRow = (block: TextBlock): Row => ({
    width: block.width,
    height: block.height,
    drop: block.drop,
    lines: block.lines.length - 1,
    place: (x, top) => [placeFact(block, fact, ground, { x, top, align })],
  })
  const fee = fact.text.length <= LONGEST_FEE && (facts.some(({ kind }) => kind === 'date') || isEvent(context.copy))
  if (fact === findFigure(context, facts)) {
    // A short fee is one line, in which the words belong to the figure: "Entry £3", "£5 a head".
    const whole = fee ? wrapBlock({ ...spec, style: context.type.price }, ruler, body * FEE_SCALE, widest, 1) : null
    if (whole) return toRow(whole)
    const usual = FIGURE_SCALES[facts.length] ?? LEAST_FIGURE_SCALE
    // Beside its day, a price is what an event costs, and no hero.
    const scale =
      facts.some(({ kind }) => kind === 'date') || isEvent(context.copy) ? Math.min(usual, EVENT_FIGURE) : usual
    const space = { width: widest, height: canvas.content.height * 0.3, most: body * scale }
    const rows = { ...context, sizes: { ...context.sizes, body } }
    const offer = createOfferBlock(rows, ground, 'price', fact.text, space)
    const named = (layer: Layer): Layer => (layer.kind === 'text' ? { ...layer, fact: fact.kind } : layer)
    if (offer) return { ...offer, lines: 0, place: (x, top) => offer.place(x, top, align).map(named) }
  }
  const list = canvas.aspect === 'wide' || canvas.aspect === 'banner' ? null : { width: widest, size: body }
  const listed = list && setLabeledList(context, spec, { ...list, height: canvas.content.height * 0.6 }, form)
  if (listed) return toRow(listed)
  const day = { ...spec, style: { ...spec.style, leading: DAY_LEADING } }
  const isHero = fact === findHero(context, facts)
  const whole = HERO_SCALES.reduce<TextBlock | null>(
    (set, scale) => set ?? (isHero ? wrapBlock(day, ruler, body * scale, widest, 1) : null),
    null,
  )
  const large = whole ?? (isHero ? wrapBlock(day, ruler, body * HERO_SCALES[0], widest, 2) : null)
  const block = large ?? wrapBlock(spec, ruler, body, widest, most)
  return block && toRow(hasParts(fact.kind) ? dropCommas(block, ruler) : block)
}

function dropCommas(block: TextBlock, ruler: TextRuler): TextBlock {
  const { style, size } = block
  const lines = block.lines.map((line, index) => (index < block.lines.length - 1 ? line.replace(/[,،、]$/u, '') : line))
  const widths = lines.map((line) => ruler.width(line, style.face, style.tracking) * size)
  return { ...block, lines, widths, width: Math.max(...widths) }
}

/** The day, relative to the other rows: smaller where it is on one line then. */
const HERO_SCALES = [1.45, 1.3, 1.18, 1.06] as const
const DAY_LEADING = 1.14
/** A longer row is no hero. In UTF-16 code units. */
const LONGEST_HERO = 36

/** The one day among the rows of a request, or where it has none, the number to call. */
function findHero({ copy, canvas }: LayoutContext, facts: readonly Fact[]): Fact | null {
  if (!copy.pieces || copy.pieces.length === 0 || canvas.aspect === 'banner') return null
  const days = facts.filter(({ kind }) => kind === 'date')
  const [day] = days
  const number = facts.find(({ text }) => NUMBER.test(text) && text.length <= LONGEST_NUMBER)
  if (days.length === 0) return number ?? null
  return facts.length > 1 && days.length === 1 && day && day.text.length <= LONGEST_HERO ? day : null
}
/** A telephone number, with a few words before it: "Call 0113 496 0000". */
const NUMBER = /^(?:\p{L}[\p{L}.:]* ){0,3}[+(]?\p{Nd}[\p{Nd}() /-]{5,}\p{Nd}$/u
const LONGEST_NUMBER = 30

/** The one price among the rows of a request that has no other figure. The pay of a job is a row like the others. */
function findFigure({ copy, canvas }: LayoutContext, facts: readonly Fact[]): Fact | null {
  const { pieces = [] } = copy
  if (pieces.length === 0 || hasFigure(copy) || canvas.aspect === 'banner') return null
  if (isJob(copy) || hasHook(copy)) return null
  const prices = facts.filter(({ kind }) => kind === 'price' || kind === 'discount')
  const [price] = prices
  return prices.length === 1 && price && price.text.length <= LONG_ROW && splitOffer(price.text) ? price : null
}

/** A detail has a stronger style than a benefit: it states when, where, and how much. */
function toTextSpec(context: LayoutContext, ground: SurfaceColors, { kind, text }: Fact): TextSpec {
  const { type, copy } = context
  const isFeature = kind === 'feature'
  const role = text === copy.subline ? 'subline' : text === copy.badge ? 'badge' : isFeature ? 'benefit' : 'detail'
  const style = { ...(isFeature ? type.body : type.label), leading: Math.min(type.body.leading, ROW_LEADING) }
  return {
    role,
    text,
    style,
    color: ground.ink,
    ground: ground.fill,
  }
}

/** The lines of one row are nearer to each other than two rows. */
const ROW_LEADING = 1.26

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
