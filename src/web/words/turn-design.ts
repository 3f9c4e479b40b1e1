import { defineWords } from './define-words.ts'

export const t = defineWords('turn-design', {
  animate: 'Animate',
  toCarousel: 'Make a carousel',
  toFilm: 'Make a film',
  turning: 'Making it…',
  turned: 'Made a new item of it',
  turnFailed: 'It could not be made. Try again.',
})
