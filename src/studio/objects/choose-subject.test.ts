import { expect, test } from 'vitest'
import { CERTAIN, listSubjects } from './choose-subject.ts'

/** The most certain subject of a request, or null if it is not certain. */
function findSubject(text: string, brandName: string, description: string): string | null {
  const toText = (of: string) => ({ text: of, languages: ['en', 'de'] })
  const [first] = listSubjects({
    request: toText(text),
    product: [],
    brand: [toText(description)],
    brandName: toText(brandName),
  })
  return first && first.certainty >= CERTAIN ? first.concept.id : null
}

test('what the request and the brand both name is the subject, wherever the brand names it', () => {
  expect(findSubject('Two chalets left. £19 a night for one cat', 'The Cat Lodge', 'Boarding near Oxford')).toBe('cat')
  expect(findSubject('Two chalets left. £19 a night for one cat', 'The Lodge', 'Boarding near Oxford')).toBeNull()
})

test('a request that begins with the trade of its brand is about it, also where its drawing is only a sign', () => {
  expect(findSubject('Emergency plumber, 24 hours, no call-out charge', 'Drip Stop', 'Plumber')).toBe('plumber')
  expect(findSubject('24 hours, no call-out charge. Ask your plumber', 'Drip Stop', 'Plumber')).toBe('plumber')
})

test('a request about a thing of another area has no drawing of the trade', () => {
  expect(findSubject('Climbing for beginners', 'Kern', 'Climbing gym with a café')).not.toBeNull()
  expect(findSubject('Spaghetti every Sunday at ten', 'Kern', 'Climbing gym')).not.toBe('climbing')
  expect(findSubject('Every Sunday at ten', 'Kern', 'Climbing gym')).toBe('climbing')
})

test.each([
  ['Two for one croissants every morning', 'Bakery', 'croissant'],
  ['3 for 2 candles until Sunday', 'Gift shop with candles and soap', 'candle'],
  ['3 für 2 Pizzen jeden Montag', 'Pizzeria', 'pizza'],
])('%s: an offer of counts before a thing does not hide it', (request, description, expected) => {
  expect(findSubject(request, 'Kern', description)).toBe(expected)
})

test.each([
  ['Bis zu 20 % auf Stiefel', 'Modehaus', 'boots'],
  ['30% off boots until Saturday', 'Fashion', 'boots'],
  ['Up to 30% on croissants after 5', 'Bakery', 'croissant'],
])('%s: what is reduced is the subject', (request, description, expected) => {
  expect(findSubject(request, 'Kern', description)).toBe(expected)
})

test.each([
  ['Heute frisch: Erdbeeren vom Feld', 'Hofladen', 'strawberry'],
  ['Just baked: croissants, £2 each', 'Bakery', 'croissant'],
  ['Back again! Pizza by the slice', 'Italian restaurant', 'pizza'],
])('%s: behind a clause that names nothing, its first thing is the subject', (request, description, expected) => {
  expect(findSubject(request, 'Kern', description)).toBe(expected)
})

test('what has no right drawing is the subject all the same, so that nothing else of its trade is drawn', () => {
  for (const [request, description] of [
    ['Oat milk at no extra charge', 'Coffee bar'],
    ['Adventskränze selbst binden', 'Floristik und Blumen'],
    ['Spargel frisch vom Feld', 'Spargelhof'],
    ['Hanukkah sufganiyot, 12 for $20', 'Bakery'],
    ['Eid Mubarak to all our customers', 'Sweet shop'],
  ] as const) {
    const [first] = listSubjects({
      request: { text: request, languages: ['en', 'de'] },
      product: [],
      brand: [{ text: description, languages: ['en', 'de'] }],
      brandName: { text: 'Kern', languages: ['en'] },
    })
    expect([request, first?.concept.objects]).toEqual([request, []])
  }
})
