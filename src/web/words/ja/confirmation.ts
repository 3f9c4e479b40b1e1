import type { t } from '../confirmation.ts'
import type { Translation } from '../define-words.ts'

export const words: Translation<typeof t> = {
  title: 'ご本人であることの確認',
  lead: 'データの送り先、またはデータを読める人が変わる操作です。パスワードを入力すると保存されます。',
  password: 'パスワード',
  sendCode: 'コードをメールで受け取る',
  sentTo: '{email} にコードを送信しました。10 分間有効です。',
  code: 'メールのコード',
  passwordInstead: 'パスワードを使う',
  cancel: 'キャンセル',
  confirm: '確認',
  failed: '確認できませんでした。もう一度お試しください。',
}
