import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import { withFavorite, withoutItem } from './content-pages.ts'

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
const idsOf = (list: { content: ContentItem[] }[]) => list.flatMap(({ content }) => content.map(({ id }) => id))

test('a mark is set on its item alone', () => {
  const marked = withFavorite(pages(), 3, true, false)
  expect(marked.flatMap(({ content }) => content.filter((one) => one.is_favorite).map(({ id }) => id))).toEqual([3, 2])
  expect(marked[0]?.total).toBe(3)
})

test('among favourites, an item that lost its mark leaves and the total drops', () => {
  const left = withFavorite(pages(), 2, false, true)
  expect(idsOf(left)).toEqual([3, 1])
  expect(left.map(({ total }) => total)).toEqual([2, 2])
})

test('a total never drops below 0, and an unknown id changes nothing', () => {
  expect(withoutItem([{ content: [item(1)], total: 0 }], 1)[0]?.total).toBe(0)
  expect(withoutItem(pages(), 99)).toEqual(pages())
})
