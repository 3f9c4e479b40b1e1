import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: 'Erro inesperado!',
  crashHint: 'Esta página parou de funcionar. Recarregar costuma resolver; nada do que foi salvo se perdeu.',
  loadAgain: 'Recarregar',
  backToTheStart: 'Voltar ao início',
  loading: 'Carregando…',
  skipToContent: 'Ir para o conteúdo',
  processing: 'Processando…',
  pageNotFound:
    '404: não encontrada. Não há página neste endereço; o link pode ser antigo ou ter um erro de digitação.',
}
