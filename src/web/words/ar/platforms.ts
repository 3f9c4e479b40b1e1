import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: 'الإعداد',
  sizesHint: 'مقاسات كل منصة. يُنشأ أول مقاس في القائمة.',
  failedToLoadConfiguration: 'تعذّر تحميل الإعداد',
  changed: 'معدّل',
  fallbackHint: 'لا يوجد مقاس خاص بك: يُنشأ المقاس الافتراضي {fallback}.',
  to: 'إلى {name}',
  addSize: 'إضافة مقاس{list}',
  firstSizeHint: 'المقاس الأول هو الذي يُنشأ.',
  moveUp: 'نقل {name} إلى أعلى',
  moveDown: 'نقل {name} إلى أسفل',
  remove: 'إزالة {name}',
  saveFailed: 'تعذّر الحفظ',
  pngAtExactlyThesePixels: 'PNG بهذه الأبعاد بالضبط.',
  mP4AtMost1920Pixels: 'MP4، بحد أقصى 1920 بكسل للضلع؛ وتُقرَّب الأبعاد الفردية إلى زوجية.',
  unsavedChanges: 'تغييرات غير محفوظة',
  discard: 'تجاهل',
  save: 'حفظ',
  configurationSaved: 'تم حفظ الإعداد',
}
