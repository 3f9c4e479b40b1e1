import type { Translation } from '../define-words.ts'
import type { t } from '../directions.ts'

export const words: Translation<typeof t> = {
  designsToChooseFrom: 'Entwürfe zur Auswahl',
  otherDesigns: 'Andere Entwürfe',
  otherDesignsHint: 'Dieselben Worte und Bilder, anders angeordnet. Jeder wird eine neue Version und kostet nichts.',
  show: 'Zeigen',
  showOtherDesigns: 'Andere Entwürfe zeigen',
  named: 'Entwurf {number} von {count}: Layout {layout}, {picture}, {ground}',
  namedSlide: 'Entwurf {number} von {count}: {picture}, {ground}',
  fullPhoto: 'ein Foto über die ganze Fläche',
  photo: 'ein Foto',
  product: 'das Produkt',
  drawing: 'eine Zeichnung',
  type: 'nur Worte',
  onBrand: 'auf der Markenfarbe',
  onSecond: 'auf der zweiten Farbe',
  onLight: 'auf hellem Grund',
  onDark: 'auf dunklem Grund',
  ready: 'Entwürfe zur Auswahl: {count}',
  notDrawn: 'Andere Entwürfe können gerade nicht gezeichnet werden.',
  noOther: 'Mit diesen Worten gibt es keinen anderen Entwurf.',
  chooseThis: 'Diesen Entwurf nehmen',
  taken: 'Diese Version hat den Entwurf, den Sie gewählt haben.',
  undo: 'Rückgängig',
  notUndone: 'Die Version konnte nicht entfernt werden.',
}
