import { fitScaledBlock } from '../../type/scaled-block.ts'
import { fitBlock } from '../../type/text-block.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import { fitOfferHeadline } from './offer-block.ts'
import { hasFigure } from './offer-row.ts'
import { splitFigure } from './split-figure.ts'
import { splitRole } from './split-role.ts'
import { splitHeadline } from './split-headline.ts'
import { minFactSize, minTypeSize } from '../type-sizes.ts'
import type { ColumnPlan } from './column-plan.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { TextBlock, TextSpec } from '../../type/text-block.ts'

/** Sets the headline of a column into `height` pixels: as an offer, in two sizes, or in one. Null if it does not fit. */
export function fitHeadline(
  context: LayoutContext,
  plan: ColumnPlan,
  height: number,
  atAnySize: boolean,
): TextBlock | null {
  if (height <= 0) return null
  const { ground, headline, counts, most } = plan
  const words = {
    role: 'headline' as const,
    text: context.copy.headline,
    style: headline,
    color: ground.ink,
    ground: ground.fill,
  }
  const space = { width: plan.box.width, height, counts, most }
  const offer =
    plan.lead || plan.flat || hasFigure(context.copy)
      ? null
      : fitOfferHeadline(context, words, { ...space, most: most * OFFER_GAIN })
  if (offer)
    return {
      ...offer,
      color: chooseLargeTextColor(context, ground, headline.face, offer.size * Math.min(1, ...(offer.scales ?? []))),
    }
  const scaled = fitLead(context, plan, words, space)
  const figure = plan.lead || plan.flat ? null : fitFigure(context, words, space)
  const leastGain = splitRole(context.copy) ? ROLE_GAIN : FIGURE_GAIN
  const smallest = minTypeSize(context.canvas)
  const bounds = [
    { least: Math.max(smallest, most * 0.3) },
    { least: Math.max(smallest, most * 0.3 * LESS_FOR_ONE_HYPHEN) },
    { least: Math.max(smallest, most * 0.3), mostHyphens: MANY_HYPHENS },
    { least: smallest, mostHyphens: MANY_HYPHENS },
    ...(atAnySize ? [{ least: 0, mostHyphens: MANY_HYPHENS }] : []),
  ]
  for (const bound of bounds) {
    const whole = fitBlock(words, context.ruler, { ...space, ...bound })
    const gain = whole && isAwkward(whole) ? 0.92 : LEAD_GAIN
    if (figure && (!whole || figure.size > whole.size * leastGain))
      return { ...figure, color: chooseLargeTextColor(context, ground, headline.face, figure.size * WORDS_SHARE) }
    const block = scaled && (plan.lead || !whole || scaled.size > whole.size * gain) ? scaled : whole
    if (block)
      return {
        ...block,
        color: chooseLargeTextColor(context, ground, headline.face, block.size * Math.min(1, ...(block.scales ?? []))),
      }
  }
  return null
}

/** The figure of a headline may be larger than other headlines. */
const OFFER_GAIN = 1.5

/** Whether a headline in one size has many lines, or a short word alone on one. */
const isAwkward = ({ lines }: TextBlock) => lines.length > 4 || lines.some((line) => line.length <= 3)

/** A headline in two sizes must lead with a size that is larger than that of one size by this factor. */
const LEAD_GAIN = 1.12
/** A number that leads is a hero or nothing: at least this share of its largest size. */
const LEAST_NUMBER = 0.5
/** The size of the rest of a headline, as a share of its lead. */
const REST_SHARE = 0.44
/** The day in it is what a reader looks for: from when a shop is closed. */
const DATE_SHARE = 0.56

/** The figure of a headline is larger than a headline of one size by this factor, and may be larger than others by the second one. */
const FIGURE_GAIN = 1.08
/** A job leads also in a size that is a little smaller: it is what a reader looks for. */
const ROLE_GAIN = 0.9
/** A job is at least this many times as large as the words around it. */
const LEAST_ROLE = 1.35
const FIGURE_MOST = 1.9
const WORDS_SHARE = 0.44

/** A headline whose figure is large, and whose other words are small. Null if it has none, or does not fit. */
function fitFigure(
  context: LayoutContext,
  words: TextSpec,
  { width, height, most }: { width: number; height: number; most: number },
): TextBlock | null {
  // Beside the figure of an offer, an amount such as "1 kg" is no second hero.
  const figure = hasFigure(context.copy) ? null : splitFigure(context.copy)
  const parts = figure ?? splitRole(context.copy)
  if (!parts) return null
  const { canvas, ruler, sizes } = context
  const smallest = Math.max(minFactSize(canvas), sizes.body * 1.2)
  const style = { ...words.style, leading: Math.min(words.style.leading, 1.1) }
  // A job may be one long word, which leads by its weight.
  const least = figure ? smallest / WORDS_SHARE : smallest * LEAST_ROLE
  const space = { width, height, most: most * FIGURE_MOST, least, smallest }
  return fitScaledBlock({ ...words, style }, parts, ruler, space)
}

/** A long headline in two sizes: what leads is large, its rest is smaller. Null if it has no good place for that, or does not fit. */
function fitLead(
  context: LayoutContext,
  { lead }: ColumnPlan,
  words: TextSpec,
  { width, height, most }: { width: number; height: number; most: number },
): TextBlock | null {
  const split = lead?.split ?? splitHeadline(context.copy)
  if (!split) return null
  const { canvas, ruler, sizes } = context
  const smallest = Math.max(minFactSize(canvas), sizes.body * 1.1)
  const parts = [
    { text: split.lead, scale: 1, most: 3 },
    {
      text: split.rest,
      scale: lead?.rest ?? (/\p{Nd}/u.test(split.rest) ? DATE_SHARE : REST_SHARE),
      most: lead ? 4 : 3,
    },
  ]
  const space = {
    width,
    height,
    most: lead?.most ?? most,
    least: lead ? lead.most * LEAST_NUMBER : smallest * 1.5,
    smallest,
  }
  return fitScaledBlock(words, parts, ruler, space)
}

/** A smaller headline is better than one with a second hyphen, down to this factor. */
const LESS_FOR_ONE_HYPHEN = 0.8
const MANY_HYPHENS = 3
