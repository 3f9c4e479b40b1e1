import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: 'Antes e depois',
  before: 'Antes',
  after: 'Depois',
  pictureBefore: '{name}, antes',
  pictureAfter: '{name}, depois',
  samplesHint: 'Alguns dos conteúdos que mudam aparecem aqui, antes e depois.',
  drawing: 'As imagens depois da alteração estão sendo criadas.',
  drawingFailed: 'Não foi possível criar as imagens depois da alteração.',
}
