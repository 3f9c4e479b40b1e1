import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'قفل التصميم',
  lock: 'قفل',
  unlock: 'إلغاء القفل',
  locked: 'مقفل',
  notLocked: 'غير مقفل',
  keepsItsLook: 'يحتفظ التصميم المقفل بمظهره عندما تتغير علامته التجارية أو حملته.',
  lockFailed: 'تعذّر قفل التصميم',
  unlockFailed: 'تعذّر إلغاء قفل التصميم',
}
