import { toDrawableText } from '../type/breaking/drawable-text.ts'
import { listWordsLeft } from './carry/carry-facts.ts'
import { chooseCallToAction } from './call-to-action.ts'
import { composeCaption } from './caption.ts'
import { writeMessages } from './caption-messages.ts'
import { assignSlots } from './facts/assign-slots.ts'
import { sentenceCase } from './headlines/sentence-case.ts'
import { addFactsToCaption, keepFactsBesideModel, chooseModelBadge, type ModelWords } from './model-words.ts'
import { listOwnBenefits, listOwnHeadlines, writeOwnEyebrow, writeOwnSubline } from './own-words.ts'
import { placePieces, type Placement } from './placing/place-pieces.ts'
import { isInLanguage } from './requests/language.ts'
import type { Copy } from './copy.ts'
import type { Brief } from '../model/brief.ts'
import { createWriting, type Writing } from './writing.ts'
import { getPostText } from '#contract/platforms/post-text.ts'
import { capitalizeFirst } from '../type/text-case.ts'
import { findBanned } from './banned.ts'
import { findSeason } from './languages/language-pack.ts'
import type { DesignLanguages } from './requests/language.ts'
import type { Intent } from './requests/intent.ts'
import { dressPrices } from './carry/dress-prices.ts'
import { formatPrice } from './languages/format-amounts.ts'
import type { Piece, PieceSlot, PlacedPiece } from '../model/pieces.ts'
import { FACT_KINDS, type Fact, type FactKind } from './facts/fact.ts'
import { readEvent } from './placing/read-stated.ts'
import type { TypedRequest } from './placing/plan.ts'
import { covers } from './facts/list-facts.ts'
import { isVague } from './headlines/vague.ts'

/**
 * Writes the copy by rules, without a model. The words of the request are kept whole: each of its pieces has a slot of the design, or
 * stands in the caption. Texts of product and brand fill the slots that the request leaves free. Except for quoted texts, nothing breaks the
 * brand's don't-list.
 *
 * With `model`, the texts of a text model replace the clauses of the request. Its facts keep their slots, and the caption names each of
 * them. With `writing`, the request is not read again.
 */
export function writeCopy(brief: Brief, model: ModelWords | null = null, writing = createWriting(brief)): Copy {
  const { languages, topic, quoted, pass } = writing
  const asked = quoted.length > 0 ? null : model
  const { pieces: byRules, block, texts: said } = placeRequest(writing)
  const pieces = asked ? keepFactsBesideModel(byRules, asked) : byRules
  const texts = asked ? readSlots(pieces, brief) : said
  const headline =
    asked?.headline ?? texts.headline ?? writeOwnHeadline(writing, block ? LONGEST_ABOVE_BLOCK : Infinity)
  const subline =
    texts.subline ??
    (asked ? asked.subline : writeOwnSubline(writing, headline, pieces.length === 0 && texts.details.length === 0))
  const hasRows = texts.details.length > 0 || texts.benefits.length > 0 || block !== null
  const cta = texts.cta ?? asked?.cta ?? chooseCallToAction(writing, pieces)
  const price = texts.price ?? writeProductPrice(writing)
  const shown = {
    headline,
    subline: subline && toDrawableText(subline),
    details: texts.details,
    benefits: hasRows ? texts.benefits : listOwnBenefits(writing),
    badge:
      texts.badge ??
      chooseModelBadge(
        asked?.badge ?? null,
        [headline, subline, texts.price, ...texts.benefits, ...texts.details.map(({ text }) => text)].filter(
          (text) => text !== null,
        ),
      ),
    price,
    cta: cta && toDrawableText(cta),
    small_print: texts.small_print,
    block,
  }
  const shownTexts = [headline, subline ?? '', ...quoted, ...pieces.map(({ text }) => text)]
  const hashtags = model?.hashtags ?? listHashtags(brief, topic.intent, languages)
  const isCarried = languages.spoken !== languages.language
  const messages = isCarried ? [] : writeMessages(pieces, writing)
  const stated = isCarried ? writing.facts : pieces
  return {
    language: languages.language,
    ...shown,
    eyebrow: texts.eyebrow ?? pass(writeOwnEyebrow(writing, shownTexts)),
    alternatives: quoted.length > 0 ? [] : listAlternatives(writing, headline),
    caption: model
      ? addFactsToCaption(
          brief,
          model,
          stated.map(({ text }) => text),
        )
      : composeCaption(brief, shown, { messages, ...listSpoken(writing) }, hashtags),
    hashtags,
    // A design is described when it is drawn. Until then there is only what a model says about its picture.
    alt_text: model?.alt_text ?? '',
    pieces,
  }
}

/** The places of the pieces, and the texts of their slots. In another language than that of the request, only certain facts are shown. */
function placeRequest(writing: Writing): Placement & { texts: SlotTexts } {
  const { brief, pieces, facts, languages } = writing
  if (languages.spoken === languages.language) {
    const placed = placePieces(pieces, brief, { choices: brief.choices, language: languages.language })
    const texts = readSlots(placed.pieces, brief)
    return { ...placed, texts: { ...texts, headline: placed.headline ?? texts.headline } }
  }
  const { badge, price, details, smallPrint } = assignSlots(facts)
  const quotations = placePieces(
    pieces.filter(({ kind }) => kind === 'quotation' && !brief.leaves_out_quotations),
    brief,
    { language: languages.language },
  ).pieces
  const placed = new Map(quotations.map((piece) => [piece.id, piece]))
  const left = listWordsLeft(brief).map((words) => words.toLowerCase())
  // A piece whose facts are said in the other language is not left out.
  const isLeft = (text: string) => left.some((words) => text.includes(words) || words.includes(text))
  return {
    pieces: pieces.map(
      (piece) =>
        placed.get(piece.id) ?? {
          ...piece,
          slot: 'caption',
          ...(isLeft(piece.text.toLowerCase()) && { dropped: true }),
        },
    ),
    block: null,
    headline: null,
    texts: { ...readSlots(quotations, brief), badge, price, details, small_print: smallPrint },
  }
}

/** A menu or a comparison without a heading says everything itself, so that only a short line has space above it. In UTF-16 code units. */
const LONGEST_ABOVE_BLOCK = 36

function writeOwnHeadline(writing: Writing, longest: number): string {
  const { brief, languages, english, pass } = writing
  const loud = english && brief.tone === 'enthusiastic' && !brief.prompt.trim()
  const headline = listOwnHeadlines(writing)
    .flatMap((text) => pass(toDrawableText(loud ? loudly(text) : text)) ?? [])
    .find((text) => text.length <= longest)
  return headline ? sentenceCase(headline, languages.language) : brief.brand.name
}

const loudly = (text: string) => (/[.!?]$/.test(text) || text.split(' ').length > 7 ? text : `${text}!`)

/** Additional texts for the caption: facts of a request in another language, descriptions in the same language. */
function listSpoken({ brief, facts, languages, pass }: Writing) {
  const about = [brief.product?.description ?? null, brief.brand.description]
  return {
    facts: languages.spoken === languages.language ? [] : facts.map(({ text }) => text),
    about: about.flatMap((text) =>
      text && isInLanguage(text, languages.language) && !isFragment(text, brief, languages.language)
        ? (pass(text) ?? [])
        : [],
    ),
    way: languages.pack?.way ?? null,
  }
}

/** Whether a text is too short for a sentence, or too short to tell its language where the design is in another one than the brand. */
const isFragment = (text: string, { brand }: Brief, language: string): boolean => {
  const count = text.trim().split(/\s+/).length
  return count < LEAST_SENTENCE || (count < LEAST_TELLING && (brand.language ?? 'en') !== language)
}

/** In words: "Escape room." */
const LEAST_SENTENCE = 3
const LEAST_TELLING = 5

/** Lists hashtags from names and keywords of the user, and general ones of the language. Without the leading '#'. */
function listHashtags(brief: Brief, intent: Intent, { language, pack }: DesignLanguages): string[] {
  const { brand, product, platform } = brief
  const dont = brand.dont ?? []
  if (dont.some((entry) => /hashtag/i.test(entry))) return []
  const general = intent === 'sale' || intent === 'hiring' ? pack?.hashtags[intent] : undefined
  const ours = [findSeason(pack, brief.theme)?.name ?? '', general ?? '']
  const trade = language === 'en' ? [tradeOf(brand.description)] : []
  const names = [brand.name, product?.name ?? '', ...ours, ...(brand.keywords ?? []), ...trade]
  const tags = names.filter((name) => findBanned(name, dont) === null).map((name) => tagOf(name, language))
  const usable = tags.filter((tag) => tag.length > 1 && tag.length <= 28 && !/^\d+$/.test(tag))
  const unique = usable.filter(
    (tag, index) => usable.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index,
  )
  return unique.slice(0, getPostText(platform).hashtags)
}

/** The kind of business in a brand's description: "Neighborhood bakery in Leith" is a neighborhood bakery. */
function tradeOf(description: string | null): string {
  const head =
    description?.match(
      /^[^,.;:–—]+?(?=(?<!\s)\s+(?:for|in|from|by|at|on|that|which|with|to|of|made|since)\b|[,.;:–—]|$)/i,
    )?.[0] ?? ''
  const words = head.trim().split(/\s+/)
  return words.length <= 2 && !/(?:ed|ing|the|we|our)$/i.test(head) ? head : ''
}

function tagOf(name: string, language: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => capitalizeFirst(word, language)).join('')
}

/** The currency of prices of earlier versions that name none. */
const USUAL = 'USD'

/**
 * The list price of the product in the language of the design: the user's own words if they are in it, otherwise the amount. Null if there
 * is none, if the request names an amount, a percentage or a code of its own, or if it says that no price is shown.
 */
function writeProductPrice({ brief, languages, pieces, facts, withheld }: Writing): string | null {
  const { language } = languages
  const { product } = brief
  if (!product) return null
  if (withheld.length > 0 || pieces.some(namesOffer) || facts.some(({ kind }) => OFFERS.includes(kind))) return null
  const { amount = null, currency, price_text } = product
  if (price_text === null) return null
  // A number alone is no price to a reader.
  if (amount === null && currency == null && !MONEY_SIGN.test(price_text) && !/\p{L}/u.test(price_text)) return null
  // A request that lists what it says is about that.
  if (pieces.filter(({ entry }) => entry).length >= LEAST_LIST) return null
  const typed = amount === null ? dressPrices(price_text, { language, currency }) : price_text
  if (language === 'en') return capitalizeFirst(typed, 'en')
  if (amount !== null) return formatPrice(amount, currency ?? USUAL, language)
  return /\p{L}{4}/u.test(typed) && !isInLanguage(typed, language) ? null : capitalizeFirst(typed, language)
}

const MONEY_SIGN = /\p{Sc}/u
const LEAST_LIST = 3

const OFFERS: readonly string[] = ['price', 'discount', 'bundle']
const AMOUNT =
  /\p{Sc}\s?\p{Nd}|\p{Nd}[.,\p{Nd}]{0,12}\s?(?:\p{Sc}|[%％٪]|percent|prozent|折|割)|[一二三四五六七八九]折|半[价價額]/iu
const CODE = /(?<![\p{L}\p{N}])(?:code|coupon|voucher|gutschein|c[oó]digo|codice|kod|kodu|コード|كود)(?![\p{L}])/iu

const namesOffer = ({ kind, text, emphasis }: Piece) =>
  OFFERS.includes(kind) ||
  emphasis.some((fact) => OFFERS.includes(fact.kind)) ||
  AMOUNT.test(text.replace(/\p{Cf}/gu, '')) ||
  CODE.test(text)

/** The texts of a copy that are words of the request. */
type SlotTexts = Pick<
  Copy,
  'eyebrow' | 'subline' | 'details' | 'benefits' | 'badge' | 'price' | 'cta' | 'small_print'
> & { headline: string | null }

/** Reads the texts of the slots. Pieces of one slot keep the order of the request. */
function readSlots(pieces: readonly PlacedPiece[], { prompt }: TypedRequest): SlotTexts {
  const list = (slot: PieceSlot) => pieces.filter((piece) => piece.slot === slot)
  const first = (slot: PieceSlot) => list(slot)[0]?.text ?? null
  const terms = list('small_print').map(({ text }) => text)
  return {
    headline: first('headline'),
    eyebrow: first('eyebrow'),
    subline: readSubline(list('subline')[0]),
    details: list('detail').map((piece): Fact => ({ kind: readKind(piece, pieces, prompt), text: piece.text })),
    benefits: list('benefit').map(({ text }) => text),
    badge: first('badge'),
    price: first('price'),
    cta: first('cta'),
    small_print: terms.length > 0 ? terms.join(' · ') : null,
  }
}

/** A dash stands before the name of the person who is quoted, unless a rating does. */
function readSubline(piece: PlacedPiece | undefined): string | null {
  if (!piece) return null
  const isAuthor = piece.kind === 'person' || piece.kind === 'signature'
  return isAuthor && !/^[—–★☆⭐-]/u.test(piece.text) ? `— ${piece.text}` : piece.text
}

/** A clause among the facts is one if it says when or where. */
const readKind = (piece: PlacedPiece, pieces: readonly PlacedPiece[], prompt: string): FactKind =>
  FACT_KINDS.find((of) => of === piece.kind) ?? readEvent(piece, pieces[pieces.indexOf(piece) - 1], prompt) ?? 'feature'

const COUNT = 3
/** The longest text that is offered as a headline. In UTF-16 code units. */
const LONGEST = 90

/** Lists up to three other headlines for the same request, best first: other clauses of it, then texts of product and brand. */
function listAlternatives(writing: Writing, headline: string): string[] {
  const { pieces, pass, languages } = writing
  const isCarried = languages.spoken !== languages.language
  const clauses = pieces.filter(({ kind, text }) => ['message', 'discount', 'bundle'].includes(kind) && !isVague(text))
  const ideas = [...(isCarried ? [] : clauses).map(({ text }) => text), ...listOwnHeadlines(writing)]
  return [...new Set(ideas.flatMap((text) => pass(text) ?? []))]
    .filter((text) => text.length <= LONGEST && !covers(headline, text) && !covers(text, headline))
    .slice(0, COUNT)
}
