import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'Animieren',
  toCarousel: 'Karussell daraus machen',
  toFilm: 'Film daraus machen',
  turning: 'Wird erstellt …',
  turned: 'Als neues Element erstellt',
  turnFailed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
}
