import { findFormat } from '#contract/platforms/formats.ts'
import { joinHours } from './text/join-hours.ts'
import { promoteHook } from './text/hook.ts'
import { promoteMenu } from './text/promote-menu.ts'
import { promotePrice } from './text/promote-price.ts'
import { promoteRole } from './text/promote-role.ts'
import { promoteSubject } from './text/promote-subject.ts'
import { hasButton, isLinkPost } from './text/cta-row.ts'
import type { Copy } from '../copywriter/copy.ts'
import type { FactKind } from '../copywriter/facts/fact.ts'
import type { Brief } from '../model/brief.ts'
import type { Canvas } from '../model/canvas.ts'
import type { PieceSlot } from '../model/pieces.ts'

/** Facts beside which the list price of a product would contradict the offer. */
const DEALS: readonly FactKind[] = ['discount', 'bundle', 'price', 'free']
const AMOUNT = /[%٪]|\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u

/** Whether a copy is what somebody said: a quotation with its speaker. Quotation marks alone mark words that must not change. */
export const isTestimonial = ({ pieces = [] }: Pick<Copy, 'pieces'>): boolean =>
  pieces.some(({ kind, slot }) => kind === 'quotation' && slot === 'headline') &&
  pieces.some(
    ({ kind, slot, text }) => kind === 'signature' || kind === 'person' || (slot === 'subline' && SPEAKER.test(text)),
  )
const SPEAKER = /^[–—-]\s?\p{Lu}/u

/**
 * Leaves out what the studio added and what does not suit this request: the list price beside an offer, on a cover or under a quotation;
 * benefits of a product under a quotation or a guide; a benefit that the request already says; a call to action on a cover. Words of the
 * request stay. A price that is the point of the request becomes its offer, and a job its headline.
 */
export function keepApt(
  copy: Copy,
  canvas: Pick<Canvas, 'aspect' | 'strip'> & Partial<Pick<Canvas, 'base' | 'width' | 'height'>>,
  {
    goal,
    format = null,
    product,
    brand,
    content_type,
  }: Pick<Brief, 'goal' | 'format' | 'product' | 'brand'> & Partial<Pick<Brief, 'content_type'>>,
): Copy {
  const { aspect, strip } = canvas
  const { pieces = [], block } = copy
  if (pieces.length === 0) return copy
  const isAsked = (...slots: readonly PieceSlot[]) => pieces.some(({ slot }) => slots.includes(slot))
  const isQuote = isTestimonial(copy)
  const isCover = aspect === 'banner' && strip === null && goal?.toLowerCase() !== 'sales'
  const isGuide = block !== null
  // Nothing can be clicked on a post: a line that nobody asked for takes space from the words of the request.
  const isChosen = copy.cta !== null && [product?.cta, ...(brand.ctas ?? [])].includes(copy.cta)
  const isPost =
    goal?.toLowerCase() !== 'sales' &&
    (isPostCanvas(canvas, format) || (!isChosen && leadsNowhere(copy, canvas, format)))
  const hasDeal = pieces.some(
    ({ kind, emphasis, text, slot }) =>
      slot !== 'caption' &&
      ([kind, ...emphasis.map((of) => of.kind)].some((of) => DEALS.some((deal) => deal === of)) || AMOUNT.test(text)),
  )
  const dropsPrice = !isAsked('price') && (isQuote || isCover || isGuide || hasDeal)
  const dropsBenefits = !isAsked('benefit') && (isQuote || isGuide)
  const said = toLetters(pieces.map(({ text }) => text).join(' '))
  const benefits = dropsBenefits
    ? []
    : copy.benefits.filter((text) => pieces.some((piece) => piece.text === text) || !said.includes(toLetters(text)))
  const apt = promoteSubject({
    ...copy,
    benefits,
    price: dropsPrice ? null : copy.price,
    cta: !isAsked('cta') && (isQuote || isCover || isGuide || isPost) ? null : copy.cta,
    subline: !isAsked('subline') && (isCover || isGuide) ? null : copy.subline,
  })
  const arrange = (of: Copy) => promoteRole(promotePrice(promoteMenu(of)))
  // Each text of a film has a scene of its own, and a banner has one line beside its headline.
  const isWhole = content_type === 'video' || aspect === 'banner'
  return isWhole ? arrange(apt) : promoteHook(arrange(joinHours(apt)))
}

/** Whether a canvas is a post, a story or a cover, and neither an ad nor a link post. */
const isPostCanvas = (
  { strip, base = 0, width = 0, height = 0 }: Parameters<typeof keepApt>[1],
  format: string | null,
): boolean => base > 0 && !hasButton({ canvas: { strip, base, width, height }, brief: { format } })

/** Whether a canvas is a link post whose request names nothing to open: a button that nobody asked for would lead to nothing. */
function leadsNowhere(
  { pieces = [] }: Copy,
  { base = 0, width = 0, height = 0 }: Parameters<typeof keepApt>[1],
  format: string | null,
): boolean {
  const says = (kind: string) => pieces.some((piece) => [piece, ...piece.emphasis].some((of) => of.kind === kind))
  const placement = findFormat(format ?? '')?.placement
  return base > 0 && isLinkPost({ base, width, height }, placement) && !says('contact') && !says('action')
}

const toLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '')
