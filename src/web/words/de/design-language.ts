import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: 'Sprache',
  automatic: 'Automatisch (nach Prompt und Marke)',
  automaticFromPrompt: 'Automatisch (nach Prompt)',
  languageOfTheBrand: 'Sprache der Marke',
  languageOfNewPictures: 'Die Sprache neuer Bilder, sofern der Prompt nicht in einer anderen geschrieben ist.',
  currency: 'Währung',
  currencyOfTheBrand: 'Währung der Marke ({currency})',
  noCurrency: 'Keine Währung',
  currencyOfPrices: 'Die Währung der Preise, die keine nennen.',
}
