import { placeText, wrapBlock } from '../../type/text-block.ts'
import { minTypeSize } from '../type-sizes.ts'
import { createOfferBlock } from './offer-block.ts'
import { splitCode } from './split-offer.ts'
import type { TextBlock } from '../../type/text-block.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ColumnPlan, ColumnRow } from './column-plan.ts'

/** One text as a row of a column; null where it has no block. */
export function createRow(plan: ColumnPlan, block: TextBlock | null, after: number): ColumnRow | null {
  return (
    block && {
      height: block.height,
      after,
      drop: block.drop,
      place: (x, top) => [placeText(block, x, top, plan.align)],
    }
  )
}

/** Emoji are taller than capitals. */
const EMOJI = /\p{Extended_Pictographic}/u

/** The line above the headline. */
export function createEyebrowRow(context: LayoutContext, plan: ColumnPlan, text: string): ColumnRow | null {
  const { mark, fill } = plan.ground
  // What the request says is the subject of the design or its kind, not a label.
  const isAsked = context.copy.pieces?.some(({ slot }) => slot === 'eyebrow') ?? false
  const size = Math.max(context.sizes.eyebrow, isAsked && !plan.flat ? context.sizes.body * ASKED_EYEBROW : 0)
  const words = { role: 'eyebrow' as const, text, style: context.type.eyebrow, color: mark, ground: fill }
  return createRow(
    plan,
    wrapBlock(words, context.ruler, size, plan.box.width, 2) ??
      wrapBlock(words, context.ruler, context.sizes.eyebrow, plan.box.width, 2),
    context.sizes.gap * (EMOJI.test(context.copy.headline) ? 2 : 1.05),
  )
}

/** The size of an eyebrow of the request, as a share of the text. Its capitals are larger than letters. */
const ASKED_EYEBROW = 0.92

/** The conditions below all other rows. */
export function createTermsRow(
  context: LayoutContext,
  plan: ColumnPlan,
  text: string,
  width: number,
): ColumnRow | null {
  const { ink, muted, fill } = plan.ground
  const offer = splitCode(text)
    ? createOfferBlock(context, plan.ground, 'small_print', text, {
        width,
        height: context.canvas.content.height * 0.4,
        most: context.sizes.body * 1.5,
      })
    : null
  if (offer) return { ...offer, after: 0, place: (x, top) => offer.place(x, top, plan.align) }
  const { canvas, copy, sizes, type } = context
  const asked = copy.pieces?.find(({ slot }) => slot === 'small_print')
  // A telephone number or an address is what the reader acts on, not small print.
  const isContact = asked !== undefined && [asked, ...asked.emphasis].some(({ kind }) => kind === 'contact')
  const least = Math.max(minTypeSize(canvas), asked ? Math.min(canvas.width, canvas.height) * LEAST_TERMS : 0)
  // Conditions do not grow where the rows that they belong to are elsewhere.
  const growth = copy.details.length + copy.benefits.length > 0 ? 1 : (plan.growth ?? 1)
  const isShort = asked !== undefined && text.length <= SHORT_TERMS
  const size = isContact ? sizes.body * 1.15 : isShort ? sizes.body : Math.max((sizes.body * 0.78) / growth, least)
  const style = isContact ? { ...type.label, leading: 1.3 } : type.body
  const words = { role: 'small_print' as const, text, style, color: asked ? ink : muted, ground: fill }
  return createRow(plan, wrapBlock(words, context.ruler, size, width, 2), 0)
}

/** A short condition, such as "No appointment needed", is one more fact. In UTF-16 code units. */
const SHORT_TERMS = 48
/** The least size of conditions of a request, as a share of the shorter side of the canvas. */
const LEAST_TERMS = 0.03
