import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Son',
  soundMusic: 'Musique assortie au ton',
  soundNone: 'Sans son',
  soundClip: 'Seulement le son du clip',
  soundMood: 'Musique : {mood}',
  spokenVoice: 'Voix parlée',
  spokenVoiceHelp: 'Un modèle dit les mots de la vidéo, environ {price} chacune. La musique baisse pendant ce temps.',
  voiceWithoutProvider: 'Aucun modèle ne peut parler ici : cette vidéo n’a que de la musique.',
  voiceFailed: 'La voix de cette vidéo n’a pas pu être créée. Elle n’a que de la musique.',
  serene: 'Sereine',
  clear: 'Claire',
  steady: 'Régulière',
  bright: 'Lumineuse',
  warm: 'Chaleureuse',
  sunny: 'Ensoleillée',
  driving: 'Entraînante',
  festive: 'Festive',
}
