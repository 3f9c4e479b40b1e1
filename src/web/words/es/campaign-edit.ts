import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: 'Antes y después',
  before: 'Antes',
  after: 'Después',
  pictureBefore: '{name}, antes',
  pictureAfter: '{name}, después',
  samplesHint: 'Aquí se muestran algunos de los contenidos que cambian, antes y después.',
  drawing: 'Se están creando las imágenes después del cambio.',
  drawingFailed: 'No se pudieron crear las imágenes después del cambio.',
}
