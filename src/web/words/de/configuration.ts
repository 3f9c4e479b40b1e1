import type { Translation } from '../define-words.ts'
import type { t } from '../configuration.ts'

export const configuration: Translation<typeof t> = {
  configuration: 'Konfiguration',
  theSizesForEachPlatform: 'Die Größen für jede Plattform. Erstellt wird die erste einer Liste.',
  failedToLoadConfiguration: 'Konfiguration konnte nicht geladen werden',
  changed: 'Geändert',
  noSizeOfYourOwn: 'Keine eigene Größe: Erstellt wird {fallback} wie am Anfang.',
  to: 'zu {name}',
  addSize: 'Größe hinzufügen{list}',
  theFirstSizeIsThe: 'Die erste Größe ist die, die erstellt wird.',
  moveUp: '{name} nach oben verschieben',
  moveDown: '{name} nach unten verschieben',
  remove: '{name} entfernen',
  saveFailed: 'Speichern fehlgeschlagen',
  pngAtExactlyThesePixels: 'PNG, genau in diesen Pixeln.',
  mP4AtMost1920Pixels: 'MP4, höchstens 1920 Pixel pro Seite; ungerade Seiten werden gerade gemacht.',
  unsavedChanges: 'Nicht gespeicherte Änderungen',
  discard: 'Verwerfen',
  save: 'Speichern',
  configurationSaved: 'Konfiguration gespeichert',
}
