import type { Currency } from '#contract/languages/languages.ts'
import { describeProblem, PRICE_SENTENCES } from '#contract/money/price-sentences.ts'
import { type FoundPrice, type PriceContext, readPrice } from '#contract/money/read-price.ts'
import { readCurrency } from '#contract/money/split-head.ts'

/** How all prices of a table are read. */
export type PriceRules = Pick<PriceContext, 'currency' | 'decimal' | 'meanings'>

export interface ConvertedPrice {
  /** `price`, `currency` and `pricing_text` of the product, as far as the row sets them. */
  fields: { price?: number | null; currency?: Currency | null; pricing_text?: string }
  /** What a person should look at, and whether it is about the price or the currency of the row. */
  warning: { field: 'price' | 'currency'; message: string } | null
}

/** Reads a price and the currency of its row. A price that is no single amount is kept as text, so no row is lost over it. */
export function convertPrice(
  { price: text, currency: code = '' }: { price: string; currency?: string | undefined },
  rules: PriceRules,
): ConvertedPrice {
  const named = readCurrency(code)
  const unknown = code !== '' && !named ? warn(PRICE_SENTENCES.currencyNotKnown, 'currency') : null
  const price = readPrice(text, named ? { ...rules, currency: named } : rules)
  if (price.problem !== null) return keepText(text, describeProblem(price.problem, price.unclear))
  if (named && price.candidates.length > 0 && price.currency !== named)
    return keepText(text, PRICE_SENTENCES.currenciesDiffer)
  return { fields: toFields(text, price), warning: findWarning(price) ?? unknown }
}

function toFields(text: string, { amount, currency, sign, isRounded, hasWords }: FoundPrice): ConvertedPrice['fields'] {
  const isExact = !isRounded && !hasWords && (currency !== null || sign === null)
  return {
    price: amount,
    ...(currency ? { currency } : sign && { currency: null }),
    ...(!isExact && { pricing_text: text }),
  }
}

function findWarning({ currency, sign, isRounded }: FoundPrice): ConvertedPrice['warning'] {
  if (currency === null && sign !== null) return warn(PRICE_SENTENCES.signUnclear.replace('{1}', sign))
  return isRounded ? warn(PRICE_SENTENCES.priceRounded) : null
}

const keepText = (text: string, message: string): ConvertedPrice => ({
  fields: { price: null, pricing_text: text },
  warning: warn(message),
})

const warn = (message: string, field: 'price' | 'currency' = 'price') => ({ field, message })
