import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'サウンド',
  soundMusic: 'トーンに合う音楽',
  soundNone: '音なし',
  soundClip: 'クリップの音のみ',
  soundMood: '音楽: {mood}',
  serene: '穏やか',
  clear: 'クリア',
  steady: '安定した',
  bright: '明るい',
  warm: '温かい',
  sunny: '陽気',
  driving: '力強い',
  festive: 'お祝い',
}
