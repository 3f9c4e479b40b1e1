import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief, createPiece } from '../../testing/briefs.ts'
import { promoteMenu } from './promote-menu.ts'
import { promoteSubject } from './promote-subject.ts'
import type { Copy } from '../../copywriter/copy.ts'

const write = (prompt: string) => writeCopy(createBrief({ prompt }))

/** A copy whose pieces are rows, in their order. */
function createRows(language: string, headline: string, ...rows: string[]): Copy {
  const pieces = [createPiece('headline', headline), ...rows.map((text) => createPiece('benefit', text))]
  const copy = { ...write('Autumn menu'), language, headline, price: null, badge: null, subline: null, block: null }
  return { ...copy, details: [], benefits: rows, pieces }
}

test.each([
  ['en', ['Wedding makeup trial £60', 'Bridal package £280 with trial'], ['£60', '£280 with trial']],
  ['de', ['Probeschminken 60 €', 'Brautpaket 280 €'], ['60 €', '280 €']],
  ['fr', ['Essai maquillage 60 €', 'Forfait mariée 280 €'], ['60 €', '280 €']],
  ['es', ['Prueba de maquillaje 60 €', 'Paquete de novia desde 280 €'], ['60 €', 'desde 280 €']],
])('rows that each name something with its price are a table (%s)', (language, rows, prices) => {
  const { block, benefits, pieces } = promoteMenu(createRows(language, 'Makeup', ...rows))
  expect(block?.kind === 'menu' && block.rows.map(({ price }) => price)).toEqual(prices)
  expect(block?.kind === 'menu' && block.rows.map(({ text, price }) => `${text} ${price}`)).toEqual(rows)
  expect([benefits, pieces?.filter(({ slot }) => slot === 'block').length]).toEqual([[], rows.length])
})

test.each([
  [['Wedding makeup trial £60', 'Travel in Kent included']],
  [['Trial £60 instead of £80', 'Package £280']],
  [['20% off trials', '30% off packages']],
  [['£60 for a trial', '£280 for the day']],
])('other rows stay rows: %j', (rows) => {
  const copy = createRows('en', 'Makeup', ...rows)
  expect(promoteMenu(copy)).toEqual(copy)
})

test.each([
  [
    'Nouveau : atelier poterie en famille, samedi 8 mars à 14 h, 35 € par duo, inscription au 04 78 00 00 12',
    'Atelier poterie en famille',
    '35 € par duo',
  ],
])('what a request is about leads, and not its price: %s', (prompt, headline, price) => {
  const before = write(prompt)
  const copy = promoteSubject(before)
  expect(copy.headline).toBe(headline)
  expect(copy.details).toContainEqual({ kind: 'price', text: price })
  expect(copy.pieces?.map(({ text }) => text)).toEqual(before.pieces?.map(({ text }) => text))
})

const swap = (rows: string[], price: string): Copy => {
  const copy = createRows('en', price, ...rows)
  const [headline, ...others] = copy.pieces ?? []
  return { ...copy, pieces: [...others, ...(headline ? [headline] : [])] }
}

test.each([
  ['Pottery for families', '35 € per pair'],
  ['Töpfern für Familien', 'Ab 35 €'],
  ['Taller de cerámica', '35 € por pareja'],
  ['Corso di ceramica', '35 € a coppia'],
])('“%s” leads before “%s”', (subject, price) => {
  const copy = promoteSubject(swap([subject], price))
  expect([copy.headline, copy.details, copy.benefits]).toEqual([subject, [{ kind: 'price', text: price }], []])
})

test.each(['20% off all sneakers', 'Two-bed flat for £950', 'Winter tyre change £39'])(
  'a headline that says what it is the price of stays: %s',
  (headline) => {
    const copy = swap(['Our garage'], headline)
    expect(promoteSubject(copy)).toEqual(copy)
  },
)
