import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { writeCopy } from './write-copy.ts'
import type { Brief } from '../model/brief.ts'

const product = (price_text: string, currency: string | null): NonNullable<Brief['product']> => ({
  name: 'Cedar & Fig Candle',
  description: '',
  proposition: '',
  benefits: ['45 hours', 'Soy wax'],
  price_text,
  currency,
  cta: null,
})

test('a number without a currency is no price', () => {
  const prompt = 'Cedar & fig is back'
  expect(writeCopy(createBrief({ prompt, product: product('32.00', null) })).price).toBeNull()
  expect(writeCopy(createBrief({ prompt, product: product('$32', null) })).price).toBe('$32')
})

test.each([
  'candle care reel: trim the wick, burn two hours, keep away from drafts',
  'Kerzenpflege Reel: Docht kürzen, lange brennen, Zugluft meiden',
])('a request with a list of its own shows no price and no facts of the product: %s', (prompt) => {
  const { price, benefits, caption } = writeCopy(createBrief({ prompt, product: product('$32', 'USD') }))
  expect(price).toBeNull()
  expect(benefits).not.toContain('45 hours')
  expect(caption).not.toMatch(/32|45 hours/)
})
