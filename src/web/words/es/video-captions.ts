import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: 'Subtítulos en el vídeo',
  captionsNone: 'Ninguno',
  noCaptionsInFilm: 'Sin subtítulos',
  captionsLines: 'Línea por línea',
  captionsWords: 'Palabra por palabra',
  captionFiles: 'Subtítulos en un archivo',
  downloadCaptions: 'Descargar subtítulos en {format}',
  noCaptions: 'No se pueden crear archivos de subtítulos para este vídeo.',
}
