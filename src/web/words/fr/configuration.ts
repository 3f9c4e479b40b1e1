import type { Translation } from '../define-words.ts'
import type { t } from '../configuration.ts'

export const configuration: Translation<typeof t> = {
  configuration: 'Configuration',
  theSizesForEachPlatform: 'Les tailles de chaque plateforme. La première de la liste est celle qui est générée.',
  failedToLoadConfiguration: 'Impossible de charger la configuration',
  changed: 'Modifié',
  noSizeOfYourOwn: 'Pas de taille personnalisée : {fallback} est généré, comme au départ.',
  to: 'à {name}',
  addSize: 'Ajouter une taille{list}',
  theFirstSizeIsThe: 'La première taille est celle qui est générée.',
  moveUp: 'Monter {name}',
  moveDown: 'Descendre {name}',
  remove: 'Retirer {name}',
  saveFailed: 'Échec de l’enregistrement',
  pngAtExactlyThesePixels: 'PNG, exactement à ces pixels.',
  mP4AtMost1920Pixels: 'MP4, 1920 pixels au plus par côté ; les côtés impairs sont rendus pairs.',
  unsavedChanges: 'Modifications non enregistrées',
  discard: 'Abandonner',
  save: 'Enregistrer',
  configurationSaved: 'Configuration enregistrée',
}
