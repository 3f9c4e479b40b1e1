import type { Translation } from '../define-words.ts'
import type { t } from '../design-language.ts'

export const designLanguage: Translation<typeof t> = {
  language: 'اللغة',
  automatic: 'تلقائي (حسب الوصف والعلامة التجارية)',
  automaticFromPrompt: 'تلقائي (حسب الوصف)',
  languageOfTheBrand: 'لغة العلامة التجارية',
  languageOfNewPictures: 'لغة الصور الجديدة، ما لم يكن الوصف بلغة أخرى.',
  currency: 'العملة',
  usDollarByDefault: 'دولار أمريكي (افتراضي)',
  inDollarsUnless: 'بالدولار، ما لم تختر عملة أخرى.',
}
