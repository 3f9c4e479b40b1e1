import type { Translation } from '../define-words.ts'
import type { t } from '../video-sound.ts'

export const words: Translation<typeof t> = {
  sound: 'Som',
  soundMusic: 'Música que combina com o tom',
  soundNone: 'Sem som',
  soundClip: 'Só o som do clipe',
  soundMood: 'Música: {mood}',
  spokenVoice: 'Voz falada',
  spokenVoiceHelp:
    'Um modelo fala as palavras do vídeo, cerca de {price} cada. A música fica mais baixa enquanto isso.',
  voiceWithoutProvider: 'Nenhum modelo pode falar aqui, então este vídeo só tem música.',
  voiceFailed: 'Não foi possível criar a voz deste vídeo. Ele só tem música.',
  serene: 'Serena',
  clear: 'Clara',
  steady: 'Constante',
  bright: 'Brilhante',
  warm: 'Acolhedora',
  sunny: 'Ensolarada',
  driving: 'Enérgica',
  festive: 'Festiva',
}
