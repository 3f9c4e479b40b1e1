import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: 'Legendas no vídeo',
  captionsNone: 'Nenhuma',
  noCaptionsInFilm: 'Sem legendas',
  captionsLines: 'Linha por linha',
  captionsWords: 'Palavra por palavra',
  captionFiles: 'Legendas em arquivo',
  downloadCaptions: 'Baixar legendas em {format}',
  noCaptions: 'Não é possível criar arquivos de legendas para este vídeo.',
}
