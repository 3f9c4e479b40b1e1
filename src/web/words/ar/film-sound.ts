import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'الصوت',
  soundMusic: 'موسيقى تناسب النبرة',
  soundNone: 'بلا صوت',
  soundClip: 'صوت المقطع فقط',
  soundMood: 'موسيقى: {mood}',
  serene: 'هادئة',
  clear: 'صافية',
  steady: 'ثابتة',
  bright: 'مشرقة',
  warm: 'دافئة',
  sunny: 'مشمسة',
  driving: 'مندفعة',
  festive: 'احتفالية',
}
