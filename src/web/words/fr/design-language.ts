import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: 'Langue',
  automatic: 'Automatique (selon le prompt et la marque)',
  automaticFromPrompt: 'Automatique (selon le prompt)',
  languageOfTheBrand: 'Langue de la marque',
  languageOfNewPictures: 'La langue des nouvelles images, sauf si le prompt est dans une autre langue.',
  currency: 'Devise',
  currencyOfTheBrand: 'Devise de la marque ({currency})',
  noCurrency: 'Aucune devise',
  currencyOfPrices: 'La devise des prix qui n’en nomment aucune.',
}
