import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: 'Imágenes de {name}',
  designsUseTheMain: 'Los diseños usan la imagen principal. Cada cambio se guarda al instante.',
  close: 'Cerrar',
  addPictures: 'Añadir imágenes',
  addPicturesHelp: 'PNG, JPEG, WebP, GIF, AVIF o SVG, 5 MB cada una. Como máximo {max} además de la principal.',
  uploading: 'Subiendo…',
  pictures: 'Imágenes',
  mainPicture: 'Imagen principal',
  mainPictureOf: 'Imagen principal de {name}',
  pictureNumber: 'Imagen {n}',
  makeMain: 'Hacer principal',
  makeNumberMain: 'Hacer principal: imagen {n}',
  moveEarlier: 'Adelantar la imagen {n}',
  moveLater: 'Atrasar la imagen {n}',
  removeNumber: 'Quitar la imagen {n}',
  noPicturesYet: 'Este producto aún no tiene imágenes.',
  notLoaded: 'No se pudieron cargar las imágenes',
  notChanged: 'No se pudieron cambiar las imágenes',
}
