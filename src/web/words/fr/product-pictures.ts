import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: 'Images de {name}',
  designsUseTheMain: 'Les designs utilisent l’image principale. Chaque modification est enregistrée immédiatement.',
  close: 'Fermer',
  addPictures: 'Ajouter des images',
  addPicturesHelp: 'PNG, JPEG, WebP, GIF, AVIF ou SVG, 5 Mo chacune. Au plus {max} en plus de l’image principale.',
  uploading: 'Téléversement…',
  pictures: 'Images',
  mainPicture: 'Image principale',
  mainPictureOf: 'Image principale de {name}',
  pictureNumber: 'Image {n}',
  makeMain: 'Image principale',
  makeNumberMain: 'Image principale : image {n}',
  moveEarlier: 'Avancer l’image {n}',
  moveLater: 'Reculer l’image {n}',
  removeNumber: 'Retirer l’image {n}',
  noPicturesYet: 'Ce produit n’a pas encore d’images.',
  notLoaded: 'Les images n’ont pas pu être chargées',
  notChanged: 'Les images n’ont pas pu être modifiées',
}
