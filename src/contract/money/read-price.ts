import { PRICE_MAX } from '../limits.ts'
import { judgeWords } from './price-words.ts'
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
