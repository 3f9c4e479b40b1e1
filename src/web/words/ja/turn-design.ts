import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'アニメーションにする',
  toCarousel: 'カルーセルにする',
  toFilm: '動画にする',
  turning: '作成中…',
  turned: '新しい項目として作成しました',
  turnFailed: '作成できませんでした。もう一度お試しください。',
}
