import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: 'Vorher und nachher',
  before: 'Vorher',
  after: 'Nachher',
  pictureBefore: '{name}, vorher',
  pictureAfter: '{name}, nachher',
  samplesHint: 'Hier sehen Sie einige der Inhalte, die sich ändern, vorher und nachher.',
  drawing: 'Die Bilder nach der Änderung werden gezeichnet.',
  drawingFailed: 'Die Bilder nach der Änderung konnten nicht gezeichnet werden.',
}
