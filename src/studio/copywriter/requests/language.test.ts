import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { isEnglish, isEnglishBrief, fitsLanguage } from './language.ts'

test.each([
  'Invoices paid twice as fast',
  'Puddles welcome',
  'grand opening saturday',
  'Black Friday deals',
  'Cold Brew Can',
  'Waterproof zips',
  'motivational monday quote for entrepreneurs',
  'hiring baristas',
  'Italian leather bags',
  'Logs £4 sack, kindling £3 net',
  'Barber shop. Open | Mon-Fri 9-6 | Sat 9-4',
])('"%s" is English', (text) => expect(isEnglish(text)).toBe(true))

test.each([
  'Sommerschlussverkauf bei uns',
  'Handgemacht in Berlin',
  'Happy Hour ab 18 Uhr',
  'Zapatos hechos a mano',
  'Scarpe fatte a mano',
  'Soldes d’été',
  'as melhores bolsas',
  'Verse broodjes elke ochtend',
  'Färskt bröd varje morgon',
  'Darmowa dostawa',
  'Pollo asado £8, patatas £3',
  '夏のセール',
  '2026',
])('"%s" is not', (text) => expect(isEnglish(text)).toBe(false))

test('without a prompt the language is that of the product, then of the brand, otherwise English', () => {
  const product = { name: 'Alba', description: null, benefits: [], price_text: null, cta: null }
  const of = (proposition: string | null, description: string | null) =>
    isEnglishBrief(createBrief({ prompt: '', product: { ...product, proposition } }, { description }))
  expect(of('Schuhe aus Merinowolle', 'Shoes made to last')).toBe(false)
  expect(of('Shoes made of merino wool', 'Schuhe, die halten')).toBe(true)
  expect(of(null, 'Schuhe, die lange halten')).toBe(false)
  expect(of(null, null)).toBe(true)
})

test('a text of unknown language fits an English brief, and English text fits no other', () => {
  expect(fitsLanguage('Shop bags', true)).toBe(true)
  expect(fitsLanguage('Jetzt bestellen', true)).toBe(false)
  expect(fitsLanguage('Jetzt bestellen', false)).toBe(true)
  expect(fitsLanguage('Shop now', false)).toBe(false)
})
