import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: '設定項目',
  sizesHint: 'プラットフォームごとのサイズ。リストの先頭のサイズで生成します。',
  failedToLoadConfiguration: '設定項目を読み込めませんでした',
  changed: '変更あり',
  fallbackHint: '独自のサイズはありません。初期値の {fallback} で作成します。',
  to: '（{name}）',
  addSize: 'サイズを追加{list}',
  firstSizeHint: '先頭のサイズで生成します。',
  moveUp: '{name} を上へ移動',
  moveDown: '{name} を下へ移動',
  remove: '{name} を削除',
  saveFailed: '保存できませんでした',
  pngAtExactlyThesePixels: 'PNG、指定どおりのピクセル数。',
  mP4AtMost1920Pixels: 'MP4、一辺最大 1920 ピクセル。奇数の辺は偶数にします。',
  unsavedChanges: '未保存の変更',
  discard: '破棄',
  save: '保存',
  configurationSaved: '設定項目を保存しました',
}
