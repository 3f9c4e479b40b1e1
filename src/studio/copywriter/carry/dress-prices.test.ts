import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { listCopyTexts } from '../copy.ts'
import { writeCopy } from '../write-copy.ts'
import { dressPrices } from './dress-prices.ts'

const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ') ?? null

describe('a price is written as its language does', () => {
  test.each([
    ['de', 'Lampe für 49.90 Euro', 'Lampe für 49,90 €'],
    ['de', 'Lampe für 49.90 EUR', 'Lampe für 49,90 €'],
    ['de', 'Lampe für 1,299.50 €', 'Lampe für 1.299,50 €'],
    ['en', 'Lamp for 49.90 euros', 'Lamp for €49.90'],
    ['en', 'Lamp for 49,90 €', 'Lamp for €49.90'],
    ['fr', 'Lampe à 49.90 euros', 'Lampe à 49,90 €'],
    ['es', 'Lámpara por 49.90 euros', 'Lámpara por 49,90 €'],
    ['pl', 'Lampa za 49.90 zł', 'Lampa za 49,90 zł'],
    ['nl', 'Lamp voor 49.90 euro', 'Lamp voor € 49,90'],
  ])('%s: %s', (language, typed, dressed) => expect(plain(dressPrices(typed, { language }))).toBe(dressed))

  test.each([
    ['de', 'Gutscheine von 25 € bis 500 €'],
    ['en', 'Tickets from 20 €'],
    ['en', 'Yoga retreat from 45 euros'],
    ['en', 'Over $1,000,000 in prizes'],
    ['en', '$1.5M raised'],
    ['es', 'Antes 80 €, ahora 49 €'],
    ['de', 'Kaffee 299 kr'],
    ['de', '19,90 €/kg'],
  ])('%s: stays as typed: %s', (language, typed) => expect(dressPrices(typed, { language })).toBe(typed))

  test('the price of the product has one form, with and without decimals', () => {
    expect(plain(dressPrices('Lampe für 49 Euro', { language: 'de', amount: 49, currency: 'EUR' }))).toBe(
      'Lampe für 49 €',
    )
  })
})

test('the price of the product has the form of the language, and the words of a request stay as typed', () => {
  const product = { name: 'Orion', description: null, proposition: null, benefits: [], cta: null }
  const priced = { ...product, price_text: '49.90 Euro', currency: 'EUR' }
  const write = (prompt: string, given: typeof priced | null) => {
    const copy = writeCopy(
      createBrief({ prompt, language: 'de', product: given }, { name: 'Nordwind', description: null }),
    )
    return plain([...listCopyTexts(copy), copy.caption, ...copy.alternatives].join(' '))
  }
  expect(write('Tischlampe Orion für 49.90 Euro bis Sonntag', null)).toContain('49.90 Euro')
  expect(write('Tischlampe Orion bis Sonntag', priced)).toContain('49,90 €')
  expect(write('Beitrag mit dem Text „Nur 49.90 Euro“', null)).toContain('Nur 49.90 Euro')
})
