import { DEFAULT_CURRENCY } from '#contract/languages/languages.ts'
import type { Product } from '#contract/products.ts'
import { currentLocale, leftToRight } from '#web/words/define-words.ts'

/** The name of a currency: "Euro". `code` is an ISO 4217 code. */
export const nameCurrency = (code: string): string =>
  new Intl.DisplayNames(currentLocale(), { type: 'currency' }).of(code) ?? code

/** `$1,299.00`, or the price as text if there is no number, or null if there is neither. */
export function priceText({ price, pricing_text, currency }: Product): string | null {
  if (price === null) return pricing_text || null
  const options = { style: 'currency', currency: currency ?? DEFAULT_CURRENCY } as const
  return leftToRight(new Intl.NumberFormat(currentLocale(), options).format(price))
}
