import type { Translation } from '../define-words.ts'
import type { t } from '../product-import.ts'

export const words: Translation<typeof t> = {
  importAProduct: 'Ein Produkt importieren',
  readAPage:
    'Lesen Sie die Seite eines Produkts ein und prüfen Sie, was gefunden wurde. Vor Ihrem Klick wird nichts gespeichert.',
  draftHint: 'Prüfen Sie den Entwurf und ändern Sie, was nicht stimmt. Vor Ihrem Klick wird nichts gespeichert.',
  pageAddress: 'Adresse der Produktseite',
  enterAddress: 'Geben Sie die Adresse einer Produktseite ein.',
  readPage: 'Seite einlesen',
  reading: 'Die Seite wird eingelesen …',
  readingTakes: 'Texte, Preis und Bilder. Das dauert einige Sekunden.',
  readFailed: 'Die Seite konnte nicht eingelesen werden',
  readAnother: 'Andere Seite einlesen',
  product: 'Produkt',
  priceAndAvailability: 'Preis und Verfügbarkeit',
  numbersAndLink: 'Nummern und Link',
  pictures: 'Bilder',
  mainPicture: 'Hauptbild',
  pictureNumber: 'Bild {n}',
  noPicture: 'Kein Bild',
  keepOthers: 'Die anderen Bilder als weitere Bilder behalten',
  othersNotSaved: 'Die anderen Bilder konnten nicht gespeichert werden',
  saveProduct: 'Produkt sichern',
}
