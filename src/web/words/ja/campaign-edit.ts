import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-edit.ts'

export const words: Translation<typeof t> = {
  beforeAndAfter: '変更前と変更後',
  before: '変更前',
  after: '変更後',
  pictureBefore: '{name}（変更前）',
  pictureAfter: '{name}（変更後）',
  samplesHint: '変わる素材の一部が、ここに変更前と変更後で表示されます。',
  drawing: '変更後の画像を描画しています。',
  drawingFailed: '変更後の画像を描画できませんでした。',
}
