import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: '待機中',
  running: '実行中',
  succeeded: '成功',
  partiallyFailed: '一部失敗',
  failed: '不合格',
  canceled: 'キャンセル済み',
  writingTheWords: '文言を作成中',
  makingThePicture: '画像を作成中',
  layingItOut: 'レイアウト中',
  rendering: 'レンダリング中',
  renderingScene: 'シーン {number}/{count} をレンダリング中',
  renderingFrame: 'シーン {number}/{count}、フレーム {frame}/{frames} をレンダリング中',
  checkingAgainstTheBrand: 'ブランドに照らして確認中',
  saving: '保存中',
  starting: '開始中',
  tryingAgainIn: '{seconds}後に再試行',
  tryingAgain: '再試行中',
  waiting: '待機中',
  done: '完了',
  contentGeneratedSuccessfully: 'コンテンツを生成しました！🎉',
  partlyFailed: '{count} 件中 {made} 件を生成しました。一部のコンテンツは生成できませんでした。',
  generationFailed: '生成に失敗しました: {failures}',
  failedToGenerate: '生成に失敗しました',
  failedToGenerateContent: 'コンテンツを生成できませんでした',
}
