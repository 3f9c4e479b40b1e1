import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: 'خطأ غير متوقع!',
  crashHint: 'توقفت هذه الصفحة عن العمل. عادةً ما تفيد إعادة تحميلها؛ ولم يُفقد شيء مما حُفظ.',
  loadAgain: 'إعادة التحميل',
  backToTheStart: 'العودة إلى البداية',
  loading: 'جارٍ التحميل…',
  skipToContent: 'التخطي إلى المحتوى',
  processing: 'جارٍ المعالجة…',
  pageNotFound: '404 – غير موجودة. لا توجد صفحة على هذا العنوان؛ قد يكون الرابط قديمًا أو مكتوبًا بشكل خاطئ.',
}
