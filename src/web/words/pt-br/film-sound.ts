import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Som',
  soundMusic: 'Música que combina com o tom',
  soundNone: 'Sem som',
  soundClip: 'Só o som do clipe',
  soundMood: 'Música: {mood}',
  serene: 'Serena',
  clear: 'Clara',
  steady: 'Constante',
  bright: 'Brilhante',
  warm: 'Acolhedora',
  sunny: 'Ensolarada',
  driving: 'Enérgica',
  festive: 'Festiva',
}
