import type { Translation } from '../define-words.ts'
import type { t } from '../jobs.ts'

export const words: Translation<typeof t> = {
  queued: 'In Warteschlange',
  running: 'Läuft',
  succeeded: 'Erfolgreich',
  partiallyFailed: 'Teilweise fehlgeschlagen',
  failed: 'Fehlgeschlagen',
  canceled: 'Abgebrochen',
  writingTheWords: 'Texte werden geschrieben',
  makingThePicture: 'Bild wird erstellt',
  layingItOut: 'Layout wird angelegt',
  rendering: 'Wird gerendert',
  renderingScene: 'Szene {number} von {count} wird gerendert',
  renderingFrame: 'Szene {number} von {count} wird gerendert, Bild {frame} von {frames}',
  checkingAgainstTheBrand: 'Wird an der Marke geprüft',
  saving: 'Wird gespeichert',
  starting: 'Startet',
  tryingAgainIn: 'Neuer Versuch in {seconds}',
  tryingAgain: 'Neuer Versuch',
  waiting: 'Wartet',
  done: 'Fertig',
  contentGeneratedSuccessfully: 'Inhalt erfolgreich erstellt! 🎉',
  partlyFailed: '{made} von {count} Elementen erstellt. Einige Inhalte konnten nicht erstellt werden.',
  generationFailed: 'Erstellung fehlgeschlagen: {failures}',
  failedToGenerate: 'Erstellung fehlgeschlagen',
  failedToGenerateContent: 'Inhalt konnte nicht erstellt werden',
}
