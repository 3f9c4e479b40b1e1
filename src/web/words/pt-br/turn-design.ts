import type { Translation } from '../define-words.ts'
import type { t } from '../turn-design.ts'

export const words: Translation<typeof t> = {
  animate: 'Animar',
  toCarousel: 'Criar carrossel',
  toFilm: 'Criar filme',
  turning: 'Criando…',
  turned: 'Criado como novo item',
  turnFailed: 'Não foi possível criar. Tente de novo.',
}
