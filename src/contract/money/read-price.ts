import { PRICE_MAX } from '../limits.ts'
import { type DecimalMark, findDecimalMark, type MarkContext, readAmount } from './read-amount.ts'
import { decideCurrency, type DecidedCurrency, findSigns, type SignContext } from './read-signs.ts'
import { dropDash, isBesideThePrice, NUMBER, splitNotes } from './split-price.ts'
import { tidyPrice } from './tidy-price.ts'

/** What is known about a price besides its text. Nothing of it is needed. */
export interface PriceContext extends SignContext {
  /** The locale of the person who writes (BCP 47). It decides what `1,299` is where nothing else does. */
  locale?: string | null | undefined
  /** The mark of the decimals in the column of a table. */
  decimal?: DecimalMark | null | undefined
}

/** Why a text is no price. */
export const PRICE_PROBLEMS = [
  'no_amount',
  'several',
  'condition',
  'unclear',
  'too_large',
  'not_listed',
  'two_currencies',
] as const
export type PriceProblem = (typeof PRICE_PROBLEMS)[number]

export interface FoundPrice extends DecidedCurrency {
  problem: null
  /** With at most two decimals, 0 to `PRICE_MAX`. */
  amount: number
  /** The amount with all of its decimals. */
  exact: number
  /** Whether the text has more decimals than a price, so that `amount` is a little off. */
  isRounded: boolean
  /** Whether the text says more than amount and currency, such as "/kg" and "incl. VAT". */
  hasWords: boolean
}

export interface NoPrice {
  problem: PriceProblem
  /** Of `unclear`: what the number may be, as decimal numbers. */
  unclear?: readonly [decimal: string, thousands: string]
}

export type ReadPrice = FoundPrice | NoPrice

/**
 * Reads a price as a person wrote it: `1.299,00 €`, `CHF 12.–`, `from $19.99`. What may mean several things is decided by the context, and
 * otherwise reported: `currency` is null for `$`, and `12.995` is unclear.
 */
export function readPrice(written: string, context: PriceContext = {}): ReadPrice {
  const { text, notes } = splitNotes(tidyPrice(written))
  const [found, ...others] = [...text.matchAll(NUMBER)].filter((number) => !isBesideThePrice(text, number))
  if (!found) return { problem: 'no_amount' }
  if (others.length > 0) return { problem: 'several' }
  const { mark, rest } = dropDash(text.slice(found.index + found[0].length))
  const before = text.slice(0, found.index)
  if (/-\s?$/.test(before.replaceAll(/\p{Sc}/gu, ''))) return { problem: 'no_amount' }
  const signs = findSigns(before, rest)
  const meaning = judgeWords(signs.before, signs.behind)
  if (meaning === 'condition') return { problem: 'condition' }
  if (meaning === 'multiple') return { problem: 'no_amount' }
  if (meaning === 'currency') return { problem: 'not_listed' }
  const currency = decideCurrency(signs.found, /[.,٫]\d\d?$/.test(found[0]), context)
  if (currency.problem !== null) return { problem: currency.problem }
  const amount = toAmount(mark ? `${found[0]}${mark}00` : found[0], currency, context)
  return amount.problem === null
    ? { ...currency, ...amount, hasWords: meaning === 'described' || notes !== '' }
    : amount
}

function toAmount(
  digits: string,
  { currency, candidates }: DecidedCurrency,
  { decimal = null, locale }: PriceContext,
): NoPrice | Pick<FoundPrice, 'problem' | 'amount' | 'exact' | 'isRounded'> {
  const context: MarkContext = {
    column: decimal,
    usual: locale ? findDecimalMark(locale) : null,
    currencies: currency ? [currency] : candidates,
  }
  const read = readAmount(digits, context)
  if (!read) return { problem: 'no_amount' }
  if ('unclear' in read) return { problem: 'unclear', unclear: read.unclear }
  const amount = roundPrice(read.number)
  if (amount > PRICE_MAX) return { problem: 'too_large' }
  const exact = Number(read.number)
  return { problem: null, amount, exact, isRounded: amount !== exact }
}

/** A decimal number in ASCII, rounded to two decimals. The exponent moves the point without an error of binary numbers: 12.995 is 13. */
export const roundPrice = (number: string): number => Math.round(Number(`${number}e2`)) / 100

/** Words beside an amount that change what it means. In lower case. */

/** Before the amount: a label, or that it is the price now. They say nothing more than the amount does. */
const LABELS =
  /^(?:price|our price|preis|unser preis|prix|precio|preço|prezzo|prijs|cena|fiyat|цена|ціна|السعر|ราคา|giá|価格|价格|價格|가격|only|just|now|nur|jetzt|seulement|solo|sólo|só|apenas|alleen|tylko|only now)$/
/** Behind the amount: that there are higher prices too. */
const AND_MORE = /^(?:\+|~|〜|～|and up|and more|or more|and above|起|から|より|以上|이상|부터|\d*\s?и выше)/
/** The amount is not paid, but saved or given. */
const NO_PRICE =
  /(?:^|[^\p{L}])(?:off|discount|cashback|voucher|rabatt|nachlass|gutschein|remise|réduction|descuento|desconto|sconto|korting|zniżki|rabatu|indirim|скидк\p{L}*|знижк\p{L}*|خصم|deposit|anzahlung)(?![\p{L}])|割引|オフ|할인|优惠|優惠/u
/** The amount is a multiple of what the digits say. */
const MULTIPLE =
  /^(?:k|m|b|mio|mn|mrd|bn|mln|млн|тыс|tsd|tausend|thousand|millions?|millionen|lakhs?|lacs?|crores?|cr|jt|juta|rb|ribu|triệu|nghìn|tr)(?![\p{L}])|^[万萬億亿만천]/u

/** Names of currencies in words. They are read only as signs, because "Canadian dollars" are not those of the brand. */
const NAMES =
  /dollar|dólar|dolar|peso|krone|kron[aey]|rupee|rupie|rupia|roupie|dinar|dirham|r[iy]yal|rial|fran[ck]|franco|yuan|renminbi|(?<!\p{L})yen|(?<!\p{L})won(?!\p{L})|z[lł]ot|lira|livre|pfund|pound|sterling|libra|euro|(?<!\p{L})rand|ringgit|baht|(?<!\p{L})reais|(?<!\p{L})real(?!\p{L})|(?<!\p{L})soles|forint|koruna|leu(?!\p{L})|lei(?!\p{L})|rubl|hryvn|s[hc]hekel|naira|shilling|schilling|tenge|taka|dong|cfa|доллар|долар|евро|євро|рубл|гривн|гривен|крон|франк|фунт|иен|юан|песо|دولار|يورو|ريال|دينار|درهم|ليرة|جنيه|روبية|ドル|ユーロ|ポンド|フラン|ルピー|ウォン|元|円|달러|유로|파운드|엔|위안|डॉलर|रुपय|यूरो|ดอลลาร์|ยูโร|เยน|đô la|₿/u

/**
 * What the words around an amount make of it. `price`: nothing else. `described`: a price for a unit, with tax, or with other words that
 * belong to it. `condition`: no single price, such as "from" and "up to", or a saving. `multiple`: a larger amount than its digits. `currency`: the name of one.
 */
type WordsMeaning = 'price' | 'described' | 'condition' | 'multiple' | 'currency'

/** Judges the words before and behind an amount, without the signs of currencies. */
function judgeWords(before: string, behind: string): WordsMeaning {
  const [first, last] = [trim(before), trim(behind)]
  if (MULTIPLE.test(last)) return 'multiple'
  if (NAMES.test(last) || NAMES.test(first)) return 'currency'
  if (first !== '' && !LABELS.test(first)) return 'condition'
  if (AND_MORE.test(last) || NO_PRICE.test(last)) return 'condition'
  return /[\p{L}\p{N}%]/u.test(last) ? 'described' : 'price'
}

/** Lower case without punctuation at both ends. */
const trim = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/^[\s:.,;*"'()|/-]+/u, '')
    .replace(/(?<![\s:.,;*"'()|])[\s:.,;*"'()|]+$/u, '')
