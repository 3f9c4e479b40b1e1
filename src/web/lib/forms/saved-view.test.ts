import { expect, test } from 'vitest'
import { readView, writeView } from './saved-view.ts'

test.each([
  { brandId: 3, contentType: 'video', favoritesOnly: true } as const,
  { brandId: null, contentType: null, favoritesOnly: false } as const,
])('the view %j is unchanged after saving and loading', (view) => {
  expect(readView(writeView(view))).toEqual(view)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"brandId":"3","contentType":null,"favoritesOnly":true}',
  '{"brandId":0,"contentType":null,"favoritesOnly":true}',
  '{"brandId":3,"contentType":"audio","favoritesOnly":true}',
  '{"brandId":3,"contentType":null,"favoritesOnly":"yes"}',
])('%j is not a saved view', (text) => {
  expect(readView(text)).toBeNull()
})
