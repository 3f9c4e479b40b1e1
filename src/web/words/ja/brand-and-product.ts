import type { t } from '../brand-and-product.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  brand: 'ブランド',
  selectABrand: 'ブランドを選択',
  product: '製品',
  noProduct: '製品なし',
}
