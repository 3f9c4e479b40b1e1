import { array, assert, constantFrom, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { LISTS, NO_TABLES, TABLES } from '../../testing/requests/tables.ts'
import { NUMBERS_NO_PRICES, SHARED_CURRENCY, SLASHED_PRICES } from '../../testing/requests/shared-currency.ts'
import { TIERS } from '../../testing/requests/tiers.ts'
import { readRequest } from '../request-reading/read-request.ts'
import { placePieces } from './place-pieces.ts'
import type { Brief } from '../../model/brief.ts'

const read = (over: Partial<Brief>) => {
  const brief = createBrief({ language: 'en', ...over })
  const { pieces, language } = readRequest(brief)
  return placePieces(pieces, brief, { language })
}

const listRows = (over: Partial<Brief>): string[] => {
  const { block } = read(over)
  return block?.kind === 'menu' ? block.rows.map(({ text, price }) => `${text} | ${price}`) : []
}

test.each([...TABLES, ...TIERS, ...SHARED_CURRENCY])('%s', (prompt, language, rows) => {
  expect(listRows({ prompt, language })).toEqual(rows)
})

test.each(SLASHED_PRICES)('%s: the address behind the prices is a piece of its own', (prompt, rows, place) => {
  expect(listRows({ prompt })).toEqual(rows)
  expect(read({ prompt }).pieces.map(({ text }) => text)).toContain(place)
})

test.each([
  ['Carol concert, Sunday 20 December 5pm, tickets £12 adult / £8 child, 4 Church Lane, Leeds', 'Tickets'],
  ['Koncert kolęd, niedziela 20 grudnia godz. 17:00, bilety 40 zł normalny / 25 zł ulgowy', 'Bilety'],
])('%s: the label of a table stands behind the date before it', (prompt, label) => {
  const { pieces } = read({ prompt })
  expect(pieces.flatMap(({ kind, slot }) => (kind === 'date' ? [slot] : []))).toEqual(['subline'])
  expect(pieces.find(({ text }) => text === label)?.slot).toBe('detail')
})

test('since when a table holds stands below its title, before what is said behind the table', () => {
  const { pieces } = read({
    language: 'nl',
    prompt: 'Nieuw rooster vanaf 5 januari: ma 19:00 yin yoga, wo 9:30 vinyasa, za 10:00 hatha. Proefles 8 euro',
  })
  const find = (wanted: string) => pieces.find(({ slot }) => slot === wanted)?.text
  expect([find('headline'), find('subline'), find('benefit')]).toEqual([
    'Nieuw rooster',
    'Vanaf 5 januari',
    'Proefles 8 euro',
  ])
})

test('a currency that is said apart is no headline', () => {
  const { pieces } = read({ prompt: 'Car wash: basic 12, deluxe 18, full valet 65 - all in €' })
  expect(pieces.find(({ text }) => text === 'All in €')?.slot).toBe('benefit')
})

test.each([...NO_TABLES, ...NUMBERS_NO_PRICES])('no table: %s', (prompt) => {
  expect(listRows({ prompt })).toEqual([])
})

test.each(LISTS)('the list of "%s"', (prompt, entries) => {
  const { pieces } = read({ prompt })
  expect(pieces.filter(({ entry }) => entry).map(({ text }) => text)).toEqual(entries)
})

test('a lead that counts its entries makes them steps', () => {
  const { block } = read({ prompt: '3 signs of a good loaf: dark crust, hollow sound, open crumb' })
  expect(block).toEqual({ kind: 'steps', steps: ['Dark crust', 'Hollow sound', 'Open crumb'] })
})

test('all rows of a table are in it, in the order of the request', () => {
  const things = uniqueArray(constantFrom('Shirt', 'Suit', 'Coat', 'Rug (small)', 'Wedding dress', 'Tie'), {
    minLength: 3,
    maxLength: 6,
  })
  const separator = constantFrom(', ', '; ', ' / ', ' | ', '\n')
  const lead = constantFrom('Dry cleaning: ', 'Our prices – ', '')
  const price = constantFrom('$4', '$12.50', 'from $16', '€9', '£3.20', '$7/kg')
  assert(
    property(things, separator, lead, array(price, { minLength: 6, maxLength: 6 }), (names, mark, start, prices) => {
      const rows = names.map((name, index) => `${name} ${prices[index]}`)
      const shown = listRows({ prompt: `${start}${mark === '\n' ? '\n' : ''}${rows.join(mark)}` })
      expect(shown).toEqual(names.map((name, index) => `${name} | ${prices[index]}`))
    }),
    { numRuns: 120 },
  )
})
