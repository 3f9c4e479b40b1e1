import { growSizes } from './growth.ts'
import type { TextRole } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Attempt, ColumnPlan, Grown } from './column-plan.ts'

/** Facts below this share of the largest words are timid, and are tried larger by these factors, up to the second share. */
const TIMID = 0.3
/** The same in a story, which is read while it passes. */
const TIMID_IN_STORY = 0.42
const LARGER = [1.7, 1.5, 1.35, 1.2, 1.1]
const MOST = 0.4
/** For them, the largest words may shrink to this share. */
const LEAST_LARGEST = 0.82
/** So are facts of a column of which more than this share is empty, as far as its largest words stay. */
const SPARE = 0.07
const MOST_IN_SPARE = 0.5
const NEARLY = 0.97
/** Conditions grow to this share of `canvas.base`: rows outside of the column may have no larger words. */
const MOST_CONDITIONS = 0.056
const FACTS: readonly TextRole[] = ['subline', 'detail', 'benefit', 'badge', 'price', 'small_print']

/**
 * Sets the facts of a column larger where they are timid beside its headline and figure. `set` sets it again with other sizes and the same
 * parts, and `leads` tells whether its headline still leads.
 */
export function growFacts(
  context: LayoutContext,
  { attempt: first, plan, text: grown }: Grown,
  set: (context: LayoutContext, plan: ColumnPlan) => Attempt | null,
  leads: (context: LayoutContext, attempt: Attempt) => boolean,
): Attempt {
  const before = measureFacts(first)
  const mostConditions = context.canvas.base * MOST_CONDITIONS
  const { width, height } = context.canvas
  // What the words leave is for a drawing.
  const isStory = height > width * 1.5 && context.material.objects.length === 0
  const isTimid = before.facts < before.largest * (isStory ? TIMID_IN_STORY : TIMID)
  if (before.facts === 0 || plan.keepsSizes || (!isTimid && first.free <= SPARE)) return first
  const [most, least] = isTimid ? [isStory ? MOST_IN_SPARE : MOST, LEAST_LARGEST] : [MOST_IN_SPARE, NEARLY]
  // Only the rows grow: the air between them stays.
  const { gap, label } = growSizes(context.sizes, grown, 0)
  for (const by of LARGER) {
    const larger = { ...context, sizes: { ...growSizes(context.sizes, grown * by, 0), gap, label } }
    const next = set(larger, { ...plan, growth: grown * by })
    if (!next || next.losesOffer || next.free < 0) continue
    const after = measureFacts(next)
    const isFit = after.facts <= after.largest * most && after.largest >= before.largest * least
    const isBroken = after.lines > before.lines + (isTimid ? before.long : 0)
    const isOrdered = after.isOrdered && after.conditions <= Math.max(before.conditions, mostConditions)
    if (isFit && !isBroken && after.facts > before.facts && isOrdered && leads(larger, next)) return next
  }
  return first
}

/** A longer fact may take one line more. In UTF-16 code units. */
const LONG = 32

interface FactSizes {
  /** The size of the smallest fact and that of the largest words, in pixels. */
  facts: number
  largest: number
  lines: number
  /** The number of long facts. */
  long: number
  /** The size of the largest conditions, or 0. */
  conditions: number
  /** Whether conditions are no larger than any row. */
  isOrdered: boolean
}

function measureFacts(attempt: Attempt): FactSizes {
  const texts = attempt.place().layers.filter((layer) => layer.kind === 'text')
  const facts = texts.filter(({ role, lines }) => FACTS.includes(role) && lines.every(({ scale = 1 }) => scale === 1))
  const listSizes = (...roles: TextRole[]) => texts.flatMap(({ role, size }) => (roles.includes(role) ? [size] : []))
  const conditions = Math.max(0, ...listSizes('small_print'))
  return {
    conditions,
    isOrdered: conditions <= Math.min(Infinity, ...listSizes('detail', 'benefit')),
    facts: facts.length === 0 ? 0 : Math.min(...facts.map(({ size }) => size)),
    lines: facts.reduce((sum, { lines }) => sum + lines.length, 0),
    long: facts.filter(({ text }) => text.length > LONG).length,
    largest: Math.max(...texts.map(({ size, lines }) => size * Math.max(...lines.map(({ scale = 1 }) => scale)))),
  }
}
