import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Sonido',
  soundMusic: 'Música acorde con el tono',
  soundNone: 'Sin sonido',
  soundClip: 'Solo el sonido del clip',
  soundMood: 'Música: {mood}',
  spokenVoice: 'Voz hablada',
  spokenVoiceHelp: 'Un modelo dice las palabras del vídeo, unos {price} cada uno. La música baja mientras tanto.',
  voiceWithoutProvider: 'Ningún modelo puede hablar aquí: este vídeo solo tiene música.',
  voiceFailed: 'No se pudo crear la voz de este vídeo. Solo tiene música.',
  serene: 'Serena',
  clear: 'Clara',
  steady: 'Constante',
  bright: 'Luminosa',
  warm: 'Cálida',
  sunny: 'Soleada',
  driving: 'Enérgica',
  festive: 'Festiva',
}
