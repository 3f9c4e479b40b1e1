import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: 'Idioma',
  automatic: 'Automático (conforme o prompt e a marca)',
  automaticFromPrompt: 'Automático (conforme o prompt)',
  languageOfTheBrand: 'Idioma da marca',
  languageOfNewPictures: 'O idioma das novas imagens, a menos que o prompt esteja em outro.',
  currency: 'Moeda',
  currencyOfTheBrand: 'Moeda da marca ({currency})',
  noCurrency: 'Sem moeda',
  currencyOfPrices: 'A moeda dos preços que não citam nenhuma.',
}
