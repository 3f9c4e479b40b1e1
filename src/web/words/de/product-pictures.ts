import type { Translation } from '../define-words.ts'
import type { t } from '../product-pictures.ts'

export const productPictures: Translation<typeof t> = {
  picturesOf: 'Bilder von {name}',
  designsUseTheMain: 'Designs verwenden das Hauptbild. Jede Änderung wird sofort gespeichert.',
  close: 'Schließen',
  addPictures: 'Bilder hinzufügen',
  addPicturesHelp: 'PNG, JPEG, WebP, GIF, AVIF oder SVG, je 5 MB. Höchstens {max} außer dem Hauptbild.',
  uploading: 'Wird hochgeladen …',
  pictures: 'Bilder',
  mainPicture: 'Hauptbild',
  mainPictureOf: 'Hauptbild von {name}',
  pictureNumber: 'Bild {n}',
  makeMain: 'Als Hauptbild',
  makeNumberMain: 'Als Hauptbild: Bild {n}',
  moveEarlier: 'Bild {n} nach vorn',
  moveLater: 'Bild {n} nach hinten',
  removeNumber: 'Bild {n} entfernen',
  noPicturesYet: 'Dieses Produkt hat noch keine Bilder.',
  notLoaded: 'Die Bilder konnten nicht geladen werden',
  notChanged: 'Die Bilder konnten nicht geändert werden',
}
