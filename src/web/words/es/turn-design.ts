import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'Animar',
  toCarousel: 'Crear un carrusel',
  toFilm: 'Crear una película',
  turning: 'Creando…',
  turned: 'Se creó como elemento nuevo',
  turnFailed: 'No se pudo crear. Inténtalo de nuevo.',
}
