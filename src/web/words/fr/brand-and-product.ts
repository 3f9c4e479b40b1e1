import type { t } from '../brand-and-product.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  brand: 'Marque',
  selectABrand: 'Sélectionner une marque',
  product: 'Produit',
  noProduct: 'Aucun produit',
}
