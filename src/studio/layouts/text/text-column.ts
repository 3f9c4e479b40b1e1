import { isNoWorse, planBeside, tryBeside } from './beside-column.ts'
import { createColumnContent, listPartsByPriority } from './column-rows.ts'
import { placeOffer } from './place-offer.ts'
import { hasFigure } from './offer-row.ts'
import { splitLabeledList, type ListForm } from './labeled-list.ts'
import { fitHeadline } from './fit-headline.ts'
import { growFacts } from './grow-facts.ts'
import { chooseGrowth, growSizes } from './growth.ts'
import { measureMark, placeColumn } from './place-column.ts'
import { preferFigure } from './prefer-figure.ts'
import { splitOfferHeadline } from './split-offer.ts'
import { minFactSize, minHeadlineSize } from '../type-sizes.ts'
import type { Attempt, Column, ColumnPlan, ColumnRow, Grown } from './column-plan.ts'
import type { ColumnPart } from './column-rows.ts'
import type { LayoutContext } from '../layout-context.ts'
import { leadsText } from '../layout-faults.ts'
import type { TextBlock } from '../../type/text-block.ts'

/** If the headline is smaller than this share of its maximum size, the next part is removed. */
const MIN_HEADLINE_SHARE: Record<ColumnPart, number> = {
  row: 0.34,
  benefits: 0.62,
  small_print: 0.5,
  details: 0.34,
  eyebrow: 0.68,
  badge: 0.62,
  subline: 0.46,
  name: 0.4,
  price: 0.34,
  cta: 0.3,
}
/** The limit for a subline if the product is also named. */
const MIN_HEADLINE_SHARE_WITH_NAME = 0.64
/** Removing text must enlarge the headline by this factor. */
const MIN_GAIN = 1.22
const SMALL_LOGO_SCALE = 0.68
/** Words of the request are removed only where the headline would be smaller than this share of the size that it has without any company. */
const MIN_SHARE_BESIDE_REQUEST = 0.36
const MIN_GAIN_BESIDE_REQUEST = 1.9

/** Entries of a list have lines of their own where the headline keeps this share of the size that it has without any company. */
const SHARE_BESIDE_LISTS = 0.5

/** Sets all text in the column. On a wide canvas, facts are beside the headline where that keeps all words and a large headline. */
export function createTextColumn(context: LayoutContext, plan: ColumnPlan): Column {
  const stacked = setColumn(context, plan)
  const beside = planBeside(context, plan)
  const column = beside && setColumn(context, beside)
  const best = column && isNoWorse(column, stacked) ? column : stacked
  return preferFigure(context, plan, best, (limited) => setColumn(context, limited))
}

/** It removes optional parts until the headline is large enough. */
function setColumn(context: LayoutContext, plan: ColumnPlan): Column {
  const order = listPartsByPriority(context)
  const readable = minHeadlineSize(context.canvas, plan.headline.face.family)
  const asked = createAskedTest(context)
  const alone = measureAlone(context, plan)
  let parts = order
  let best: { attempt: Attempt; plan: ColumnPlan; parts: readonly ColumnPart[] } | null = null
  for (let round = 0; round <= order.length; round++) {
    for (const scales of listScales(context, plan, parts[0], asked(parts[0]))) {
      const attempt = tryParts(context, { ...plan, ...scales }, parts, round === order.length && !best)
      const share = easeBeside(context, scales)
      const usual = asked(parts[0]) ? alone * MIN_SHARE_BESIDE_REQUEST : plan.most * minHeadlineShare(parts)
      const wanted = usual * share
      const besideLists = scales.lists === 'lines' ? alone * SHARE_BESIDE_LISTS : 0
      const least = Math.max(wanted, Math.min(readable, alone), besideLists)
      if (attempt?.losesOffer && !asked(parts[0]) && parts.length > 0) continue
      if (attempt && attempt.headline.size >= Math.max(least, wantedBeside(context, scales, alone)))
        return easeColumn(context, { ...plan, ...scales }, parts, attempt).place()
      const gain = asked(parts[0]) ? MIN_GAIN_BESIDE_REQUEST : MIN_GAIN
      if (attempt && (!best || attempt.headline.size > best.attempt.headline.size * gain))
        best = { attempt, plan: { ...plan, ...scales }, parts }
    }
    parts = parts.slice(1)
  }
  const { y } = plan.box
  if (!best) return { layers: [], top: y, bottom: y, headlineBottom: y }
  return easeColumn(context, best.plan, best.parts, best.attempt).place()
}

/** The sizes of the other texts, tried where they are too large beside their headline. */
const EASED = [0.94, 0.88, 0.82, 0.76] as const

/** Sets a column again where its headline hardly leads, or where much of it is empty. All of its parts stay. */
function easeColumn(context: LayoutContext, plan: ColumnPlan, parts: readonly ColumnPart[], first: Attempt): Attempt {
  if (plan.flat || context.slide) return first
  if (leads(context, first)) {
    const grown = growColumn(context, plan, parts, first)
    return growFacts(context, grown, (larger, next) => tryParts(larger, next, parts, false), leads)
  }
  for (const text of EASED) {
    const smaller = { ...context, sizes: growSizes(context.sizes, text, minFactSize(context.canvas)) }
    const eased = tryParts(smaller, plan, parts, false)
    if (eased && !eased.losesOffer && leads(context, eased)) return eased
  }
  return first
}

/** Whether the headline leads: it is clearly larger than each text in sentences. */
const leads = ({ canvas }: LayoutContext, attempt: Attempt): boolean =>
  attempt.place().layers.every((layer) => layer.kind !== 'text' || leadsText(layer, attempt.headline.size, canvas))

/** Of sums of heights. */
const ROUNDING = 1e-9

/** Sets a column in larger type where much of it is empty. All of its parts stay, and its headline does not become smaller. */
function growColumn(context: LayoutContext, plan: ColumnPlan, parts: readonly ColumnPart[], small: Attempt): Grown {
  const { mostFree, leastFree, growths } = chooseGrowth(context.canvas)
  if (small.free <= mostFree || plan.keepsSizes) return { attempt: small, plan, text: 1 }
  for (const { most, text } of growths) {
    const larger = { ...context, sizes: growSizes(context.sizes, text, 0) }
    for (const figureScale of listGrownFigures(context, plan)) {
      const set = { ...plan, figureScale, most: plan.isLimited ? plan.most : plan.most * most, growth: text }
      const grown = tryParts(larger, set, parts, false)
      if (!grown || grown.free < leastFree - ROUNDING || grown.losesOffer) continue
      if (grown.headline.size < small.headline.size * 0.96) continue
      if (leads(context, grown)) return { attempt: grown, plan: set, text }
    }
  }
  return { attempt: small, plan, text: 1 }
}

/** The figure of an offer grows with the other texts, where it had to be small beside them. */
const listGrownFigures = ({ copy }: LayoutContext, { figureScale = 1 }: ColumnPlan): readonly number[] =>
  hasFigure(copy) && figureScale < 0.8 ? [Math.min(1, figureScale * 1.7), figureScale] : [figureScale]

/** Returns a test whether the next part to remove has words of the request. Those are the last ones of the order. */
function createAskedTest({ copy }: LayoutContext) {
  const slots = new Set<string>((copy.pieces ?? []).map(({ slot }) => slot))
  return (part: ColumnPart | undefined) => part === 'row' || (part !== undefined && slots.has(part))
}

/** The size of the headline in pixels if it has the column for itself, except for the brand mark. */
function measureAlone(context: LayoutContext, plan: ColumnPlan): number {
  return tryParts(context, plan, [], true)?.headline.size ?? plan.most
}

/**
 * Before price or call to action is removed, the logo becomes smaller; its plate can double its height. On banners, the
 * logo becomes smaller before anything is removed.
 */
const listLogoScales = ({ material, canvas }: LayoutContext, next: ColumnPart | undefined) =>
  material.logo && (next === 'price' || next === 'cta' || canvas.aspect === 'banner') ? [1, SMALL_LOGO_SCALE] : [1]

/** The figure of an offer gives way before a logo does. */
const FIGURE_SCALES = [1, 0.8, 0.62, 0.48, 0.36]

/** Beside a figure that can be smaller, the headline of a story is at least this share of the width. */
const STORY_HEADLINE = 0.085

const wantedBeside = ({ canvas }: LayoutContext, { figureScale }: { figureScale: number }, alone: number): number =>
  canvas.height > canvas.width * 1.5 && figureScale > Math.min(...FIGURE_SCALES)
    ? Math.min(alone, canvas.width * STORY_HEADLINE)
    : 0

/** A large figure is the hero, so the headline beside it may be smaller: this share of its usual least size beside the largest figure. */
const EASE = 0.74

const easeBeside = ({ copy }: LayoutContext, { figureScale }: { figureScale: number }): number =>
  hasFigure(copy) ? EASE + (1 - EASE) * (1 - figureScale) : 1

/** What the studio added is removed before the figure of an offer becomes small. */
const LARGE_FIGURES = FIGURE_SCALES.filter((scale) => scale > 0.6)

const listScales = (context: LayoutContext, { flat }: ColumnPlan, next: ColumnPart | undefined, isAsked: boolean) =>
  listLogoScales(context, next).flatMap((markScale) =>
    (!hasFigure(context.copy) || flat ? [1] : isAsked || !next ? FIGURE_SCALES : LARGE_FIGURES).flatMap((figureScale) =>
      listForms(context).map((lists) => ({ markScale, figureScale, lists })),
    ),
  )

const listForms = ({ copy }: LayoutContext): readonly ListForm[] =>
  copy.benefits.some((text) => splitLabeledList(text)) ? ['lines', 'typed'] : ['typed']

const minHeadlineShare = ([first, ...others]: readonly ColumnPart[]) =>
  first === 'subline' && others.includes('name') ? MIN_HEADLINE_SHARE_WITH_NAME : first ? MIN_HEADLINE_SHARE[first] : 0

function tryParts(
  context: LayoutContext,
  plan: ColumnPlan,
  parts: readonly ColumnPart[],
  atAnySize: boolean,
): Attempt | null {
  const company = createColumnContent(context, plan, parts)
  if (!company) return null
  if (plan.aside) return tryBeside(context, plan, company, atAnySize)
  const { cta, above, below } = company
  const { groupGap, gap } = context.sizes
  const hang = Math.max(context.sizes.body * 0.4, below.at(-1)?.drop ?? 0)
  const outer = measureMark(plan, company) + (cta ? cta.height + cta.drop + groupGap : below.length > 0 ? hang : 0)
  const taken = [...above, ...below].reduce((sum, row) => sum + row.height + row.after, 0)
  const between =
    below.length > 0
      ? plan.footWidth
        ? groupGap
        : gap * (context.copy.details.length > 0 || context.canvas.aspect === 'wide' ? 1.35 : 1)
      : 0
  const space = plan.box.height - outer - taken - between
  // The figure of an offer is as tall as the headline, so that their letters would touch sooner.
  const nextTo = below[0]?.hang === undefined ? 'text' : 'figure'
  const measureAfter = (block: TextBlock) =>
    below.length === 0
      ? 0
      : (plan.headlinePad ?? 0) +
        Math.max(
          between + block.drop * 0.5,
          block.drop +
            Math.max(
              gap * (nextTo === 'text' ? (hasSmallEnd(block) ? SMALL_END : 0.45) : 0.8),
              measureLead(block, nextTo),
            ),
        )
  const first = fitHeadline(context, plan, space, atAnySize)
  const excess = first ? measureAfter(first) - first.drop - between : 0
  const headline = excess > 0 ? fitHeadline(context, plan, space - excess, atAnySize) : first
  if (!headline) return null
  const after = measureAfter(headline)
  const main: ColumnRow = {
    height: headline.height,
    after,
    place: (x, top) => placeOffer(headline, x, top, plan.align),
  }
  const drop = below.length > 0 ? Math.max(headline.drop, hang) : headline.drop
  const free = 1 - (outer + taken + Math.max(between, after - drop) + headline.height + drop) / plan.box.height
  const losesOffer =
    !plan.flat && !headline.isOffer && !hasFigure(context.copy) && splitOfferHeadline(context.copy) !== null
  return { headline, free, losesOffer, place: () => placeColumn(plan, company, main, groupGap, drop) }
}

/** A headline that ends with a small line is apart from rows of nearly the same size. */
const hasSmallEnd = ({ scales }: TextBlock): boolean => (scales?.at(-1) ?? 1) < 1
const SMALL_END = 1.25

/** The space between the descenders of a large headline and what follows, as a share of the size of its last line. A figure is a hero of its own. */
const LEAD_GAP = { text: 0.2, figure: 0.34 }
const measureLead = ({ size, scales }: TextBlock, below: keyof typeof LEAD_GAP): number =>
  size * (scales?.at(-1) ?? 1) * LEAD_GAP[below]
