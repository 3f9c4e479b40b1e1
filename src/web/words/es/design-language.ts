import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: 'Idioma',
  automatic: 'Automático (según el prompt y la marca)',
  automaticFromPrompt: 'Automático (según el prompt)',
  languageOfTheBrand: 'Idioma de la marca',
  languageOfNewPictures: 'El idioma de las imágenes nuevas, salvo que el prompt esté en otro.',
  currency: 'Moneda',
  currencyOfTheBrand: 'Moneda de la marca ({currency})',
  noCurrency: 'Sin moneda',
  currencyOfPrices: 'La moneda de los precios que no nombran ninguna.',
}
