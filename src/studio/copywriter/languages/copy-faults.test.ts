import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const write = (language: string, prompt: string) => {
  const { headline, badge, price, benefits, details } = writeCopy(createBrief({ prompt, language, seed: 3 }))
  const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null
  return {
    headline: plain(headline),
    badge: plain(badge),
    price: plain(price),
    benefits,
    details: details.map(({ text }) => plain(text)),
  }
}

describe('a headline', () => {
  test.each([
    ['fr', 'Profitez de 20 % de réduction sur les lampes de bureau', 'Profitez de 20 % de réduction'],
    ['fr', 'Bénéficiez de 20 % sur votre première commande', 'Bénéficiez de 20 % sur votre première commande'],
    ['es', 'Disfruta de un 20 % de descuento en nuestra nueva colección', 'Disfruta de un 20 % de descuento'],
    ['es', 'Ahora con un 20 % de descuento', 'Ahora con un 20 % de descuento'],
  ])('%s: keeps what a percentage is of: %s', (language, prompt, headline) => {
    expect(write(language, prompt)).toMatchObject({ headline, badge: null })
  })

  test('does not end with the word after which a fact was left out', () => {
    expect(write('hi', 'सभी लैंप पर 20% की छूट रविवार तक').headline).not.toMatch(/ पर$/u)
  })

  test('is what follows a date at the start', () => {
    expect(write('fr', 'Le samedi 14 juin, venez fêter nos dix ans')).toMatchObject({
      headline: 'Venez fêter nos dix ans',
      details: ['Samedi 14 juin'],
      benefits: [],
    })
  })
})

describe('a price', () => {
  test.each([
    ['سماعات لاسلكية جديدة بسعر 1,299 د.إ حتى الأحد', 'سماعات لاسلكية جديدة', 'بسعر 1,299 د.إ'],
    ['حقيبة جلدية بسعر 450 ر.س فقط', 'حقيبة جلدية', 'بسعر 450 ر.س فقط'],
  ])('keeps the period of an Arabic currency: %s', (prompt, headline, price) => {
    expect(write('ar', prompt)).toMatchObject({ headline, price })
  })

  test.each([
    ['hi', 'नए हेडफ़ोन ₹1,299 से शुरू', 'नए हेडफ़ोन', '₹1,299 से शुरू'],
    ['ko', '새로운 무선 이어폰 39,000원부터', '새로운 무선 이어폰', '39,000원부터'],
  ])('%s: includes the word behind it: %s', (language, prompt, headline, price) => {
    expect(write(language, prompt)).toMatchObject({ headline, price, benefits: [] })
  })
})

test('a time without a day is a fact of its own', () => {
  expect(write('es', 'Concierto a las 18 h en el parque')).toMatchObject({
    headline: 'Concierto en el parque',
    details: ['A las 18 h'],
  })
  expect(write('fr', 'Concert gratuit à 18 h au jardin').details).toContain('À 18 h')
})

test.each([
  ['Sommerfest, Rathaus, 14. Juni, 18 Uhr', 'Rathaus'],
  ['Jazzabend, Stadthalle, 14. Juni', 'Stadthalle'],
])('a public building is a place: %s', (prompt, place) => {
  const { details, benefits } = write('de', prompt)
  expect(details).toContain(place)
  expect(benefits).toEqual([])
})
