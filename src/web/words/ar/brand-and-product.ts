import type { t } from '../brand-and-product.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  brand: 'العلامة التجارية',
  selectABrand: 'اختر علامة تجارية',
  product: 'المنتج',
  noProduct: 'بلا منتج',
}
