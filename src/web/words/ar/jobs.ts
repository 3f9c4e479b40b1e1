import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: 'في الانتظار',
  running: 'قيد التنفيذ',
  succeeded: 'ناجحة',
  partiallyFailed: 'فشلت جزئيًا',
  failed: 'غير ناجح',
  canceled: 'ملغاة',
  writingTheWords: 'كتابة النصوص',
  makingThePicture: 'إنشاء الصورة',
  layingItOut: 'ترتيب التخطيط',
  rendering: 'التصيير',
  renderingScene: 'جارٍ إخراج المشهد {number} من {count}',
  renderingFrame: 'جارٍ إخراج المشهد {number} من {count}، الإطار {frame} من {frames}',
  checkingAgainstTheBrand: 'الفحص وفق العلامة التجارية',
  saving: 'الحفظ',
  starting: 'البدء',
  tryingAgainIn: 'إعادة المحاولة خلال {seconds}',
  tryingAgain: 'إعادة المحاولة',
  waiting: 'في الانتظار',
  done: 'تم',
  contentGeneratedSuccessfully: 'تم إنشاء المحتوى بنجاح! 🎉',
  partlyFailed: 'تم إنشاء {made} من {count} عنصر. تعذّر إنشاء بعض المحتوى.',
  generationFailed: 'تعذّر الإنشاء: {failures}',
  failedToGenerate: 'تعذّر الإنشاء',
  failedToGenerateContent: 'تعذّر إنشاء المحتوى',
}
