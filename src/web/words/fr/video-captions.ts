import type { Translation } from '../define-words.ts'
import type { t } from '../video-captions.ts'

export const words: Translation<typeof t> = {
  captions: 'Sous-titres dans la vidéo',
  captionsNone: 'Aucun',
  noCaptionsInFilm: 'Sans sous-titres',
  captionsLines: 'Ligne par ligne',
  captionsWords: 'Mot par mot',
  captionFiles: 'Sous-titres en fichier',
  downloadCaptions: 'Télécharger les sous-titres en {format}',
  noCaptions: 'Impossible de créer des fichiers de sous-titres pour cette vidéo.',
}
