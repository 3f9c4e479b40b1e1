import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Klang',
  soundMusic: 'Musik, die zum Stil passt',
  soundNone: 'Ohne Ton',
  soundClip: 'Nur der Ton des Clips',
  soundMood: 'Musik: {mood}',
  spokenVoice: 'Gesprochene Stimme',
  spokenVoiceHelp: 'Ein Modell spricht die Worte des Videos, je etwa {price}. Die Musik ist dabei leiser.',
  voiceWithoutProvider: 'Hier kann kein Modell sprechen. Das Video hat nur Musik.',
  voiceFailed: 'Die Stimme dieses Videos konnte nicht erzeugt werden. Es hat nur Musik.',
  serene: 'Ruhig',
  clear: 'Klar',
  steady: 'Gleichmäßig',
  bright: 'Hell',
  warm: 'Warm',
  sunny: 'Sonnig',
  driving: 'Treibend',
  festive: 'Festlich',
}
