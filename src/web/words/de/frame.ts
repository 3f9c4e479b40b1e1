import type { Translation } from '../define-words.ts'
import type { t } from '../frame.ts'

export const words: Translation<typeof t> = {
  unexpectedApplicationError: 'Unerwarteter Fehler!',
  crashHint:
    'Diese Seite funktioniert nicht mehr. Meist hilft es, sie neu zu laden; was gespeichert war, ist nicht verloren.',
  loadAgain: 'Neu laden',
  backToTheStart: 'Zurück zum Anfang',
  loading: 'Wird geladen …',
  skipToContent: 'Zum Inhalt springen',
  processing: 'Wird verarbeitet …',
  pageNotFound:
    '404 – nicht gefunden. Unter dieser Adresse gibt es keine Seite; der Link ist vielleicht alt oder falsch geschrieben.',
}
