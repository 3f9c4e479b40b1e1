import { expect, test } from 'vitest'
import type { Currency } from '../languages/languages.ts'
import { type PriceContext, readPrice } from './read-price.ts'
import { LOCALES, SAMPLE_CURRENCIES, type WrittenSample, writePrices } from './testing/written-prices.ts'

/** `right`, `open` if only the currency is left open, `refused`, or what is wrong. */
function judge({ text, amount }: WrittenSample, currency: Currency, context: PriceContext): string {
  const price = readPrice(text, context)
  if (price.problem !== null) return 'refused'
  if (amount === null || Math.abs(price.amount - amount) > 0.006) return `${text}: ${price.amount}`
  if (price.currency === currency) return 'right'
  return price.currency === null && (price.candidates.length === 0 || price.candidates.includes(currency))
    ? 'open'
    : `${text}: ${price.currency}`
}

test.each(LOCALES)('200 writings in 25 currencies are read right in %s, or refused', (locale) => {
  const counts = { right: 0, refused: 0, open: 0 }
  let prices = 0
  const wrong: string[] = []
  for (const currency of SAMPLE_CURRENCIES)
    for (const sample of writePrices(locale, currency)) {
      if (sample.amount !== null) prices += 1
      const verdict = judge(sample, currency, { locale, currency })
      if (verdict === 'right' || verdict === 'refused' || verdict === 'open') counts[verdict] += 1
      else wrong.push(verdict)
    }
  expect(wrong).toEqual([])
  expect(counts.right).toBeGreaterThan(0.978 * prices)
})

test.each(LOCALES)('none of them gets a currency that it does not name in %s', (locale) => {
  for (const currency of SAMPLE_CURRENCIES)
    for (const sample of writePrices(locale, currency)) {
      const price = readPrice(sample.text)
      if (price.problem !== null) continue
      const isOpen = price.currency === null && (!sample.isSigned || price.candidates.includes(currency))
      expect(isOpen || (sample.isSigned && price.currency === currency), `${sample.text}: ${price.currency}`).toBe(true)
    }
})
