import { findDanglingWords } from '../../type/breaking/glue.ts'
import { MONEY, readNumber } from '../../copywriter/carry/read-money.ts'
import { isFormerBetween } from '../../copywriter/carry/join-former-price.ts'
import { keepResults } from '../../copywriter/keep-results.ts'
import { isThreshold, leadsToPresent } from '../../copywriter/carry/threshold.ts'
import { splitBundle, type Bundle } from './split-bundle.ts'
import { LEADS_TO_FACT } from './split-headline.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'
import type { PlacedPiece } from '../../model/pieces.ts'

/**
 * What a part of an offer is: what is offered, plain words, its figure (a price or a percentage), the small words that belong to the figure
 * ("from", "a night"), a former price, or a code.
 */
export type OfferPartKind = 'lead' | 'words' | 'figure' | 'small' | 'former' | 'code'

export interface OfferPart {
  kind: OfferPartKind
  text: string
}

/** A percentage, with the sign of a discount before it. */
const PERCENT = /(?<![\d.,])[-–−]?\d(?:[\d.,]*\d)?(?:[–-]\d+)? ?[%٪]/gu
/** An amount without a currency. */
const NUMBER = /(?<![\p{L}\p{N}.,:/])\d(?:[\d.,]*\d)?(?![\p{N}:/])/gu

interface Amount {
  start: number
  end: number
  value: number
}

/** With the digits and spaces of ASCII, and the same offsets. */
const fold = (text: string) =>
  text.replace(/[^\S ]|[٠-٩०-९０-９]/gu, (letter) => (/\s/u.test(letter) ? ' ' : String(readDigit(letter))))
const readDigit = (digit: string) => ['٠', '०', '０'].reduce((value, zero) => toValue(digit, zero) ?? value, 0)
const toValue = (digit: string, zero: string) => {
  const value = digit.charCodeAt(0) - zero.charCodeAt(0)
  return value >= 0 && value < 10 ? value : undefined
}

/**
 * Amounts of money and percentages, and numbers that stand for one beside a former price: "ora 39 (era 55)". A design asks for those of its few
 * texts in each layout and size that it tries.
 */
const listAmounts = keepResults((text): readonly Readonly<Amount>[] => {
  const said = fold(text)
  const toAmount = (written: string, start: number): Amount => ({
    start,
    end: start + written.length,
    value: readNumber(/\d[\d.,' ’]*/u.exec(written)?.[0].trim() ?? '', 'en')?.value ?? 0,
  })
  const isApart = ({ start, end }: Amount, others: readonly Amount[]) =>
    others.every((other) => end <= other.start || start >= other.end)
  const money = [...said.matchAll(MONEY)].map(({ index, 0: written }) => toAmount(written.trimEnd(), index))
  const shares = [...said.matchAll(PERCENT)].map(({ index, 0: written }) => toAmount(written, index))
  const signed = [...money, ...shares.filter((share) => isApart(share, money))]
  if (signed.length > 1) return signed.toSorted((a, b) => a.start - b.start)
  const bare = [...said.matchAll(NUMBER)].map(({ index, 0: written }) => toAmount(written, index))
  const both = [...signed, ...bare.filter((number) => isApart(number, signed))].toSorted((a, b) => a.start - b.start)
  // Of "4 for 11 euro (normally 13)", the price before the former one.
  const at = both.findIndex(({ start, end }) => isFormerBetween(said.slice(0, start), said.slice(end)))
  const former = both[at]
  if (!former || both.length < 2) return signed
  const beside = both[at - 1] ?? both[at + 1]
  return [former, ...(beside ? [beside] : [])].toSorted((one, other) => one.start - other.start)
})

/**
 * "van € 24,95 voor € 17,50", "R$ 220 → R$ 149": of two prices beside each other, the first one if it is higher and leads to the other.
 * "Buy $100 get $20 free" names no former price.
 */
const LONGEST_BETWEEN = 12

function findFalling(text: string, amounts: readonly Readonly<Amount>[]): Amount | undefined {
  const [first, second] = amounts
  if (!first || !second || amounts.length !== 2 || second.start - first.end > LONGEST_BETWEEN) return undefined
  if (isThreshold(text.slice(0, first.start), text.slice(first.end))) return undefined
  if (!leadsToPresent(text.slice(first.end, second.start))) return undefined
  const isMoney = [first, second].every(({ start, end }) => !/[%٪]/u.test(text.slice(start, end)))
  return isMoney && first.value > second.value ? first : undefined
}

/** A range, such as a salary, is a fact and no offer. */
const RANGE = /\p{Nd}[–-]\p{Sc}?\p{Nd}/u
/** A word of capitals and digits. */
const CODE = /(?<![\p{L}\p{Nd}-])[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}-]{3,}(?![\p{L}\p{Nd}])/u
const CODE_WORD = /\b(?:code|coupon|voucher|gutschein\w*|rabattcode|código|codice|kod\w*|cupón|cupom|コード|كود)/iu

/**
 * Splits an offer into parts that may differ in size: "Now", "$39", "instead of", "$48". Parts are whole words, and together they are the
 * text. Returns null if it has no figure, or if it is not clear which one is the offer.
 */
export function splitOffer(text: string): OfferPart[] | null {
  const amounts = listAmounts(text)
  const before =
    amounts.find(({ start, end }) => isFormerBetween(text.slice(0, start), text.slice(end))) ??
    findFalling(text, amounts)
  const asked = amounts.filter((amount) => amount !== before)
  const [present] = asked.filter(({ start, end }) => !RANGE.test(text.slice(start, end)))
  const counted =
    present &&
    /(?<![\p{L}\p{N}.,:])[1-9]\d?(?: [\p{L}]{2,8})? (?:for|für|voor|pour|à|por|a|per|za|за|för) $/iu.exec(
      text.slice(0, present.start),
    )
  const count = counted && counted[0].length <= LONGEST_COUNT ? counted[0].length : 0
  const figure = present && widen(text, present.start - count, present.end)
  const former = before && widen(text, before.start, before.end)
  const code = findCode(text)
  if (!figure || asked.length > 1) return null
  const marks = [
    { ...figure, kind: 'figure' as const },
    ...(former ? [{ ...former, kind: 'former' as const }] : []),
    ...(code && !overlap(code, figure) ? [{ ...code, kind: 'code' as const }] : []),
  ].toSorted((a, b) => a.start - b.start)
  return cut(text, marks)
}

/** The former price in a text that names the present one as well, or has it in brackets: "free in May (was £35)". Null without one. */
export function findFormer(text: string): { start: number; end: number } | null {
  const amounts = listAmounts(text)
  const former = amounts.find(({ start, end }) => isFormerBetween(text.slice(0, start), text.slice(end)))
  if (!former) return null
  const isBracketed = amounts.length === 1 && /[([（][^()[\]（）]*$/u.test(text.slice(0, former.start))
  return isBracketed || amounts.some(({ value }) => value < former.value) ? former : null
}

/** "3 for £10" is one figure. In UTF-16 code units. */
const LONGEST_COUNT = 14

/** The facts that make a headline an offer. */
const OFFERS: readonly FactKind[] = ['price', 'discount', 'bundle']
/** Small words between what is offered and its figure. */
const CONNECTING =
  /^(?:save|spare|spart|ahorra|bespaar|spara|now|only|just|jetzt|nur|ab|from|ora|adesso|solo|sólo|maintenant|seulement|ahora|nu|teraz|tylko|agora|şimdi)$/iu
const LONGEST_OFFER = 100
/** A headline that begins with a discount: "Sconto 15%", "Descuento del 20 %", "Réduction de 20 %". */
const DISCOUNT =
  /^(?:sconto|sconti|descuento|desconto|réduction|remise|rabais|rabatt|nachlass|korting|zniżka|rabat|indirim|discount|save|spare|ahorra|économisez|risparmia|bespaar)(?: (?:del?|di|do|of|von|van))? [-–−]?\p{Nd}+ ?[%٪]/iu

/**
 * Splits a headline that is an offer: "Two bags a month" leads, then "now", "€22", "instead of €28". Null for other headlines, and where
 * the figure is not certain.
 */
export function splitOfferHeadline({
  headline,
  language,
  pieces = [],
}: Pick<Copy, 'headline' | 'language' | 'pieces'>): OfferPart[] | null {
  const piece = pieces.find(({ slot, text }) => slot === 'headline' && text === headline)
  if (!piece || piece.kind === 'quotation' || headline.length > LONGEST_OFFER || /\n/.test(headline)) return null
  // "Buy 3, pay 2": both halves are the figure.
  const bundle = splitBundle(headline)
  if (bundle) return listBundleParts(bundle)
  const isDiscount = DISCOUNT.test(headline)
  if (!isDiscount && ![piece, ...piece.emphasis].some(({ kind }) => OFFERS.some((offer) => offer === kind))) return null
  const parts = splitOffer(headline)
  const [first, second] = parts ?? []
  if (first?.kind === 'figure' && parts?.some(({ kind }) => kind === 'code' || kind === 'former')) return parts
  if (!parts || first?.kind !== 'words' || second?.kind !== 'figure') return null
  if (isDiscount) return [{ ...first, kind: 'small' }, ...parts.slice(1)]
  const at = findLeadIn(first.text, findDanglingWords(language))
  const [before, connecting] = [first.text.slice(0, at).trim(), first.text.slice(at).trim()]
  if (before === '') return null
  const end = findNameEnd(before, piece.emphasis)
  const rest = before.slice(end).replace(/^[\s,،、]+/u, '')
  return [
    { kind: 'lead', text: before.slice(0, end).replace(/(?<![\s,،、])[\s,،、]+$/u, '') },
    ...(rest ? [{ kind: 'words' as const, text: rest }] : []),
    ...(connecting ? [{ kind: 'words' as const, text: connecting }] : []),
    ...parts.slice(1),
  ]
}

/** A longer lead is more than a name. In UTF-16 code units. */
const LONGEST_NAME = 28
const LEAST_NAME = 4

/** Where the name ends that a long lead begins with: before a pause, or before the day. "Curry night | every Wednesday, any curry and a pint". */
function findNameEnd(text: string, emphasis: PlacedPiece['emphasis']): number {
  if (text.length <= LONGEST_NAME) return text.length
  const day = emphasis.find(({ kind, start }) => kind === 'date' && start > LEAST_NAME && start < text.length)
  // "39,50" has no pause.
  const pause = text.search(/[,،](?=\s)|、/u)
  return Math.min(...[day?.start ?? -1, pause].map((at) => (at >= LEAST_NAME ? at : text.length)))
}

/** The parts of a bundle, without an empty one. */
export const listBundleParts = ({ take, give, rest }: Bundle): OfferPart[] => [
  { kind: 'figure', text: take },
  { kind: 'figure', text: give },
  ...(rest ? [{ kind: 'words' as const, text: rest }] : []),
]

/** Where the small words at the end of a text begin that belong to the figure behind it: "up to", "à partir de", "vanaf". */
export function findLeadIn(text: string, dangling: RegExp): number {
  const words = text.split(' ')
  let from = words.length
  // "online buchen und | 10 % sparen": "and" joins what stands before it.
  while (from > 0 && isConnecting(words[from - 1] ?? '', dangling) && !AND.test(words[from - 1] ?? '')) from -= 1
  const at = words.slice(0, from).join(' ').length
  const phrase = LEAD_PHRASE.exec(text)?.index ?? at
  return Math.min(at, phrase)
}

const AND = /^(?:and|or|und|oder|et|ou|y|o|u|e|ed|en|of|i|oraz|lub|och|eller|og|ve|veya|plus|\+|&)$/iu
const isConnecting = (word: string, dangling: RegExp): boolean =>
  CONNECTING.test(word) || dangling.test(word) || LEADS_TO_FACT.test(word)
/** Phrases whose first word is none of those alone. */
const LEAD_PHRASE =
  /(?<![\p{L}\p{M}])(?:à partir de|a partir de|a partire da|as low as|starting (?:at|from)|already from|schon ab|jusqu['’]à|więcej niż)$/iu

/** Splits a condition that names a code into the words before it, the code, and the words behind it; null if it names none. */
export function splitCode(text: string): OfferPart[] | null {
  const code = findCode(text)
  return code && cut(text, [{ ...code, kind: 'code' }])
}

interface Mark {
  start: number
  end: number
  kind: OfferPartKind
}

function cut(text: string, marks: readonly Mark[]): OfferPart[] {
  const parts: OfferPart[] = []
  let at = 0
  const hasFormer = marks.some(({ kind }) => kind === 'former')
  const add = (kind: OfferPartKind, words: string) => {
    const bare = words.trim()
    // A new line says what a pause would say.
    // A former price that is struck through needs no arrow to the present one.
    const arrow = hasFormer ? bare.replace(/^(?:→|➔|➜|⇒|->|=>) ?|(?: ?(?:→|➔|➜|⇒|->|=>))$/u, '') : bare
    const said = kind === 'code' ? arrow.replace(/[,;:]$/u, '') : arrow.replace(/^[，、,،](?!$)/u, '')
    if (said !== '') parts.push({ kind, text: said })
  }
  for (const { kind, start, end } of marks) {
    add('words', text.slice(at, start))
    add(kind, text.slice(start, end))
    at = end
  }
  add('words', text.slice(at))
  return parts
}

/** What ends a word in a script without spaces. */
const APART = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}→，、。：（）]/u

/** A bracket behind a figure stays whole. */
const OPENING = /[([{（［「『【〔]/u

/** The extent up to the spaces around it: punctuation stays with its word. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end]
  while (from > 0 && !APART.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !APART.test(text.charAt(to)) && !OPENING.test(text.charAt(to))) to += 1
  // "$5 off" is an offer, "$5" a price.
  const off =
    /^\s+off(?!\p{L})[,.!]?/iu.exec(text.slice(to)) ??
    (/[%٪]/u.test(text.slice(from, to)) ? LESS.exec(text.slice(to)) : null)
  const particle = PARTICLE.exec(text.slice(to))
  return { start: from, end: to + (off ?? particle ?? [''])[0].length }
}
/** What a percentage says with the word behind it: "10 % sparen", "20 % de réduction". */
const LESS =
  /^\s+(?:sparen|rabatt|nachlass|weniger|günstiger|billiger|discount|cheaper|less|de (?:réduction|remise|rabais|descuento|desconto)|moins cher|menos|di sconto|in meno|korting|goedkoper|rabatu|zniżki|taniej|indirim|rabat|billigare)(?![\p{L}\p{M}])[,.!]?/iu
/** "5,500円に！", "39,000원으로": what the price is lowered to. */
const PARTICLE = /^(?:に|へ|으?로)[!！]?(?=$|[\s、。，,])/u

function findCode(text: string): { start: number; end: number } | null {
  const word = CODE_WORD.exec(text)
  const found = word && CODE.exec(text.slice(word.index + word[0].length))
  if (!word || !found || !/\p{Lu}/u.test(found[0])) return null
  const start = word.index + word[0].length + found.index
  return widen(text, start, start + found[0].length)
}

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end
