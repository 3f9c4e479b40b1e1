import { formatAmount, formatPrice } from '../languages/format-amounts.ts'
import { findCurrency, findDecimal, MONEY, readNumber } from './read-money.ts'

interface PriceDress {
  /** A BCP 47 tag. */
  language: string
  /** The price of the product: its amount, and its currency (ISO 4217). */
  amount?: number | null | undefined
  currency?: string | null | undefined
}

/**
 * Writes prices of a text as the language does where they were written in another way: with the name of the currency ("49.90 euros"), or with
 * the decimal mark of another language. Amounts without decimals stay as typed, unless they are the price of the product.
 */
export function dressPrices(text: string, { language, amount = null, currency = null }: PriceDress): string {
  return text.replace(MONEY, (...match) => {
    const [typed, groups] = [match[0], match.at(-1) as Readonly<Record<string, string | undefined>>]
    const sign = groups['s1'] ?? groups['s2'] ?? ''
    const code = findCurrency(sign, language, currency)
    const digits = groups['a1'] ?? groups['a2'] ?? ''
    const price = readNumber(digits, language, code)
    if (!price || code === null || groups['b1'] !== undefined || groups['b2'] !== undefined) return typed
    const isNamed = /^\p{L}{3,}$/u.test(sign)
    const isForeign = price.digits > 0 && digits.at(-price.digits - 1) !== findDecimal(language)
    const isOfProduct = price.value === amount && code === currency
    const isDressed = (isNamed && (price.digits > 0 || isOfProduct)) || isForeign
    if (isOfProduct && isNamed) return formatPrice(price.value, code, language)
    return isDressed ? formatAmount(price.value, code, language, price.digits) : typed
  })
}
