import { defineWords } from './define-words.ts'

export const t = defineWords('design-language', {
  language: 'Language',
  automatic: 'Automatic (from the prompt and the brand)',
  automaticFromPrompt: 'Automatic (from the prompt)',
  languageOfTheBrand: 'Language of the brand',
  languageOfNewPictures: 'The language of new pictures, unless the prompt is in another one.',
  currency: 'Currency',
  currencyOfTheBrand: 'Currency of the brand ({currency})',
  noCurrency: 'No currency',
  currencyOfPrices: 'The currency of prices that name none.',
})
