import { expect, test } from 'vitest'
import type { Product } from '#contract/products/products.ts'
import { arrangeProducts, listCategories, FIRST_ARRANGEMENT } from './arrange-products.ts'

const product = (id: number, name: string, more: Partial<Product> = {}): Product => ({
  id,
  name,
  description: null,
  category: null,
  price: null,
  sku: null,
  target_audience: null,
  image_url: null,
  created_at: `2026-11-0${id}T12:00:00Z`,
  ...more,
})
const products = [
  product(1, 'Serum', { category: 'Skin care', price: 39.5, sku: 'SR-01' }),
  product(2, 'brush', { category: 'Tools', price: 0, description: 'Made of oak' }),
  product(3, 'Workshop'),
  product(4, 'Cream', { category: 'Skin care', price: 24, tags: ['Winter'] }),
]
const names = (part: Partial<typeof FIRST_ARRANGEMENT>) =>
  arrangeProducts(products, { ...FIRST_ARRANGEMENT, ...part }).map(({ name }) => name)

test('search looks at name, description, category, SKU, audience and tags', () => {
  expect(names({ search: ' SERUM ' })).toEqual(['Serum'])
  expect(names({ search: 'oak' })).toEqual(['brush'])
  expect(names({ search: 'sr-0' })).toEqual(['Serum'])
  expect(names({ search: 'winter' })).toEqual(['Cream'])
})

test('products sort by age, name and price, the unpriced after the priced', () => {
  expect(names({})).toEqual(['Cream', 'Workshop', 'brush', 'Serum'])
  expect(names({ sort: 'oldest' })).toEqual(['Serum', 'brush', 'Workshop', 'Cream'])
  expect(names({ sort: 'name' })).toEqual(['brush', 'Cream', 'Serum', 'Workshop'])
  expect(names({ sort: 'price' })).toEqual(['brush', 'Cream', 'Serum', 'Workshop'])
})

test('categories are those of the loaded products, and one of them narrows the list', () => {
  expect(listCategories(products)).toEqual(['Skin care', 'Tools'])
  expect(names({ category: 'Skin care' })).toEqual(['Cream', 'Serum'])
})
