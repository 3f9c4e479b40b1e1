import type { t } from '../brand-and-product.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  brand: 'Marke',
  selectABrand: 'Marke auswählen',
  product: 'Produkt',
  noProduct: 'Kein Produkt',
}
