import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: 'Untertitel im Film',
  captionsNone: 'Keine',
  noCaptionsInFilm: 'Ohne Untertitel',
  captionsLines: 'Zeile für Zeile',
  captionsWords: 'Wort für Wort',
  captionFiles: 'Untertitel als Datei',
  downloadCaptions: 'Untertitel als {format} herunterladen',
  noCaptions: 'Für dieses Video gibt es keine Untertiteldateien.',
}
