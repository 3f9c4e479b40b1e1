import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const contentLock: Translation<typeof t> = {
  lockOfTheDesign: 'Verrouillage de la création',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  locked: 'Verrouillée',
  notLocked: 'Non verrouillée',
  keepsItsLook: 'Une création verrouillée garde son apparence quand la marque change.',
  failedToLock: 'Impossible de verrouiller la création',
  failedToUnlock: 'Impossible de déverrouiller la création',
}
