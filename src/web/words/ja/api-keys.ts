import type { Translation } from '../define-words.ts'
import type { t } from '../api-keys.ts'

export const words: Translation<typeof t> = {
  apiKeys: 'API キー',
  ownKeyLead: 'ご自身のキーを使うと、画像と動画はご自身のアカウントで生成されます。',
  authenticationRequired: 'ログインが必要です',
  logInHint: 'API キーを管理するにはログインしてください。',
  goodToKnow: '知っておきたいこと',
  imageProviderHint: '画像を描き、動画を作るプロバイダーです。',
  configured: '設定済み',
  notSet: '未設定',
  noAnswer: '応答なし',
  security: 'セキュリティ',
  keyStorageHint: 'キーは暗号化して保存され、送り返されることはありません。ご本人にも一部を伏せて表示します。',
  usage: '用途',
  keyUseHint: 'ご自身の生成だけに使われ、ほかの目的やほかの人には使われません。',
  costs: '費用',
  googleBillingHint: 'キーの利用料は、ご自身のアカウントの価格で Google から請求されます。',
  fallback: 'キーがない場合',
  withoutKeyHint:
    'キーがない場合、Signet は自前の機能で生成します。Google が拒否したキーを黙って置き換えることはありません。',
  keyRemovedHint: '以後はこのキーなしでコンテンツを生成します。キーはいつでも保存し直せます。',
  deleteApiKey: 'API キーを削除しますか？',
  apiKey: 'API キー',
  hiddenKey: '伏せられたキー',
  hide: '隠す',
  show: '表示',
  deleteKey: 'キーを削除',
  findKeyHint: 'Google AI Studio の「API keys」で確認できます。',
  testKey: 'キーをテスト',
  saveKey: 'キーを保存',
}
