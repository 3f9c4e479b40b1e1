import { expect, test } from 'vitest'
import { scoreImage, splitWords } from './choose-image.ts'

const score = (request: string, tags: string[], title = 'IMG_2034', product: number | null = null) =>
  scoreImage({ title, tags, product_id: product }, splitWords(request), 7)

test.each([
  ['Our new candles are here', ['candle']],
  ['Neue Kerzen für den Winter', ['Kerze']],
  ['Nos BOUGIES sont arrivées', ['bougie']],
  ['Velas artesanales para tu casa', ['vela']],
  ['A quiet evening by the fire', ['evening']],
  ['The garden party starts at noon', ['Garden party']],
  ['新しいキャンドルが入荷しました', ['キャンドル']],
  ['شموع جديدة', ['شموع']],
  ['Crème brûlée tonight', ['creme']],
])('a request finds a picture by a tag: %s', (request, tags) => expect(score(request, tags)).toBeGreaterThan(0))

test.each([
  ['Our new candles are here', ['garden']],
  ['We scandalized the town', ['candle']],
  ['The party starts at noon', ['garden party']],
  ['Car wash on Saturday', ['carpet', 'cart']],
  ['', ['candle']],
])('and not by another one: %s', (request, tags) => expect(score(request, tags)).toBe(0))

test('a tag counts more than a word of the title, and the product most', () => {
  const request = 'A candle for quiet evenings'
  const [tag, title, product] = [
    score(request, ['candle']),
    score(request, [], 'Candle on a table'),
    score(request, [], 'IMG_2034', 7),
  ]
  expect([product > tag, tag > title, title > 0]).toEqual([true, true, true])
  expect(score(request, [], 'IMG_2034', 8)).toBe(0)
})

test('names of files say nothing', () => {
  expect(score('The img of 2034 for a new day', [], 'IMG_2034')).toBe(0)
  expect(score('For the day', [], 'the day')).toBe(0)
})
