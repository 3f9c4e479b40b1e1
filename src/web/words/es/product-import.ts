import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: 'Importar un producto',
  readAPage: 'Lee la página de un producto y revisa lo encontrado. No se guarda nada hasta que hagas clic.',
  draftHint: 'Revisa el borrador y corrige los errores. No se guarda nada hasta que hagas clic.',
  pageAddress: 'Dirección de la página del producto',
  enterAddress: 'Introduce la dirección de una página de producto.',
  readPage: 'Leer página',
  reading: 'Leyendo la página…',
  readingTakes: 'Textos, precio e imágenes. Tarda unos segundos.',
  readFailed: 'No se pudo leer la página',
  readAnother: 'Leer otra página',
  product: 'Producto',
  priceAndAvailability: 'Precio y disponibilidad',
  numbersAndLink: 'Códigos y enlace',
  pictures: 'Imágenes',
  mainPicture: 'Imagen principal',
  pictureNumber: 'Imagen {n}',
  noPicture: 'Sin imagen',
  keepOthers: 'Conservar las demás como imágenes adicionales',
  othersNotSaved: 'No se pudieron guardar las demás imágenes',
  saveProduct: 'Guardar producto',
}
