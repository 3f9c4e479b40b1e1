import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const designLanguage: Translation<typeof t> = {
  language: '言語',
  automatic: '自動（プロンプトとブランドから）',
  automaticFromPrompt: '自動（プロンプトから）',
  languageOfTheBrand: 'ブランドの言語',
  languageOfNewPictures: 'プロンプトが別の言語でない限り、新しい画像に使う言語です。',
  currency: '通貨',
  usDollarByDefault: '米ドル（標準）',
  inDollarsUnless: '別の通貨を選ばない限り、米ドルです。',
}
