import { placeText, wrapBlock } from '../type/text-block.ts'
import { badgeChip } from './badge.ts'
import { benefitList } from './benefits.ts'
import { brandMark } from './brand-mark.ts'
import { callRow } from './call.ts'
import type { Call } from './call.ts'
import type { Scope } from './scope.ts'
import type { ColumnPlan } from './text-column.ts'
import type { Layer } from '../scene.ts'
import type { TextBlock } from '../type/text-block.ts'

/** An eyebrow that says what is sold is a 'name', and stays longer than others. */
export type Part = 'benefits' | 'eyebrow' | 'name' | 'badge' | 'subline' | 'price' | 'cta'

/** What goes first when room is short. Mark and headline always stay. */
export function sheddingOf({ brief, copy, manner, emphasis }: Scope): readonly Part[] {
  const named = copy.eyebrow !== null && copy.eyebrow === brief.product?.name
  const order = orderFor(emphasis.goal === 'sales', manner.factual)
  return order.filter((part) => part !== (named ? 'eyebrow' : 'name'))
}

function orderFor(sells: boolean, factual: boolean): readonly Part[] {
  if (sells) return ['eyebrow', 'benefits', 'subline', 'name', 'badge', 'price', 'cta']
  if (factual) return ['eyebrow', 'badge', 'subline', 'benefits', 'name', 'price', 'cta']
  return ['benefits', 'eyebrow', 'badge', 'subline', 'name', 'price', 'cta']
}

/** A group of the column: how high it is, and its distance to the next one, in pixels. */
export interface Row {
  height: number
  after: number
  /** What hangs below its height. */
  drop?: number
  place(x: number, top: number): Layer[]
}

/** Everything in a column but the headline: on top, right above it, right below it, and at the foot. */
export interface Company {
  mark: Row | null
  above: Row[]
  below: Row[]
  call: Call | null
}

/** Null when a part that was asked for does not fit the column's width. */
export function companyOf(scope: Scope, plan: ColumnPlan, parts: readonly Part[]): Company | null {
  const { copy } = scope
  const width = plan.footWidth ?? plan.box.width
  const has = (part: Part) => parts.includes(part)
  const beside = plan.flat && has('subline') ? copy.subline : null
  const words = { cta: has('cta') ? copy.cta : null, price: has('price') ? copy.price : null, beside }
  const call = callRow(scope, plan.ground, words, width)
  const eyebrow = (has('eyebrow') || has('name')) && copy.eyebrow ? eyebrowRow(scope, plan, copy.eyebrow) : undefined
  const subline =
    has('subline') && copy.subline && !plan.flat ? sublineRow(scope, plan, copy.subline, width) : undefined
  const listed = has('benefits') && copy.benefits.length > 0 && plan.align === 'left' && !plan.flat
  const benefits = listed ? benefitRow(scope, plan, width) : undefined
  const unfit = eyebrow === null || subline === null || benefits === null
  if (unfit || (!call && (words.cta || words.price || words.beside))) return null
  if (subline && benefits) subline.after = scope.sizes.near * 1.3
  const badge = has('badge') && copy.badge ? copy.badge : null
  const { mark, chip } = markRows(scope, plan, badge)
  return {
    mark,
    above: [chip, eyebrow].filter((row) => row !== undefined),
    below: [subline, benefits].filter((row) => row !== undefined),
    call,
  }
}

function rowOf(plan: ColumnPlan, block: TextBlock | null, after: number): Row | null {
  return (
    block && {
      height: block.height,
      after,
      drop: block.drop,
      place: (x, top) => [placeText(block, x, top, plan.align)],
    }
  )
}

function eyebrowRow(scope: Scope, plan: ColumnPlan, text: string): Row | null {
  const { mark, fill } = plan.ground
  const words = { role: 'eyebrow' as const, text, style: scope.type.eyebrow, color: mark, ground: fill }
  return rowOf(plan, wrapBlock(words, scope.ruler, scope.sizes.eyebrow, plan.box.width, 2), scope.sizes.near * 1.05)
}

function sublineRow(scope: Scope, plan: ColumnPlan, text: string, width: number): Row | null {
  const { muted, fill } = plan.ground
  const size = scope.sizes.body * 1.06
  const words = { role: 'subline' as const, text, style: scope.type.body, color: muted, ground: fill }
  return rowOf(plan, wrapBlock(words, scope.ruler, size, Math.min(width, size * 23), 4), 0)
}

function benefitRow(scope: Scope, plan: ColumnPlan, width: number): Row | null {
  const list = benefitList(scope, plan.ground, scope.copy.benefits, width)
  return list && { height: list.height, after: 0, place: (x, top) => list.place(x, top) }
}

/** The badge stands opposite the mark where both fit in a row, otherwise over the headline. */
function markRows(scope: Scope, plan: ColumnPlan, badge: string | null): { mark: Row | null; chip: Row | undefined } {
  const { box, align, markScale } = plan
  const mark = plan.withMark ? brandMark(scope, plan.ground, box.width * 0.8, markScale) : null
  const after = Math.max(scope.sizes.far, scope.material.logo ? (mark?.height ?? 0) * 0.5 : 0)
  const chip = badge ? badgeChip(scope, plan.ground, badge, box.width) : null
  const aside = chip && mark && align === 'left' && mark.width + chip.width + scope.sizes.far <= box.width && !plan.flat
  const row = mark && {
    height: mark.height,
    after,
    place: (x: number, top: number) => [
      ...mark.place(x, top, align),
      ...(aside ? chip.place(box.x + box.width - chip.width, top + (mark.height - chip.height) / 2) : []),
    ],
  }
  if (!chip || aside) return { mark: row, chip: undefined }
  const shift = align === 'center' ? chip.width / 2 : 0
  const over = {
    height: chip.height,
    after: scope.sizes.near,
    place: (x: number, top: number) => chip.place(x - shift, top),
  }
  return { mark: row, chip: over }
}
