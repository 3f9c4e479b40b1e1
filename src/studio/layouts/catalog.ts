import { isTestimonial } from './apt-copy.ts'
import { arch } from './definitions/arch/arch.ts'
import { imageOnly } from './definitions/image-only.ts'
import { bars } from './definitions/bars.ts'
import { bubble } from './definitions/bubble.ts'
import { card } from './definitions/card.ts'
import { collage } from './definitions/collage.ts'
import { columns } from './definitions/columns.ts'
import { horizon } from './definitions/horizon.ts'
import { masthead } from './definitions/masthead.ts'
import { minimal } from './definitions/minimal.ts'
import { offer } from './definitions/offer.ts'
import { photo } from './definitions/photo.ts'
import { poster } from './definitions/poster/poster.ts'
import { prints } from './definitions/prints.ts'
import { quote } from './definitions/quote.ts'
import { seal } from './definitions/seal.ts'
import { split } from './definitions/split.ts'
import { statement } from './definitions/statement.ts'
import { ticket } from './definitions/ticket.ts'
import { agenda } from './definitions/posts/agenda.ts'
import { announcement } from './definitions/posts/announcement.ts'
import { comparison } from './definitions/posts/comparison.ts'
import { coupon } from './definitions/posts/coupon.ts'
import { factsheet } from './definitions/posts/factsheet.ts'
import { job } from './definitions/posts/job.ts'
import { menu } from './definitions/posts/menu.ts'
import { statistic } from './definitions/posts/statistic.ts'
import { steps } from './definitions/posts/steps.ts'
import { endcap } from './definitions/strips/endcap.ts'
import { strip } from './definitions/strips/strip.ts'
import { TYPE_POSTERS } from './definitions/type/type-posters.ts'
import { wedge } from './definitions/wedge.ts'
import type { Layout, SelectionInput } from './layout-context.ts'

/** The layouts of one kind of post, and those of facts. */
const POSTS: readonly Layout[] = [agenda, announcement, comparison, coupon, factsheet, job, menu, statistic, steps]

/** All layouts. */
export const LAYOUTS: readonly Layout[] = [
  split,
  poster,
  card,
  arch,
  wedge,
  masthead,
  bars,
  horizon,
  minimal,
  ticket,
  bubble,
  columns,
  quote,
  offer,
  photo,
  seal,
  collage,
  prints,
  statement,
  ...POSTS,
  ...TYPE_POSTERS,
]

/** The layouts of very flat canvases, such as banner ads of 728 × 90 pixels. No other layout fits there, and they fit nowhere else. */
export const STRIP_LAYOUTS: readonly Layout[] = [strip, endcap]

/** No layout gets more than this share of all seeds. So consecutive seeds always give different layouts. */
const MAX_SHARE = 0.36
/**
 * The fractional part of the golden ratio. It spaces consecutive seeds as far apart as possible (low-discrepancy
 * sequence).
 */
const GOLDEN_RATIO_FRACTION = 0.6180339887498949

interface LayoutChoice {
  avoid?: readonly string[]
  layout?: string | null
}

/** A menu, steps, a comparison, or a statistic is shown only by the layout that is made for it, even one to avoid: no other one has its rows. */
function listCandidates({ copy, strip: line }: SelectionInput, avoid: readonly string[]): readonly Layout[] {
  if (line) return STRIP_LAYOUTS
  const own = LAYOUTS.filter(({ block }) => block !== undefined && block === copy.block?.kind)
  const free = own.filter(({ name }) => !avoid.includes(name))
  return free.length > 0 ? free : own.length > 0 ? own : LAYOUTS
}

/** The layouts whose words are the hero, with or without an image. */
const WORDY: readonly Layout[] = [offer, quote, statement, seal, columns]

/** Where there is no image, layouts that are made for one show a single drawing, or an empty stage. That is weaker than type alone. */
const WITHOUT_IMAGE = 0.12

/** Where an object shows what a request is about, it is rather shown than left out. One that a person chose is always shown. */
const BESIDE_OBJECT = 0.22
/** Beside a drawing, many facts would be small. */
const BESIDE_FACTS = 0.6
const MANY_FACTS = 3

/** On a wide canvas, the column of these layouts is narrow: beside a price, or with more letters than this, their headline is small. */
const NARROW: readonly string[] = ['arch', 'card', 'ticket', 'split']
const MOST_IN_NARROW = 24
/** The column of these has no space for a price and a longer headline. */
const HALF_NARROW: readonly string[] = ['masthead', 'bars', 'minimal', 'arch', 'card']
const MOST_BESIDE_PRICE = 32
/** It is left to those who ask for it. */
const HARDLY = 0.0001
const CRAMPED = 0.03

/** A quotation wants its marks. Type-led posters decide by themselves. */
const WITHOUT_MARKS = 0.1
const MARKED: readonly Layout[] = [quote, bubble, ...TYPE_POSTERS]
/** The layouts that show quotation marks. */
const WITH_MARKS: readonly string[] = ['quote', 'bubble', 'voice']

/** In UTF-16 code units: a longer quotation may need another layout to be legible. */
const LONGEST_MARKED = 110

/** What somebody said, without an image: it is always shown with its marks. */
const isBareTestimonial = (input: SelectionInput): boolean =>
  input.images.length === 0 &&
  input.strip === null &&
  input.copy.headline.length <= LONGEST_MARKED &&
  isTestimonial(input.copy)

function weigh(layout: Layout, input: SelectionInput): number {
  const isForImage =
    layout.isTypeOnly !== true && !POSTS.includes(layout) && !WORDY.includes(layout) && input.strip === null
  const isBare = isForImage && input.images.length === 0
  const isUnmarked = input.images.length === 0 && !MARKED.includes(layout) && isTestimonial(input.copy)
  const isWithoutObject = input.hasObject === true && input.images.length === 0 && layout.isTypeOnly === true
  const isShown = input.hasObject === true && isForImage
  const isFull = input.copy.details.length + input.copy.benefits.length >= MANY_FACTS
  const besideObject = input.isObjectChosen === true ? 0 : isFull ? BESIDE_FACTS : BESIDE_OBJECT
  const isNarrow = NARROW.includes(layout.name) && input.aspect === 'wide'
  const cramped = isNarrow && (input.copy.price !== null || input.copy.headline.length > MOST_IN_NARROW) ? CRAMPED : 1
  const isPriced = input.copy.price !== null || input.copy.details.some(({ kind }) => kind === 'price')
  const isLong = input.copy.headline.length > MOST_BESIDE_PRICE
  if (isPriced && isLong && input.aspect === 'wide' && HALF_NARROW.includes(layout.name))
    return layout.suits(input) * HARDLY
  const share = isUnmarked ? WITHOUT_MARKS : isShown ? 1 : isBare ? WITHOUT_IMAGE : isWithoutObject ? besideObject : 1
  return Math.max(0, layout.suits(input)) * share * cramped
}

/**
 * Returns the requested layout if it suits the input. Otherwise the seed chooses: each layout gets a share of all seeds
 * in proportion to how well it suits.
 */
export function chooseLayout(
  input: SelectionInput,
  seed: number,
  { avoid = [], layout: wanted }: LayoutChoice,
): Layout {
  if (wanted === imageOnly.name) return imageOnly
  const candidates = listCandidates(input, avoid).map((layout) => ({ layout, weight: weigh(layout, input) }))
  const named = candidates.find(({ layout, weight }) => layout.name === wanted && weight > 0)
  if (named && !avoid.includes(named.layout.name)) return named.layout
  const marked = candidates.filter(({ layout, weight }) => weight > 0 && WITH_MARKS.includes(layout.name))
  const able = isBareTestimonial(input) && marked.length > 0 ? marked : candidates
  const free = able.filter(({ layout, weight }) => weight > 0 && !avoid.includes(layout.name))
  const choices = free.length > 0 ? free : able.filter(({ weight }) => weight > 0)
  const total = choices.reduce((sum, { weight }) => sum + weight, 0)
  const shares = choices.map(({ weight }) => Math.min(weight / total, choices.length > 2 ? MAX_SHARE : 1))
  let left = ((seed * GOLDEN_RATIO_FRACTION) % 1) * shares.reduce((sum, share) => sum + share, 0)
  for (const [index, { layout }] of choices.entries()) {
    left -= shares[index] ?? 0
    if (left < 0) return layout
  }
  return choices[choices.length - 1]?.layout ?? arch
}
