import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'تحريك',
  toCarousel: 'تحويل إلى شرائح',
  toFilm: 'تحويل إلى فيلم',
  turning: 'جارٍ الإنشاء…',
  turned: 'أُنشئ عنصر جديد منه',
  turnFailed: 'تعذّر إنشاؤه. حاول مرة أخرى.',
}
