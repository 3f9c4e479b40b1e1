import { expect, test } from 'vitest'
import type { Currency } from '#contract/languages/languages.ts'
import { LOCALES, SAMPLE_CURRENCIES, type WrittenSample, writePrices } from '#contract/money/testing/written-prices.ts'
import { readPagePrice } from '../brands/site-reading/draft/page-price.ts'
import { convertPrice } from './convert-price.ts'
import { decideRules } from './price-rules.ts'

interface Stored {
  price?: number | null
  currency?: string | null
  pricing_text?: string | null
  /** Why it is not one amount. */
  reason: string | null
}

/** A price is stored right, with its text where the currency stays open, or as text alone and with the reason. Everything else is named. */
function judge({ text, amount, isSigned }: WrittenSample, stored: Stored, currency: Currency): string {
  const { price = null, currency: found = null, pricing_text = null, reason } = stored
  if (price === null && pricing_text === text) return reason ? 'text' : `${text}: text without a reason`
  if (price === null) return `${text}: lost`
  if (amount === null || Math.abs(price - amount) > 0.006) return `${text}: ${price}`
  if (found === currency) return 'right'
  return found === null && (!isSigned || pricing_text === text) ? 'open' : `${text}: ${found}`
}

function count(verdicts: readonly string[]) {
  const wrong = verdicts.filter((verdict) => !['right', 'open', 'text'].includes(verdict))
  expect(wrong).toEqual([])
  return verdicts.filter((verdict) => verdict === 'right').length
}

test.each(LOCALES)('a table stores 200 writings in 25 currencies right in %s, or as text', async (locale) => {
  const verdicts: ReturnType<typeof judge>[] = []
  for (const currency of SAMPLE_CURRENCIES) {
    const samples = writePrices(locale, currency)
    const table = {
      heads: ['Price'],
      mapping: ['price' as const],
      rows: samples.map(({ text }) => ({ cells: [text] })),
    }
    const { rules } = await decideRules({ ...table, today: new Date(0) }, {}, null)
    for (const sample of samples) {
      const { fields, warning } = convertPrice({ price: sample.text }, rules)
      verdicts.push(judge(sample, { ...fields, reason: warning?.message ?? null }, currency))
    }
  }
  expect(count(verdicts)).toBeGreaterThan(0.8 * 5000)
})

test.each(LOCALES)(
  'a page gives 200 writings in 25 currencies right in %s, or as text, or says whose currency it took',
  (locale) => {
    const verdicts = SAMPLE_CURRENCIES.flatMap((currency) =>
      writePrices(locale, currency).map((sample) => {
        const read = readPagePrice({ price: sample.text, currency: '' }, { lang: locale, base: 'https://shop.example' })
        if (!read) return `${sample.text}: lost`
        const isTold = read.site !== null && read.currency === read.site.currency
        const found = isTold ? currency : read.currency
        const reason = read.amountKey
        return judge(sample, { price: read.amount, currency: found, pricing_text: read.text, reason }, currency)
      }),
    )
    expect(count(verdicts)).toBeGreaterThan(0.7 * 5000)
  },
)
