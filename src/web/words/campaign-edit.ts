import { defineWords } from './define-words.ts'

/** What 'Edit for all' shows before an edit is applied. */
export const t = defineWords('campaign-edit', {
  beforeAndAfter: 'Before and after',
  before: 'Before',
  after: 'After',
  pictureBefore: '{name}, before',
  pictureAfter: '{name}, after',
  samplesHint: 'Some of the assets that change are shown here, before and after.',
  drawing: 'The pictures after the edit are being drawn.',
  drawingFailed: 'The pictures after the edit could not be drawn.',
})
