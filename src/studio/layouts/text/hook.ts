import { fitScaledBlock } from '../../type/scaled-block.ts'
import { measureHang, placeText } from '../../type/text-block.ts'
import { chooseLargeTextColor } from './large-text-color.ts'
import { isEntryFee } from './entry-fee.ts'
import { createFigureRow, isOffer } from './offer-row.ts'
import { findFormer, splitCode, splitOfferHeadline } from './split-offer.ts'
import { isJob } from './split-role.ts'
import type { TextStyle } from '../../type/fit-text.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../../model/pieces.ts'
import type { LayoutContext } from '../layout-context.ts'
import type { ColumnPlan, ColumnRow } from './column-plan.ts'

/** A longer text is a sentence, and no hook. In UTF-16 code units. */
const LONGEST = 36
const DEALS: readonly FactKind[] = ['free', 'discount', 'bundle']
/** Free entry is what an event costs, delivery or parking is an extra, and a quote is free everywhere. What is included goes without saying beside its price. */
const NO_HOOK =
  /(?<!\p{L})(?:entry|admission|entrance|eintritt|entrée|entrada|ingresso|toegang|wstęp|inträde|giriş|delivery|shipping|versand|lieferung|livraison|envío|spedizione|envio|verzending|dostawa|frakt|parking|parkplatz|parken|refreshments?|kargo|wifi|quotes?|quotations?|estimates?|kostenvoranschl\p{L}+|angebot|erstberatung|devis|presupuestos?|preventiv[oi]|orçamentos?|offerte|wycena|teklif|keşif|included|includes|inklusive|inbegriffen|compris\p{L}*|incluid[oa]s?|incluíd[oa]s?|inclus[oaie]|inbegrepen|inclusief|wliczon\p{L}+|dahil)(?!\p{L})/iu

/**
 * Makes what a stranger stops for the second voice of a design: of "Guitar course, 12 € a lesson, first lesson free", the free lesson is large,
 * and the list price is one of the facts. What an event costs is one of its facts anyway, behind when and where.
 */
export function promoteHook(copy: Copy): Copy {
  if (copy.block || isJob(copy)) return copy
  const hook = findHook(copy)
  const price = copy.pieces?.find(({ slot }) => slot === 'price')
  const isListed = price !== undefined && (hook ? isListPrice(price) : isEntryFee(copy, 'price'))
  const settled = isListed ? { ...copy, price: null } : copy
  const { pieces = [], details, benefits, subline, badge } = settled
  const text = hook?.text ?? null
  return {
    ...settled,
    badge: text ?? badge,
    subline: subline === text ? null : subline,
    benefits: benefits.filter((of) => of !== text),
    details: [
      ...details.filter((fact) => fact.text !== text),
      ...(isListed ? [{ kind: 'price' as const, text: price.text }] : []),
    ],
    ...(copy.pieces && {
      pieces: pieces.map((piece) =>
        piece === hook
          ? { ...piece, slot: 'badge' }
          : isListed && piece === price
            ? { ...piece, slot: 'detail' }
            : piece,
      ),
    }),
  }
}

/** Whether a design shows its hook somewhere: as the badge of its column, or as a sticker of its own. */
export const hasHook = (copy: Copy): boolean => readHook(copy) !== null

/** Whether the badge of a copy is its hook. */
const isHook = (copy: Copy): boolean => copy.badge !== null && readHook(copy)?.text === copy.badge

function readHook(copy: Copy): PlacedPiece | null {
  const hook = copy.block || isJob(copy) ? null : findHook(copy)
  return hook?.slot === 'badge' ? hook : null
}

/** A clause that offers something free or cheaper, where nothing else of the design does. */
function findHook(copy: Copy): PlacedPiece | null {
  const { pieces = [], badge } = copy
  const isTaken = pieces.some((piece) => piece.slot === 'badge' && !isDeal(piece))
  const [headline] = pieces.filter(({ slot }) => slot === 'headline')
  const offered = pieces.filter((piece) => piece.slot !== 'caption' && isDeal(piece))
  const [hook, other] = offered
  if (
    !hook ||
    other ||
    isTaken ||
    (badge !== null && hook.slot !== 'badge' && pieces.some(({ slot }) => slot === 'badge'))
  )
    return null
  if (!headline || headline.kind === 'quotation' || splitOfferHeadline(copy) || !MOVED.includes(hook.slot)) return null
  const price = pieces.find(({ slot }) => slot === 'price')
  if (price && !isListPrice(price)) return null
  return hook.text.length <= LONGEST && !hook.entry && !NO_HOOK.test(hook.text) && !/\p{Sc}|[%٪]/u.test(hook.text)
    ? hook
    : null
}
const MOVED: readonly PlacedPiece['slot'][] = ['badge', 'detail', 'benefit', 'subline']

const isDeal = ({ kind, emphasis, text }: PlacedPiece): boolean =>
  ON_US.test(text) || [kind, ...emphasis.map((of) => of.kind)].some((of) => DEALS.some((deal) => deal === of))

/** Other words for "free" at the end of a clause: "first 20 minutes on me", "der erste Kaffee geht aufs Haus". */
const ON_US =
  /(?<!\p{L})(?:on (?:me|us|the house)|aufs haus|auf uns|auf mich|offert par la maison|invita la casa|invitamos nosotros|offre la casa|offriamo noi|van het huis)[.!]?$/iu

/** A price without a former one and without a discount. */
const isListPrice = (piece: PlacedPiece): boolean =>
  !isDeal(piece) && findFormer(piece.text) === null && splitCode(piece.text) === null

/** The size of a hook as a multiple of that of the other texts, and the least one. */
const SIZE = { most: 2, least: 1.4 }

/** The badge of a copy as a row below the headline, where it is an offer or the hook; undefined where it is none, null if it does not fit. */
export function createDealRow(
  context: LayoutContext,
  plan: ColumnPlan,
  text: string,
  width: number,
): ColumnRow | null | undefined {
  if (isOffer(context.copy, 'badge')) return createFigureRow(context, plan, 'badge', text, width)
  return isHook(context.copy) ? createHookRow(context, plan, text, width) : undefined
}

/** The hook as a row below the headline. Null if it does not fit. `width` is in pixels. */
function createHookRow(
  context: LayoutContext,
  { ground, align }: Pick<ColumnPlan, 'ground' | 'align'>,
  text: string,
  width: number,
): ColumnRow | null {
  const { type, ruler, sizes, canvas } = context
  const style: TextStyle = {
    ...(type.headline.face.family.script ? type.label : type.headline),
    leading: 1.12,
    tracking: 0,
  }
  const [most, least] = [sizes.body * SIZE.most, sizes.body * SIZE.least]
  const space = { width, height: canvas.content.height * 0.3, most, least, smallest: least }
  const words = { role: 'badge' as const, text, style, color: ground.ink, ground: ground.fill }
  const fit = (lines: number) => fitScaledBlock(words, [{ text, scale: 1, most: lines }], ruler, space)
  const block = fit(1) ?? fit(2)
  if (!block) return null
  const set = { ...block, color: chooseLargeTextColor(context, ground, style.face, block.size) }
  const hang = measureHang(block.lines.at(-1) ?? '', block.style) * block.size
  return { height: block.height, after: 0, drop: block.drop, hang, place: (x, top) => [placeText(set, x, top, align)] }
}
