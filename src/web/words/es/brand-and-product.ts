import type { t } from '../brand-and-product.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  brand: 'Marca',
  selectABrand: 'Seleccionar una marca',
  product: 'Producto',
  noProduct: 'Sin producto',
}
