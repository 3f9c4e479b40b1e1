import { findDanglingWords } from '../../type/breaking/glue.ts'
import type { Copy } from '../../copywriter/copy.ts'
import type { FactKind } from '../../copywriter/facts/fact.ts'

/** What a part of an offer is: what is offered, plain words, its figure (a price or a percentage), a former price, or a code. */
export type OfferPartKind = 'lead' | 'words' | 'figure' | 'former' | 'code'

export interface OfferPart {
  kind: OfferPartKind
  text: string
}

const SIGN = String.raw`(?:\p{Sc}|(?:US|CA|A|C|R|NT|HK)\$|CHF|EUR|USD|GBP|PLN|SEK|DKK|NOK|CZK|kr\.?|zł|Kč|TL|lei|Ft|円|元|원|د\.إ)`
const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}.,’'\u00A0\u202F]*\p{Nd})?(?:[–-]\p{Nd}+)?(?:k(?!\p{L}))?`
const GAP = String.raw`[ \u00A0\u202F]?`
/** An amount of money or a percentage, with the sign of a discount before it. */
const AMOUNT = new RegExp(
  String.raw`[-–−]?(?:${SIGN}${GAP}${NUMBER}(?:[–-]${SIGN}?${NUMBER})?|${NUMBER}${GAP}(?:${SIGN}(?!\p{L})|[%٪]))`,
  'gu',
)
/** Words that say that the price before or after them is no longer asked, in the languages of the copywriter. */
const FORMER =
  /(?:\b(?:instead of|was|were|down from|rrp|reg\.|usually|normally|formerly|list price|statt|anstatt|bisher|früher|vorher|UVP|au lieu de|en vez de|en lugar de|PVP|invece di|anziché|prima|era|avant|vorher|sonst|regulär|normalerweise|was eerst|voorheen|normaal|było|wcześniej|przedtem|önce|normalde|eski fiyatı?|in plaats van|i\.p\.v\.|ipv|zamiast|em vez de|antes)|通常|定価|原价|原價|بدلًا من|بدلا من|بدلاً من|كان|كانت|بدل|पहले|원래|정가|במקום|вместо|раньше|было|замість)[\s:]*$/iu
const YERINE = /^\s*yerine\b/iu
/** "van € 24,95 voor € 17,50", "R$ 220 → R$ 149": of two prices beside each other, the first one if it is higher. */
const LONGEST_BETWEEN = 12

function findFalling(text: string, amounts: readonly { start: number; end: number }[]) {
  const [first, second] = amounts
  if (!first || !second || amounts.length !== 2 || second.start - first.end > LONGEST_BETWEEN) return undefined
  const isMoney = [first, second].every(({ start, end }) => !/[%٪]/u.test(text.slice(start, end)))
  const value = ({ start, end }: { start: number; end: number }) =>
    Number(
      text
        .slice(start, end)
        .replace(/[^\p{Nd}.,]/gu, '')
        .replace(/[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
        .replace(',', '.'),
    )
  return isMoney && value(first) > value(second) ? first : undefined
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
  const amounts = [...text.matchAll(AMOUNT)].map((match) => widen(text, match.index, match.index + match[0].length))
  const former =
    amounts.find(
      ({ start, end }) => FORMER.test(text.slice(0, start).replace(/[([（]\s*$/u, '')) || YERINE.test(text.slice(end)),
    ) ?? findFalling(text, amounts)
  const asked = amounts.filter((amount) => amount !== former)
  const [figure] = asked.filter(({ start, end }) => !RANGE.test(text.slice(start, end)))
  const code = findCode(text)
  if (!figure || asked.length > 1) return null
  const marks = [
    { ...figure, kind: 'figure' as const },
    ...(former ? [{ ...former, kind: 'former' as const }] : []),
    ...(code && !overlap(code, figure) ? [{ ...code, kind: 'code' as const }] : []),
  ].toSorted((a, b) => a.start - b.start)
  return cut(text, marks)
}

/** The facts that make a headline an offer. */
const OFFERS: readonly FactKind[] = ['price', 'discount', 'bundle']
/** Small words between what is offered and its figure. */
export const CONNECTING =
  /^(?:now|only|just|jetzt|nur|ab|from|ora|adesso|solo|sólo|maintenant|seulement|ahora|nu|teraz|tylko|agora|şimdi)$/iu
const LONGEST_OFFER = 100

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
  if (![piece, ...piece.emphasis].some(({ kind }) => OFFERS.some((offer) => offer === kind))) return null
  const parts = splitOffer(headline)
  const [first, second] = parts ?? []
  if (!parts || first?.kind !== 'words' || second?.kind !== 'figure') return null
  const words = first.text.split(/\s+/u)
  const dangling = findDanglingWords(language)
  let lead = words.length
  while (lead > 0 && isConnecting(words[lead - 1] ?? '', dangling)) lead -= 1
  if (lead === 0) return null
  const [before, connecting] = [words.slice(0, lead).join(' '), words.slice(lead).join(' ')]
  return [
    { kind: 'lead', text: before },
    ...(connecting ? [{ kind: 'words' as const, text: connecting }] : []),
    ...parts.slice(1),
  ]
}

const isConnecting = (word: string, dangling: RegExp): boolean => CONNECTING.test(word) || dangling.test(word)

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
  const add = (kind: OfferPartKind, words: string) => {
    const said = kind === 'code' ? words.trim().replace(/[,;:]$/u, '') : words.trim()
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

/** The extent up to the spaces around it: punctuation stays with its word. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  let [from, to] = [start, end]
  while (from > 0 && !/\s/u.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && !/\s/u.test(text.charAt(to))) to += 1
  // "$5 off" is an offer, "$5" a price.
  const off = /^\s+off(?!\p{L})[,.!]?/iu.exec(text.slice(to))
  return { start: from, end: off ? to + off[0].length : to }
}

function findCode(text: string): { start: number; end: number } | null {
  const word = CODE_WORD.exec(text)
  const found = word && CODE.exec(text.slice(word.index + word[0].length))
  if (!word || !found || !/\p{Lu}/u.test(found[0])) return null
  const start = word.index + word[0].length + found.index
  return widen(text, start, start + found[0].length)
}

const overlap = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end
