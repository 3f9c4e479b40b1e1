import type { Translation } from '../define-words.ts'
import type { t } from '../film-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Son',
  soundMusic: 'Musique assortie au ton',
  soundNone: 'Sans son',
  soundClip: 'Seulement le son du clip',
  soundMood: 'Musique : {mood}',
  serene: 'Sereine',
  clear: 'Claire',
  steady: 'Régulière',
  bright: 'Lumineuse',
  warm: 'Chaleureuse',
  sunny: 'Ensoleillée',
  driving: 'Entraînante',
  festive: 'Festive',
}
