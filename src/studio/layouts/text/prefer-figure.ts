import { isListPrice } from './entry-fee.ts'
import { hasFigure, isOffer } from './offer-row.ts'
import type { Column, ColumnPlan } from './column-plan.ts'
import type { LayoutContext } from '../layout-context.ts'

/** The largest headlines beside a figure, as shares of the one that was set. */
const BESIDE_FIGURE = [0.9, 0.8, 0.72, 0.64, 0.57, 0.5, 0.44] as const
/** Of a headline and a figure, the one that leads is at least this many times as large as the other: two heroes are none. */
const LEAST_LEAD = 1.35

/** On a low canvas, the figure of an offer may lead by less, because words beside it have their least size. */
const LEAST_FIGURE = 1.05

/** Sizes of figures are tried in steps, so that the same one differs by up to a step. */
const NEARLY = 0.94

/** The present price is the hero, and a list price is smaller than the name of what it buys: the other one gives way, if all words stay. */
export function preferFigure(
  context: LayoutContext,
  plan: ColumnPlan,
  first: Column,
  set: (plan: ColumnPlan) => Column,
): Column {
  if (plan.flat || context.slide || !hasFigure(context.copy)) return first
  const sizes = measureFigure(context, first)
  if (!sizes) return first
  const limit = (least: number) => limitHeadline(context, plan, first, sizes, least, set)
  const calm = (least: number) => calmFigure(context, plan, first, sizes, least, set)
  return (
    (isListPrice(context.copy) ? (calm(LEAST_LEAD) ?? calm(1)) : (limit(LEAST_LEAD) ?? limit(LEAST_FIGURE))) ?? first
  )
}

interface FigureSizes {
  headline: number
  figure: number
}

/** Sets a column whose figure is at least `least` times as large as its headline. Null where that would lose words. */
function limitHeadline(
  context: LayoutContext,
  plan: ColumnPlan,
  first: Column,
  sizes: FigureSizes,
  least: number,
  set: (plan: ColumnPlan) => Column,
): Column | null {
  if (sizes.figure >= sizes.headline * least) return first
  for (const share of BESIDE_FIGURE) {
    const column = set({ ...plan, most: Math.min(plan.most, sizes.headline * share), isLimited: true })
    const other = measureFigure(context, column)
    if (!other || column.layers.length < first.layers.length || other.figure < sizes.figure * NEARLY) continue
    if (other.figure >= other.headline * least) return column
  }
  return null
}

/** The largest figures beside a headline that leads, as shares of the one that would be right if nothing else changed. */
const CALMER = [0.99, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42] as const

/** Sets a column whose headline is at least `least` times as large as its figure. Null where that would lose words. */
function calmFigure(
  context: LayoutContext,
  plan: ColumnPlan,
  first: Column,
  sizes: FigureSizes,
  least: number,
  set: (plan: ColumnPlan) => Column,
): Column | null {
  const isCalm = ({ headline, figure }: FigureSizes) => headline >= figure * least
  if (isCalm(sizes)) return first
  const right = sizes.headline / (sizes.figure * least)
  for (const share of CALMER) {
    const column = set({ ...plan, mostFigure: right * share })
    const other = measureFigure(context, column)
    if (other && column.layers.length >= first.layers.length && isCalm(other)) return column
  }
  return null
}

/** The sizes of the headline and of the figure of an offer below it; null without one. */
function measureFigure({ copy }: Pick<LayoutContext, 'copy'>, { layers }: Column): FigureSizes | null {
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const headline = texts.find(({ role }) => role === 'headline')?.size
  const offers = texts.filter(({ role }) => OFFERS.some((offer) => offer === role && isOffer(copy, offer)))
  const figure = Math.max(0, ...offers.map(({ size }) => size))
  return headline && figure > 0 ? { headline, figure } : null
}
const OFFERS = ['price', 'badge', 'subline'] as const
