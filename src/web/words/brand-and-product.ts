import { defineWords } from './define-words.ts'

export const t = defineWords('brand-and-product', {
  brand: 'Brand',
  selectABrand: 'Select a brand',
  product: 'Product',
  noProduct: 'No product',
})
