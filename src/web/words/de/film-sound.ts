import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Klang',
  soundMusic: 'Musik, die zum Stil passt',
  soundNone: 'Ohne Ton',
  soundClip: 'Nur der Ton des Clips',
  soundMood: 'Musik: {mood}',
  serene: 'Ruhig',
  clear: 'Klar',
  steady: 'Gleichmäßig',
  bright: 'Hell',
  warm: 'Warm',
  sunny: 'Sonnig',
  driving: 'Treibend',
  festive: 'Festlich',
}
