import { createOfferBlock, type OfferBlock } from './offer-block.ts'
import { isEntryFee } from './entry-fee.ts'
import { splitCode, splitOffer } from './split-offer.ts'
import { isJob } from './split-role.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { TextRole } from '../../model/scene.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ColumnPlan, ColumnRow } from './column-plan.ts'

/** The figure of an offer as a share of `canvas.base`, and the most of it in a column. */
const FIGURE_SIZE = 0.2
const SLIM_FIGURE_SIZE = 0.15

/** The texts that may be the offer, the most important first. */
type OfferRole = TextRole & ('price' | 'badge' | 'subline')

/** Whether words of the request are an offer with a figure or a code. */
export const hasFigure = (copy: Copy): boolean =>
  (['price', 'badge', 'subline'] as const).some((role) => isOffer(copy, role))

/** Whether a text is set as an offer: it is of the request, and has a figure or a code. The list price of a product is small. */
export function isOffer(copy: Copy, role: OfferRole): boolean {
  const text = copy[role]
  const isAsked = copy.pieces?.some(({ slot }) => slot === role) ?? false
  if (!text || !isAsked || isEntryFee(copy, role) || isJob(copy)) return false
  if (role === 'subline' && leadsWithPrice(copy)) return false
  return (splitOffer(text) !== null && isAmount(copy, role)) || splitCode(text) !== null
}

/** A price in the headline is the offer: "£79 until the end of October" before "£95 after that". */
const leadsWithPrice = ({ headline, pieces = [] }: Copy): boolean =>
  pieces.some(({ text, emphasis }) => text === headline && emphasis.some(({ kind }) => kind === 'price'))

const AMOUNTS: readonly string[] = ['price', 'discount', 'bundle']

/**
 * Figures of a second clause count where they are the offer, not in "tickets for 40 % of our seats", not as the pay of a job, and not as the
 * amount from which something is free.
 */
const isAmount = ({ pieces = [] }: Copy, role: OfferRole) =>
  (role !== 'subline' && !pieces.some(({ slot, kind }) => slot === role && kind === 'free')) ||
  pieces.some(
    ({ slot, kind, emphasis }) =>
      slot === role &&
      (AMOUNTS.includes(kind) ||
        emphasis.some(
          (of) => of.kind === 'discount' || of.kind === 'bundle' || (of.kind === 'price' && of.start <= FIRST),
        )),
  )

/** A price within the first characters of a clause is what the clause states: "From $29", "49 € incl. parts". */
const FIRST = 5

/** An offer with its figure, as a row of a column. Null if it does not fit. `width` is in pixels. */
export function createFigureRow(
  context: LayoutContext,
  plan: ColumnPlan,
  role: OfferRole,
  text: string,
  width: number,
): ColumnRow | null {
  const block = createOfferRow(context, plan, role, text, width)
  return block && { ...block, after: 0, place: (x, top) => block.place(x, top, plan.align) }
}

/** The offer of a column. Returns null if it does not fit. Sizes are pixels. */
function createOfferRow(
  context: LayoutContext,
  {
    ground,
    figureScale = 1,
    mostFigure = 1,
    growth = 1,
  }: Pick<ColumnPlan, 'ground' | 'figureScale' | 'mostFigure' | 'growth'>,
  role: OfferRole,
  text: string,
  width: number,
): OfferBlock | null {
  const { canvas, emphasis } = context
  const share = canvas.aspect === 'slim' || canvas.aspect === 'banner' ? SLIM_FIGURE_SIZE : FIGURE_SIZE
  const most =
    canvas.base * share * figureScale * mostFigure * Math.sqrt(growth) * (emphasis.goal === 'sales' ? 1.15 : 1)
  return createOfferBlock(context, ground, role, text, { width, height: canvas.content.height * 0.5, most })
}
