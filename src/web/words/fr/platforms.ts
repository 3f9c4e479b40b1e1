import type { Translation } from '../define-words.ts'
import type { t } from '../platforms.ts'

export const words: Translation<typeof t> = {
  configuration: 'Configuration',
  sizesHint: 'Les tailles de chaque plateforme. La première de chaque liste est celle qui est générée.',
  failedToLoadConfiguration: 'Impossible de charger la configuration',
  changed: 'Modifié',
  fallbackHint: 'Aucune taille personnalisée : {fallback}, la taille par défaut, est générée.',
  to: 'à {name}',
  addSize: 'Ajouter une taille{list}',
  firstSizeHint: 'La première taille est celle qui est générée.',
  moveUp: 'Déplacer {name} vers le haut',
  moveDown: 'Déplacer {name} vers le bas',
  remove: 'Retirer {name}',
  saveFailed: 'Échec de l’enregistrement',
  pngAtExactlyThesePixels: 'PNG, exactement à ces dimensions en pixels.',
  mP4AtMost1920Pixels: 'MP4, 1920 pixels maximum par côté ; les dimensions impaires deviennent paires.',
  unsavedChanges: 'Modifications non enregistrées',
  discard: 'Ignorer',
  save: 'Enregistrer',
  configurationSaved: 'Configuration enregistrée',
}
