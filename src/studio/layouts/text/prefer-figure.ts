import type { LayoutContext } from '../layout-context.ts'
import type { Column, ColumnPlan } from './column-plan.ts'
import { hasFigure } from './offer-row.ts'

/** The largest headlines beside a figure, as shares of the one that was set. */
const BESIDE_FIGURE = [0.8, 0.64, 0.5] as const
/** The figure of an offer is at least this many times as large as the headline. */
const LEAST_FIGURE = 1.05

/** Sizes of figures are tried in steps, so that the same one differs by up to a step. */
const NEARLY = 0.94

/** The present price is the hero: where the headline is larger, it gives way, if all words stay. */
export function preferFigure(
  context: LayoutContext,
  plan: ColumnPlan,
  first: Column,
  setColumn: (plan: ColumnPlan) => Column,
): Column {
  if (plan.flat || context.slide || !hasFigure(context.copy)) return first
  const sizes = measureFigure(first)
  if (sizes === null || sizes.figure >= sizes.headline * LEAST_FIGURE) return first
  for (const share of BESIDE_FIGURE) {
    const column = setColumn({ ...plan, most: Math.min(plan.most, sizes.headline * share), isLimited: true })
    const other = measureFigure(column)
    if (!other || column.layers.length < first.layers.length || other.figure < sizes.figure * NEARLY) continue
    if (other.figure >= other.headline * LEAST_FIGURE) return column
  }
  return first
}

/** The sizes of the headline and of the figure of an offer below it; null without one. */
function measureFigure({ layers }: Column): { headline: number; figure: number } | null {
  const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  const headline = texts.find(({ role }) => role === 'headline')?.size
  const figure = texts.find(({ role, lines }) => role !== 'headline' && lines.some(({ scale = 1 }) => scale < 1))?.size
  return headline && figure ? { headline, figure } : null
}
