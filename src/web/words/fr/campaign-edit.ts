import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: 'Avant et après',
  before: 'Avant',
  after: 'Après',
  pictureBefore: '{name}, avant',
  pictureAfter: '{name}, après',
  samplesHint: 'Certains des contenus qui changent s’affichent ici, avant et après.',
  drawing: 'Les images après la modification sont en cours de création.',
  drawingFailed: 'Impossible de créer les images après la modification.',
}
