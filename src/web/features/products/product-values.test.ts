import { expect, test } from 'vitest'
import { ProductInput, type Product } from '#contract/products/products.ts'
import { toPayload, toFormValues } from './product-values.ts'

const short: Product = {
  id: 7,
  name: 'Serum',
  description: null,
  category: null,
  price: null,
  sku: null,
  target_audience: null,
  image_url: null,
  created_at: '2026-11-01T12:00:00Z',
}
const full = {
  name: 'Serum',
  description: 'Vitamin C for the morning',
  category: 'Skin care',
  price: 39.5,
  sku: 'SR-01',
  upc: '0123456789012',
  features: 'Light',
  benefits: 'Bright',
  ingredients: 'Vitamin C',
  target_audience: 'Early risers',
  usage_instructions: 'Two drops',
  image_url: '/api/files/abc',
  product_type: 'physical_good',
  key_features: ['15% vitamin C'],
  key_benefits: ['Even skin'],
  product_audience: 'Dry skin',
  pain_point_solved: 'Dull mornings',
  unique_selling_proposition: 'Works in a week',
  product_url: 'https://example.com/serum',
  default_cta_text: 'Wake up',
  pricing_text: 'from $39.50',
  availability_status: 'coming_soon',
  launch_date: '2027-01-15',
  tags: ['new'],
  specifications: { Volume: '30 ml' },
  testimonials: '“Glow!”',
  faq: 'Vegan? Yes.',
  related_products: 'Cream',
}

test('every field of a product goes through the form and into the body unchanged', () => {
  const product: Product = { ...short, ...full }
  expect(toPayload(ProductInput.parse(toFormValues(product)), product)).toEqual(full)
})

test('blank fields are left out of the body', () => {
  const input = ProductInput.parse({ ...toFormValues(undefined), name: ' Serum ' })
  expect(toPayload(input, undefined)).toEqual({ name: 'Serum', default_cta_text: 'Learn More' })
})

test('a removed image is sent as null, and one that never existed is not sent', () => {
  const stored: Product = { ...short, image_url: '/api/files/abc' }
  expect(toPayload(ProductInput.parse({ ...toFormValues(stored), image_url: '' }), stored)).toHaveProperty(
    'image_url',
    null,
  )
  expect(toPayload(ProductInput.parse(toFormValues(short)), short)).not.toHaveProperty('image_url')
})

test('a price of 0 is a price', () => {
  expect(toPayload(ProductInput.parse({ name: 'Sample', price: 0 }), undefined)).toHaveProperty('price', 0)
})
