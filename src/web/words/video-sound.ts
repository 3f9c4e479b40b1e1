import { defineWords } from './define-words.ts'

export const t = defineWords('video-sound', {
  sound: 'Sound',
  soundMusic: 'Music that fits the tone',
  soundNone: 'No sound',
  soundClip: 'Only the clip’s own sound',
  soundMood: 'Music: {mood}',
  spokenVoice: 'Spoken voice',
  spokenVoiceHelp: 'A model speaks the words of the video, about {price} each. Music is lower meanwhile.',
  voiceWithoutProvider: 'No model can speak here, so this video has music only.',
  voiceFailed: 'The voice of this video could not be made. It has music only.',
  serene: 'Serene',
  clear: 'Clear',
  steady: 'Steady',
  bright: 'Bright',
  warm: 'Warm',
  sunny: 'Sunny',
  driving: 'Driving',
  festive: 'Festive',
})
