import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'サウンド',
  soundMusic: 'トーンに合う音楽',
  soundNone: '音なし',
  soundClip: 'クリップの音のみ',
  soundMood: '音楽: {mood}',
  spokenVoice: 'ナレーション',
  spokenVoiceHelp: 'モデルが動画の言葉を読み上げます（1本あたり約 {price}）。その間、音楽は小さくなります。',
  voiceWithoutProvider: '読み上げられるモデルがないため、この動画は音楽のみです。',
  voiceFailed: 'この動画のナレーションを作成できませんでした。音楽のみです。',
  serene: '穏やか',
  clear: 'クリア',
  steady: '安定した',
  bright: '明るい',
  warm: '温かい',
  sunny: '陽気',
  driving: '力強い',
  festive: 'お祝い',
}
