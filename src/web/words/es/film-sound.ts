import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Sonido',
  soundMusic: 'Música acorde con el tono',
  soundNone: 'Sin sonido',
  soundClip: 'Solo el sonido del clip',
  soundMood: 'Música: {mood}',
  serene: 'Serena',
  clear: 'Clara',
  steady: 'Constante',
  bright: 'Luminosa',
  warm: 'Cálida',
  sunny: 'Soleada',
  driving: 'Enérgica',
  festive: 'Festiva',
}
