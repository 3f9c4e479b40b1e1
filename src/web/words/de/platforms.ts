import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: 'Konfiguration',
  sizesHint: 'Die Größen für jede Plattform. Erstellt wird immer die erste Größe der Liste.',
  failedToLoadConfiguration: 'Konfiguration konnte nicht geladen werden',
  changed: 'Geändert',
  fallbackHint: 'Keine eigene Größe: Erstellt wird die Standardgröße {fallback}.',
  to: 'zu {name}',
  addSize: 'Größe hinzufügen{list}',
  firstSizeHint: 'Erstellt wird die erste Größe.',
  moveUp: '{name} nach oben verschieben',
  moveDown: '{name} nach unten verschieben',
  remove: '{name} entfernen',
  saveFailed: 'Speichern fehlgeschlagen',
  pngAtExactlyThesePixels: 'PNG, genau in diesen Pixeln.',
  mP4AtMost1920Pixels: 'MP4, höchstens 1920 Pixel pro Seite; ungerade Maße werden auf gerade gerundet.',
  unsavedChanges: 'Nicht gespeicherte Änderungen',
  discard: 'Verwerfen',
  save: 'Speichern',
  configurationSaved: 'Konfiguration gespeichert',
}
