import type { Translation } from '../define-words.ts'
import type { t } from '../translate.ts'

export const words: Translation<typeof t> = {
  translateTo: 'Übersetzen in …',
  translate: 'Übersetzen',
  versionsHint:
    'Jede Sprache wird zu einer neuen Version des gespeicherten Designs. Die Originale bleiben unverändert.',
  loadFailed: 'Texte konnten nicht geladen werden',
  enterATranslation: 'Geben Sie eine Übersetzung ein',
  tooManyCharacters: 'Höchstens {max} Zeichen',
  longerThanFits: 'Länger als die {fits} Zeichen, die gut passen',
  item: 'Element {id}',
  languages: 'Sprachen',
  languageShown: 'Angezeigte Sprache',
  translateWithAi: 'Mit KI übersetzen',
  translatingOf: '{current} von {all} wird übersetzt …',
  cancel: 'Abbrechen',
  downloadCsv: 'CSV herunterladen',
  uploadCsv: 'CSV hochladen',
  pasteTable: 'Sie können hier auch die Tabelle einer Kalkulation einfügen.',
  notUtf8:
    'Diese Datei ist nicht als UTF-8 gespeichert, deshalb können ihre Buchstaben nicht gelesen werden. Speichern Sie sie als „CSV UTF-8“.',
  notATable: 'Das ist keine Tabelle mit den Spalten item, field und source',
  imported: { one: '1 Text übernommen', other: '{n} Texte übernommen' },
  foreignRows: {
    one: '1 Zeile gehört zu keinem Text dieses Formulars',
    other: '{n} Zeilen gehören zu keinem Text dieses Formulars',
  },
  chooseFirst: 'Wählen Sie zuerst die Sprachen.',
  tooMany: 'Höchstens {max} Übersetzungen auf einmal',
  createVersions: { one: 'Version anlegen', other: '{n} Versionen anlegen' },
  created: { one: '1 Version angelegt', other: '{n} Versionen angelegt' },
  notCreated: { one: '1 Version konnte nicht angelegt werden', other: '{n} Versionen konnten nicht angelegt werden' },
  createFailed: 'Versionen konnten nicht angelegt werden',
  translateFailed: 'Übersetzung fehlgeschlagen',
}
