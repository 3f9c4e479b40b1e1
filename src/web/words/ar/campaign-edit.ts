import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: 'قبل وبعد',
  before: 'قبل',
  after: 'بعد',
  pictureBefore: '{name}، قبل',
  pictureAfter: '{name}، بعد',
  samplesHint: 'يظهر هنا بعض المحتوى الذي يتغير، قبل التعديل وبعده.',
  drawing: 'جارٍ رسم الصور بعد التعديل.',
  drawingFailed: 'تعذر رسم الصور بعد التعديل.',
}
