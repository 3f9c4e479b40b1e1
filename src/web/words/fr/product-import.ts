import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: 'Importer un produit',
  readAPage: 'Lisez la page d’un produit, puis vérifiez ce qui a été trouvé. Rien n’est enregistré avant votre clic.',
  draftHint: 'Vérifiez le brouillon et corrigez ce qui est faux. Rien n’est enregistré avant votre clic.',
  pageAddress: 'Adresse de la page du produit',
  enterAddress: 'Saisissez l’adresse d’une page de produit.',
  readPage: 'Lire la page',
  reading: 'Lecture de la page…',
  readingTakes: 'Textes, prix et images. Cela prend quelques secondes.',
  readFailed: 'La page n’a pas pu être lue',
  readAnother: 'Lire une autre page',
  product: 'Produit',
  priceAndAvailability: 'Prix et disponibilité',
  numbersAndLink: 'Références et lien',
  pictures: 'Images',
  mainPicture: 'Image principale',
  pictureNumber: 'Image {n}',
  noPicture: 'Aucune image',
  keepOthers: 'Garder les autres comme images supplémentaires',
  othersNotSaved: 'Les autres images n’ont pas pu être enregistrées',
  saveProduct: 'Enregistrer le produit',
}
