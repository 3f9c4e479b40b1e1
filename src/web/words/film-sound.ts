import { defineWords } from './define-words.ts'

export const t = defineWords('film-sound', {
  sound: 'Sound',
  soundMusic: 'Music that fits the tone',
  soundNone: 'No sound',
  soundClip: 'Only the clip’s own sound',
  soundMood: 'Music: {mood}',
  serene: 'Serene',
  clear: 'Clear',
  steady: 'Steady',
  bright: 'Bright',
  warm: 'Warm',
  sunny: 'Sunny',
  driving: 'Driving',
  festive: 'Festive',
})
