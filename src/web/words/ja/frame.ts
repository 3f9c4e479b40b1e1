import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: '予期しないエラーが発生しました！',
  crashHint: 'このページは動作を停止しました。再読み込みするとたいてい直ります。保存済みのものは失われません。',
  loadAgain: '再読み込み',
  backToTheStart: '最初に戻る',
  loading: '読み込み中…',
  skipToContent: 'コンテンツへスキップ',
  processing: '処理中…',
  pageNotFound:
    '404 見つかりません。このアドレスにページはありません。リンクが古いか、入力が間違っている可能性があります。',
}
