import type { Translation } from '../define-words.ts'
import type { t } from '../campaign-words.ts'

export const words: Translation<typeof t> = {
  needsWords: 'Worte fehlen',
  needWords: { one: '{n} Element braucht Worte', other: '{n} Elemente brauchen Worte' },
  needWordsBefore: {
    one: '{n} Element wird Worte in seiner Sprache brauchen',
    other: '{n} Elemente werden Worte in ihrer Sprache brauchen',
  },
  needWordsText:
    'Was das Briefing sagt, lässt sich in diesen Sprachen nicht ohne Übersetzung sagen, und Signet rät nicht.',
  giveWords: 'Worte eingeben',
  cellText:
    'Die Botschaft lässt sich auf {language} noch nicht sagen. Geben Sie Worte in dieser Sprache ein, für alle Elemente auf einmal.',
  title: 'Worte in anderen Sprachen',
  text: 'Einmal tippen, einfügen, importieren oder übersetzen lassen, für alle Elemente. Daten, Preise, Angebote, Codes, Namen und Adressen schreiben sich von selbst.',
  onlyHeadline: 'Nur die Überschrift ist nötig. Was leer bleibt, entfällt oder wird vom Studio geschrieben.',
  languageCount: { one: '{n} Element', other: '{n} Elemente' },
  saveAndMake: { one: 'Speichern und {n} Element erstellen', other: 'Speichern und {n} Elemente erstellen' },
  saveFirst: 'Geben Sie mindestens eine Überschrift ein',
  headlineNeeded: 'Geben Sie eine Überschrift ein, oder leeren Sie die anderen Texte dieser Sprache',
  saved: {
    one: 'Worte gespeichert. {n} Element wird erstellt.',
    other: 'Worte gespeichert. {n} Elemente werden erstellt.',
  },
  saveFailed: 'Die Worte konnten nicht gespeichert werden',
  runFailed: 'Die Worte sind gespeichert, aber die Elemente konnten nicht gestartet werden',
  nothingNeeded: 'Alle Elemente haben Worte',
  nothingNeededText: 'Jedes Element kann in seiner Sprache sagen, worum es in der Kampagne geht.',
  toBoard: 'Zur Übersicht',
  loadFailed: 'Die Worte konnten nicht geladen werden',
}
