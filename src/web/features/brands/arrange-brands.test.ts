import { expect, test } from 'vitest'
import type { Brand } from '#contract/brands/brands.ts'
import { arrangeBrands } from './arrange-brands.ts'

const brand = (id: number, name: string, more: Partial<Brand> = {}): Brand => ({
  id,
  name,
  description: null,
  primary_color: '#0A7C66',
  secondary_color: '#111111',
  typography: 'Inter, system-ui, sans-serif',
  brand_tone: 'professional',
  logo_url: null,
  created_at: `2026-11-0${id}T12:00:00Z`,
  ...more,
})
const brands = [
  brand(1, 'Volt', { brand_tone: 'bold' }),
  brand(2, 'acme', { description: 'Tools for makers' }),
  brand(3, 'Verdant'),
]
const names = (list: Brand[]) => list.map(({ name }) => name)

test('search looks at name, description and tone', () => {
  expect(names(arrangeBrands(brands, 'VER', 'newest'))).toEqual(['Verdant'])
  expect(names(arrangeBrands(brands, 'makers', 'newest'))).toEqual(['acme'])
  expect(names(arrangeBrands(brands, ' bold ', 'newest'))).toEqual(['Volt'])
})

test('brands sort by age and by name', () => {
  expect(names(arrangeBrands(brands, '', 'newest'))).toEqual(['Verdant', 'acme', 'Volt'])
  expect(names(arrangeBrands(brands, '', 'oldest'))).toEqual(['Volt', 'acme', 'Verdant'])
  expect(names(arrangeBrands(brands, '', 'name'))).toEqual(['acme', 'Verdant', 'Volt'])
})

test('brands are found without accents, and sort with their numbers', () => {
  const named = ['Crème 10', 'Straße', 'crème 2', 'Ёлка'].map((name, index) => brand(index + 1, name))
  expect(names(arrangeBrands(named, 'creme', 'name'))).toEqual(['crème 2', 'Crème 10'])
  expect(names(arrangeBrands(named, 'strasse', 'name'))).toEqual(['Straße'])
  expect(names(arrangeBrands(named, 'елка', 'name'))).toEqual(['Ёлка'])
})
