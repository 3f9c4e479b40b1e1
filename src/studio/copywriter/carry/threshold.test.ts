import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { findFormer, splitOffer } from '../../layouts/text/split-offer.ts'
import { writeCopy } from '../write-copy.ts'
import { isTier } from './threshold.ts'

const TIERS = [
  'Buy $100 get $20 free',
  'spend £50 get £5',
  'Ab 50 € gibt es 5 €',
  'Dès 50 € d’achat, 10 € offerts',
  'por cada 30 € te regalamos 5 €',
  'ogni 50 € 5 € di sconto',
  'od 200 zł rabat 20 zł',
  'Bij besteding van € 60 € 10 korting',
  'A partir de R$ 100 ganhe R$ 10',
  '100 TL üzeri 10 TL indirim',
  'при покупке от 3000 ₽ скидка 300 ₽',
]

test.each(TIERS)('what one has to spend is no former price: %s', (text) => {
  expect(isTier(text)).toBe(true)
  expect(findFormer(text)).toBeNull()
  expect(splitOffer(text)?.some(({ kind }) => kind === 'former') ?? false).toBe(false)
})

test.each(['von 59 € auf 39 €', 'van € 24,95 voor € 17,50', 'R$ 220 → R$ 149'])(
  'of two prices that lead to each other, the first is struck: %s',
  (text) => {
    expect(isTier(text)).toBe(false)
    expect(splitOffer(text)?.some(({ kind }) => kind === 'former')).toBe(true)
  },
)

test.each([
  'Tickets £15 / £10',
  'Entry 12 €, 8 €',
  'Eintritt 12 € | 8 €',
  'チケット 3000円・2000円',
  'Bilety 30 zł + 20 zł',
])('two prices with only a mark between them are both asked for: %s', (text) => {
  expect(findFormer(text)).toBeNull()
  expect(splitOffer(text)?.some(({ kind }) => kind === 'former') ?? false).toBe(false)
})

const place = (prompt: string) =>
  (writeCopy(createBrief({ prompt })).pieces ?? []).map(({ slot, text }) => `${slot}: ${text}`)

test.each([
  [
    'gift cards!! buy $100 get $20 free, buy $200 get $50. thru dec 24',
    ['headline: Gift cards!!', 'benefit: Buy $100 get $20 free', 'benefit: Buy $200 get $50', 'badge: Thru Dec 24'],
  ],
  [
    'Ab 50 € gibt es 5 €, ab 100 € gibt es 12 €. Nur bis Samstag',
    ['headline: Ab 50 € gibt es 5 €, ab 100 € gibt es 12 €', 'badge: Nur bis Samstag'],
  ],
  [
    'A partir de R$ 100 ganhe R$ 10, a partir de R$ 200 ganhe R$ 25. só sábado',
    ['headline: A partir de R$ 100 ganhe R$ 10, a partir de R$ 200 ganhe R$ 25', 'detail: Só sábado'],
  ],
])('tiers are alike: %s', (prompt, pieces) => {
  expect(place(prompt)).toEqual(pieces)
})

test.each([
  ['Chimney sweep £65 per flue, 2 flues £110. certificate for your insurance included', 'Chimney sweep £65 per flue'],
  ['Fahrradinspektion 49 €, 2 Räder 89 €. Kettenöl inklusive. Wir holen ab in Bonn', 'Fahrradinspektion 49 €'],
  ['Ramonage 70 € par conduit, 2 conduits 120 €. certificat compris', 'Ramonage 70 € par conduit'],
])('the first clause with subject and price leads: %s', (prompt, headline) => {
  expect(place(prompt)[0]).toBe(`headline: ${headline}`)
})

test('a price with what it includes is lifted with its former one in a bracket', () => {
  expect(
    place('mini sessions christmas!! £95 incl 8 digital images (normally £140), dogs welcome, 3 slots left'),
  ).toContain('price: £95 incl 8 digital images (normally £140)')
})
