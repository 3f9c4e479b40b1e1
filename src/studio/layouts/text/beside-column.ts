import { fitHeadline } from './fit-headline.ts'
import { placeOffer } from './place-offer.ts'
import type { ColumnContent } from './column-rows.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { Layer } from '../../model/scene.ts'
import type { ColumnPlan, ColumnRow } from './column-plan.ts'

/** The shares of a wide column for the headline, and for what is beside it. */
const HEAD = 0.55
const ASIDE = 0.39
/** A column is wide if it has this share of the canvas, and this ratio of its sides. */
const LEAST_WIDTH = 0.78
const LEAST_RATIO = 1.3
const LEAST_ROWS = 2

/**
 * Plans a wide column with the facts beside its headline, so that they use the whole width. Null where the column is not wide, is centered,
 * or has few facts.
 */
export function planBeside({ canvas, copy, slide }: LayoutContext, plan: ColumnPlan): ColumnPlan | null {
  const { box, align, flat, footWidth, lead } = plan
  const isWide = box.width >= canvas.width * LEAST_WIDTH && box.width >= box.height * LEAST_RATIO
  const rows =
    copy.details.length + copy.benefits.length + [copy.subline, copy.price, copy.small_print].filter(Boolean).length
  if (canvas.aspect !== 'wide' || !isWide || align !== 'left' || flat || footWidth || lead || slide || copy.badge)
    return null
  if (rows < LEAST_ROWS) return null
  const top = box.y + box.height * 0.08
  const aside = {
    x: box.x + box.width * (1 - ASIDE),
    y: top,
    width: box.width * ASIDE,
    height: box.y + box.height - top,
  }
  return { ...plan, box: { ...box, width: box.width * HEAD }, aside }
}

/** Headline and brand mark at the left, everything else at the right, both at the foot of the column. Null where it does not fit. */
export function tryBeside(
  context: LayoutContext,
  plan: ColumnPlan,
  { mark, cta, above, below }: ColumnContent,
  atAnySize: boolean,
) {
  const { box, aside = box } = plan
  const call = cta ? cta.height + cta.drop + (below.length > 0 ? context.sizes.groupGap : 0) : 0
  const rows = measureRows(below) + call + (below.at(-1)?.drop ?? 0)
  const head = (mark ? mark.height + mark.after : 0) + measureRows(above)
  const headline = rows <= aside.height ? fitHeadline(context, plan, box.height - head, atAnySize) : null
  if (!headline) return null
  const place = () => {
    const layers = mark ? mark.place(box.x, box.y) : []
    const low = box.y + box.height
    const put = (list: readonly ColumnRow[], x: number, top: number) =>
      list.reduce((y, row) => {
        layers.push(...row.place(x, y))
        return y + row.height + row.after
      }, top)
    const main = {
      height: headline.height,
      after: 0,
      place: (x: number, y: number) => placeOffer(headline, x, y, plan.align),
    }
    const top = low - headline.drop - headline.height - measureRows(above)
    put([...above, main], box.x, top)
    put(below, aside.x, low - rows)
    if (cta) layers.push(...cta.place(aside.x, low - cta.height - cta.drop, plan.align))
    return { layers, top: mark ? box.y : top, bottom: low, headlineBottom: low }
  }
  return { headline, free: 1 - rows / aside.height, losesOffer: false, place }
}

/** The height of rows with the distances behind them, in pixels. */
export const measureRows = (rows: readonly ColumnRow[]) => rows.reduce((sum, row) => sum + row.height + row.after, 0)

/** Whether a column has all words of another one, and a headline that is not much smaller. */
export const isNoWorse = ({ layers }: { layers: readonly Layer[] }, usual: { layers: readonly Layer[] }): boolean =>
  countLetters(layers) >= countLetters(usual.layers) &&
  findHeadlineSize(layers) >= findHeadlineSize(usual.layers) * LEAST_SHARE &&
  !layers.some((layer) => layer.kind === 'text' && layer.lines.some(({ text }) => text.endsWith('@')))
const LEAST_SHARE = 0.86

const findHeadlineSize = (layers: readonly Layer[]): number =>
  layers.reduce((size, layer) => (layer.kind === 'text' && layer.role === 'headline' ? layer.size : size), 0)

const countLetters = (layers: readonly Layer[]): number =>
  layers.reduce((sum, layer) => sum + (layer.kind === 'text' ? layer.text.length : 0), 0)
