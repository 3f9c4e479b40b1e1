import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: '言語',
  automatic: '自動（プロンプトとブランドから）',
  automaticFromPrompt: '自動（プロンプトから）',
  languageOfTheBrand: 'ブランドの言語',
  languageOfNewPictures: 'プロンプトが別の言語でない限り、新しい画像に使う言語です。',
  currency: '通貨',
  currencyOfTheBrand: 'ブランドの通貨（{currency}）',
  noCurrency: '通貨なし',
  currencyOfPrices: '通貨のない価格に使う通貨です。',
}
