import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const words: Translation<typeof t> = {
  language: 'اللغة',
  automatic: 'تلقائي (حسب الوصف والعلامة التجارية)',
  automaticFromPrompt: 'تلقائي (حسب الوصف)',
  languageOfTheBrand: 'لغة العلامة التجارية',
  languageOfNewPictures: 'لغة الصور الجديدة، ما لم يكن الوصف بلغة أخرى.',
  currency: 'العملة',
  currencyOfTheBrand: 'عملة العلامة التجارية ({currency})',
  noCurrency: 'بلا عملة',
  currencyOfPrices: 'عملة الأسعار التي لا تذكر عملة.',
}
