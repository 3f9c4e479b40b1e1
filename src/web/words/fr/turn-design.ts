import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'Animer',
  toCarousel: 'En faire un carrousel',
  toFilm: 'En faire un film',
  turning: 'Création…',
  turned: 'Créé comme nouvel élément',
  turnFailed: 'La création a échoué. Réessayez.',
}
