import { fitScaledBlock } from '../../type/scaled-block.ts'
import { placeText, wrapBlock } from '../../type/text-block.ts'
import { createBadge } from './badge.ts'
import { chooseRows, listRowsByImportance } from './choose-rows.ts'
import { createFactList, createRule, listFactRows, scaleFacts, sortRows } from './fact-list.ts'
import { createBrandMark } from './brand-mark.ts'
import { createCtaRow } from './cta-row.ts'
import { createEyebrowRow, createRow, createTermsRow } from './label-rows.ts'
import { splitLabeledList } from './labeled-list.ts'
import { createDealRow } from './hook.ts'
import { createFigureRow, isOffer } from './offer-row.ts'
import { joinFirstRows, MOST_ROWS_IN_LINE, type Copy } from '../../copywriter/copy.ts'
import { FACT_KINDS, type Fact } from '../../copywriter/facts/fact.ts'
import type { BesideText, CtaRow } from './cta-row.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ColumnPlan, ColumnRow } from './column-plan.ts'
import type { Layer } from '../../model/scene.ts'

/**
 * Optional parts of a text column. 'name' is an eyebrow that contains the product's name; it is removed later than
 * others. 'row' is one row of the request: its facts and further clauses are removed one by one.
 */
export type ColumnPart =
  | 'row'
  | 'benefits'
  | 'details'
  | 'small_print'
  | 'eyebrow'
  | 'name'
  | 'badge'
  | 'subline'
  | 'price'
  | 'cta'

/**
 * Lists the optional parts, the first to remove first: what the studio added, then the words of the request by their importance. Brand mark
 * and headline always stay.
 */
export function listPartsByPriority({ brief, copy, toneStyle, emphasis }: LayoutContext): readonly ColumnPart[] {
  const named = copy.eyebrow !== null && copy.eyebrow === brief.product?.name
  const order = chooseRemovalOrder(emphasis.goal === 'sales', toneStyle.factual)
  const parts = order.filter((part) => part !== (named ? 'eyebrow' : 'name'))
  const asked = new Set(listAskedParts(copy))
  if (asked.size === 0) return parts
  const own = parts.filter((part) => !asked.has(part))
  const rows = listRowsByImportance(copy).map(() => 'row' as const)
  return [...own, ...ASKED_ORDER.flatMap((part) => (part === 'row' ? rows : asked.has(part) ? [part] : []))]
}

/** The parts of a request, the least important first. */
const ASKED_ORDER: readonly ColumnPart[] = ['eyebrow', 'small_print', 'row', 'subline', 'cta', 'badge', 'price']

/** The parts that show words of the request. */
function listAskedParts({ pieces = [] }: Copy): ColumnPart[] {
  const slots = new Set(pieces.map(({ slot }) => slot))
  const single = (['eyebrow', 'small_print', 'subline', 'cta', 'badge', 'price'] as const).filter((slot) =>
    slots.has(slot),
  )
  return [...single, ...(slots.has('detail') || slots.has('benefit') ? (['details', 'benefits'] as const) : [])]
}

function chooseRemovalOrder(sells: boolean, factual: boolean): readonly ColumnPart[] {
  if (sells) return ['eyebrow', 'benefits', 'subline', 'small_print', 'name', 'details', 'badge', 'price', 'cta']
  if (factual) return ['eyebrow', 'small_print', 'subline', 'benefits', 'name', 'badge', 'details', 'price', 'cta']
  return ['benefits', 'eyebrow', 'subline', 'small_print', 'name', 'badge', 'details', 'price', 'cta']
}

/**
 * Everything in a column except the headline: brand mark, rows above and below the headline, and the call to action.
 */
export interface ColumnContent {
  mark: ColumnRow | null
  above: ColumnRow[]
  below: ColumnRow[]
  cta: CtaRow | null
}

/** Returns null if a requested part does not fit into the column's width. */
export function createColumnContent(
  context: LayoutContext,
  plan: ColumnPlan,
  parts: readonly ColumnPart[],
): ColumnContent | null {
  const { copy } = context
  const width = plan.aside?.width ?? plan.footWidth ?? plan.box.width
  const has = (part: ColumnPart) => parts.includes(part)
  const isFigure = !plan.flat && isOffer(copy, 'price')
  const words = { cta: has('cta') ? copy.cta : null, price: has('price') && !isFigure ? copy.price : null }
  const besides = plan.flat ? listBesideTexts(copy, parts) : [null]
  const cta = besides.reduce<CtaRow | null>(
    (row, beside) => row ?? createCtaRow(context, plan.ground, { ...words, beside }, width),
    null,
  )
  const eyebrow =
    (has('eyebrow') || has('name')) && copy.eyebrow ? createEyebrowRow(context, plan, copy.eyebrow) : undefined
  const subline =
    has('subline') && copy.subline && !plan.flat && !isContactLine(copy)
      ? createSublineRow(context, plan, copy.subline, width)
      : undefined
  const price =
    has('price') && copy.price && isFigure ? createFigureRow(context, plan, 'price', copy.price, width) : undefined
  const kept = parts.filter((part) => part === 'row').length
  const said = has('badge') && copy.badge ? copy.badge : null
  const deal = said && !plan.flat && !isFigure ? createDealRow(context, plan, said, width) : undefined
  const badge = deal ? null : said
  const isRow = badge !== null && isFactRow(context, plan, badge)
  const lead: Fact[] = [
    ...(isRow ? [{ kind: findBadgeKind(copy), text: badge }] : []),
    ...(has('subline') && copy.subline && !plan.flat && isContactLine(copy)
      ? [{ kind: 'contact' as const, text: copy.subline }]
      : []),
  ]
  const { pieces = [] } = copy
  const chosen =
    kept > 0
      ? chooseRows(copy, kept)
      : listFactRows({
          pieces,
          details: has('details') ? copy.details : [],
          benefits: has('benefits') ? copy.benefits : [],
        })
  const rows = sortRows([...lead, ...chosen], pieces)
  const facts = rows.length > 0 && !plan.flat ? createFactRow(context, plan, rows, width) : undefined
  const terms =
    has('small_print') && copy.small_print && !plan.flat
      ? createTermsRow(context, plan, copy.small_print, width)
      : undefined
  const unfit = price === null || eyebrow === null || subline === null || facts === null || terms === null
  if (unfit || (!cta && (words.cta || words.price || besides[0]))) return null
  for (const row of [price, deal])
    if (row && (subline || facts || terms)) row.after = measureGap(row, context.sizes.gap * 1.25)
  // The second clause of a request is a row among its facts, with the same gap below it.
  const rowGap = facts && pieces.some(({ slot }) => slot === 'subline') ? facts.gap : 0
  if (subline && (facts || terms))
    subline.after = Math.max(subline.after, measureGap(subline, context.sizes.gap * 1.3), rowGap)
  if (facts && terms) facts.after = context.sizes.gap
  const { mark, chip } = createMarkRows(context, plan, isRow ? null : badge)
  for (const row of [eyebrow ?? chip]) if (row) row.after += plan.headlinePad ?? 0
  return {
    mark,
    above: [chip, eyebrow].filter((row) => row !== undefined),
    below: [price, deal, subline, facts, terms].filter((row) => row !== undefined && row !== null),
    cta,
  }
}

/** The space below a row, measured from its descenders where they are large: those of a hero. */
const measureGap = ({ hang = 0 }: ColumnRow, usual: number): number => Math.max(usual, hang + usual * 0.6)

/** The canvas is large enough for rows, in pixels of `base`. On small ads, a badge has its place beside the logo. */
const LEAST_BASE = 520

/** Whether the second clause says how to reach somebody. Then it is the last of the facts. */
const isContactLine = ({ pieces = [], subline }: Copy): boolean =>
  pieces.some(
    ({ slot, text, kind, emphasis }) =>
      slot === 'subline' &&
      text === subline &&
      (kind === 'contact' || kind === 'action' || emphasis.some((of) => of.kind === 'contact')) &&
      !emphasis.some((of) => OFFERS.includes(of.kind)),
  )

/** What a request says is a fact among the others, so that a reader finds all of them in one place. So is a badge without space. */
const isFactRow = (context: LayoutContext, plan: ColumnPlan, badge: string): boolean =>
  (!plan.flat && context.canvas.base >= LEAST_BASE && findBadgePiece(context.copy) !== undefined) ||
  createBadge(context, plan.ground, badge, plan.box.width) === null

const findBadgePiece = ({ pieces = [] }: Copy) => pieces.find(({ slot }) => slot === 'badge')

const findBadgeKind = (copy: Copy): Fact['kind'] => {
  const kind = findBadgePiece(copy)?.kind
  return FACT_KINDS.find((of) => of === kind) ?? 'discount'
}

/** So are capitals with an accent, in decomposed text. */
const ACCENTED = /\p{L}\p{M}/u

/** Commas inside of a date or an address are no list. */
const NOT_LISTED: readonly string[] = ['date', 'deadline', 'place', 'person', 'signature', 'contact']

/** Facts that make a second clause the offer itself. */
const OFFERS: readonly string[] = ['price', 'discount', 'bundle']

function createSublineRow(context: LayoutContext, plan: ColumnPlan, text: string, width: number): ColumnRow | null {
  const { muted, ink, fill } = plan.ground
  const asked = context.copy.pieces?.find(({ slot }) => slot === 'subline')
  const deal = isOffer(context.copy, 'subline') ? createFigureRow(context, plan, 'subline', text, width) : null
  if (deal) return deal
  const listed =
    asked && !asked.emphasis.some(({ kind }) => NOT_LISTED.includes(kind)) && !NOT_LISTED.includes(asked.kind)
      ? createListRow(context, plan, text, width)
      : null
  if (listed) return listed
  const isDeal = asked !== undefined && [asked, ...asked.emphasis].some(({ kind }) => OFFERS.includes(kind))
  // On a wide canvas, the one sentence below a headline is its second voice.
  const { copy, canvas } = context
  const isOnly =
    asked && canvas.aspect === 'wide' && copy.details.length + copy.benefits.length === 0 && text.length <= 70
  const rows = copy.details.length + copy.benefits.length
  const size = context.sizes.body * (isDeal || isOnly ? 1.5 : asked ? Math.max(1.2, scaleFacts(context, rows)) : 1.06)
  const style = isDeal ? { ...context.type.label, leading: 1.3 } : context.type.body
  const words = { role: 'subline' as const, text, style, color: asked ? ink : muted, ground: fill }
  return createRow(plan, wrapBlock(words, context.ruler, size, Math.min(width, size * 23), 4), 0)
}

/** A clause of three or more short parts is a list: each has a line of its own, with a rule between them. It stays one text, whose lines are drawn without their commas. */
function createListRow(context: LayoutContext, plan: ColumnPlan, text: string, width: number): ColumnRow | null {
  // The label of a list is not its first entry.
  if (splitLabeledList(text)) return null
  const items = text.split(/(?<=[,;،、]) /u)
  const isLow = context.canvas.aspect === 'wide' || context.canvas.aspect === 'banner'
  if (items.length < 3 || items.length > (isLow ? 3 : 6) || items.some((item) => item.length > LONGEST_ITEM))
    return null
  const { type, ruler, sizes, canvas } = context
  const { ink, fill } = plan.ground
  const words = {
    role: 'subline' as const,
    text,
    style: { ...type.label, leading: plan.align === 'left' ? 2.05 : 1.55 },
    color: ink,
    ground: fill,
  }
  const parts = items.map((item) => ({ text: item.replace(/[,;،、]$/u, ''), scale: 1, most: 1 }))
  const smallest = sizes.body * 0.95
  const space = { width, height: canvas.content.height * 0.5, most: sizes.body * 1.5, least: smallest, smallest }
  const block = fitScaledBlock(words, parts, ruler, space)
  if (!block) return null
  const thin = Math.max(1, canvas.base * 0.0016)
  const place = (x: number, top: number): Layer[] => {
    const layer = placeText(block, x, top, plan.align)
    const length = Math.min(width, Math.max(block.width, sizes.body * 9))
    const rules = layer.lines
      .slice(0, -1)
      .map(({ y }) => createRule({ x, y: y + block.size * 0.62, width: length, height: thin }, ink))
    return plan.align === 'left' ? [...rules, layer] : [layer]
  }
  // What follows is no entry of the list.
  return { height: block.height, after: block.size * 1.3, drop: block.drop, place }
}

/** In UTF-16 code units. */
const LONGEST_ITEM = 30

function createFactRow(
  context: LayoutContext,
  { ground, align, lists }: ColumnPlan,
  rows: readonly Fact[],
  width: number,
): (ColumnRow & { gap: number }) | null {
  const list = createFactList(context, ground, rows, width, align, lists)
  return list && { ...list, after: 0 }
}

/** A flat canvas has one line beside the button: the first three rows, two of them, or the most important one where both do not fit, or the subline. */
function listBesideTexts(copy: Copy, parts: readonly ColumnPart[]): readonly (BesideText | null)[] {
  const has = parts.includes('details') || parts.includes('row')
  const rows = has ? [joinFirstRows(copy, MOST_ROWS_IN_LINE), joinFirstRows(copy)].filter((text) => text !== null) : []
  const [only] = chooseRows(copy, 1)
  if (rows.length > 0)
    return [...new Set([...rows, ...(only ? [only.text] : [])])].map((text) => ({ role: 'detail', text }))
  return [copy.subline && parts.includes('subline') ? { role: 'subline', text: copy.subline } : null]
}

/** The badge is in one row with the brand mark if both fit. Otherwise it is above the headline. */
function createMarkRows(
  context: LayoutContext,
  plan: ColumnPlan,
  badge: string | null,
): { mark: ColumnRow | null; chip: ColumnRow | undefined } {
  const { box, align, markScale } = plan
  const widest = plan.footShift === undefined ? box.width * 0.8 : plan.footShift - context.sizes.groupGap
  const mark = plan.withMark ? createBrandMark(context, plan.ground, widest, markScale) : null
  const least = Math.max(context.sizes.groupGap, context.material.logo ? (mark?.height ?? 0) * 0.5 : 0)
  const chip = badge ? createBadge(context, plan.ground, badge, box.width) : null
  const aside =
    chip &&
    mark &&
    align === 'left' &&
    plan.markAt !== 'foot' &&
    mark.width + chip.width + context.sizes.groupGap <= box.width &&
    !plan.flat
  const row = mark && {
    height: mark.height + (plan.markAt === 'foot' ? mark.drop : 0),
    after: least + (plan.headlinePad ?? 0),
    place: (x: number, top: number) => [
      ...mark.place(x, top, align),
      ...(aside ? chip.place(box.x + box.width - chip.width, top + (mark.height - chip.height) / 2) : []),
    ],
  }
  if (!chip || aside) return { mark: row, chip: undefined }
  const shift = align === 'center' ? chip.width / 2 : 0
  const over = {
    height: chip.height,
    after: context.sizes.gap * (ACCENTED.test(context.copy.headline.normalize('NFD')) ? 1.4 : 1),
    place: (x: number, top: number) => chip.place(x - shift, top),
  }
  return { mark: row, chip: over }
}
