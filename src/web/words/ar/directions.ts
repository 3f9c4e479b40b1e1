import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: 'تصاميم للاختيار',
  otherDesigns: 'تصاميم أخرى',
  otherDesignsHint: 'الكلمات والصور نفسها بترتيب مختلف. يصبح كل منها نسخة جديدة ولا يكلف شيئًا.',
  show: 'إظهار',
  showOtherDesigns: 'إظهار تصاميم أخرى',
  named: 'التصميم {number} من {count}: تخطيط {layout}، {picture}، {ground}',
  namedSlide: 'التصميم {number} من {count}: {picture}، {ground}',
  fullPhoto: 'صورة تملأ المساحة كلها',
  photo: 'صورة',
  product: 'المنتج',
  drawing: 'رسم',
  type: 'كلمات فقط',
  onBrand: 'على لون العلامة',
  onSecond: 'على اللون الثاني',
  onLight: 'على خلفية فاتحة',
  onDark: 'على خلفية داكنة',
  ready: 'تصاميم للاختيار: {count}',
  notDrawn: 'لا يمكن رسم تصاميم أخرى الآن.',
  noOther: 'لا يوجد تصميم آخر لهذه الكلمات.',
  chooseThis: 'استخدام هذا التصميم',
  taken: 'لهذه النسخة التصميم الذي اخترته.',
  undo: 'تراجع',
  notUndone: 'تعذرت إزالة النسخة.',
}
