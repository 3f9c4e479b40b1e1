import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/library/content.ts'
import { isDrained, flattenPages, withFavorites, withItemsBack, withNewItem, withoutItems } from './content-pages.ts'

const item = (id: number, isFavorite = false): ContentItem => ({
  id,
  brand_id: 1,
  content_type: 'image',
  prompt: 'A bottle on a table',
  dimensions: '1024x1024',
  title: null,
  is_favorite: isFavorite,
  created_at: '2026-11-21T12:00:00Z',
})
const pages = () => [
  { content: [item(3), item(2, true)], total: 3 },
  { content: [item(1)], total: 3 },
]
const only = (...ids: number[]) => new Set(ids)
const listIds = (list: { content: ContentItem[] }[]) => list.map(({ content }) => content.map(({ id }) => id))
const listFavorites = (list: { content: ContentItem[] }[]) =>
  list.flatMap(({ content }) => content.filter((one) => one.is_favorite).map(({ id }) => id))

test('only the given items get the mark', () => {
  const marked = withFavorites(pages(), only(3), true, false)
  expect(listFavorites(marked)).toEqual([3, 2])
  expect(marked[0]?.total).toBe(3)
})

test('in a list of favorites, an item that lost its mark is removed and the total drops', () => {
  const left = withFavorites(pages(), only(2), false, true)
  expect(listIds(left)).toEqual([[3], [1]])
  expect(left.map(({ total }) => total)).toEqual([2, 2])
})

test('a total never drops below 0, and an unknown id changes nothing', () => {
  expect(withoutItems([{ content: [item(1)], total: 0 }], only(1))[0]?.total).toBe(0)
  expect(withoutItems(pages(), only(99))).toEqual(pages())
})

test.each([[[2]], [[1]], [[3, 2]], [[3, 2, 1]]])('deleted items %j return to their positions', (ids) => {
  const gone = withoutItems(pages(), only(...ids))
  const back = withItemsBack(gone, pages(), only(...ids))
  expect(listIds(back).flat()).toEqual([3, 2, 1])
  expect(back.map(({ total }) => total)).toEqual([3, 3])
})

test('only the given items return, after those that are still listed', () => {
  const gone = withoutItems(pages(), only(3, 2))
  expect(listIds(withItemsBack(gone, pages(), only(2)))).toEqual([[2], [1]])
})

test('a failed item gets its old mark back, and changes made meanwhile are kept', () => {
  const changed = withFavorites(withFavorites(pages(), only(2), false, false), only(1), true, false)
  expect(listFavorites(withItemsBack(changed, pages(), only(2)))).toEqual([2, 1])
})

test('a new item is first and is counted', () => {
  const grown = withNewItem(pages(), item(4))
  expect(listIds(grown)).toEqual([[4, 3, 2], [1]])
  expect(grown.map(({ total }) => total)).toEqual([4, 4])
})

test('a grouped list counts versions and entries, and ends with its entries', () => {
  const grouped = pages().map((page) => ({ ...page, total: 7, groups: 3 }))
  const left = withoutItems(grouped, only(1))
  expect(left.map(({ total, groups }) => [total, groups])).toEqual([
    [6, 2],
    [6, 2],
  ])
  expect(isDrained(left)).toBe(false)
  expect(withItemsBack(left, grouped, only(1)).map(({ total, groups }) => [total, groups])).toEqual([
    [7, 3],
    [7, 3],
  ])
})

test('a list whose last page was emptied before its end has to be fetched again', () => {
  const more = pages().map((page) => ({ ...page, total: 9 }))
  expect(isDrained(more)).toBe(false)
  expect(isDrained(withoutItems(more, only(1)))).toBe(true)
  expect(isDrained(withoutItems(pages(), only(1)))).toBe(false)
  expect(isDrained(withoutItems(pages(), only(1, 2, 3)))).toBe(false)
  expect(isDrained([])).toBe(false)
})

test('an item that was moved to the next page is listed once', () => {
  expect(flattenPages([...pages(), { content: [item(1)] }]).map(({ id }) => id)).toEqual([3, 2, 1])
})
