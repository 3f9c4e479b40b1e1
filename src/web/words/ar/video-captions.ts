import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: 'الترجمة النصية في الفيديو',
  captionsNone: 'بدون',
  noCaptionsInFilm: 'بدون ترجمة نصية',
  captionsLines: 'سطرًا بسطر',
  captionsWords: 'كلمة بكلمة',
  captionFiles: 'الترجمة النصية كملف',
  downloadCaptions: 'تنزيل الترجمة النصية بصيغة {format}',
  noCaptions: 'لا يمكن إنشاء ملفات ترجمة نصية لهذا الفيديو.',
}
