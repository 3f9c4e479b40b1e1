import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'Verrouillage du design',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  locked: 'Verrouillé',
  notLocked: 'Non verrouillé',
  keepsItsLook: 'Un design verrouillé garde son apparence quand sa marque ou sa campagne change.',
  lockFailed: 'Impossible de verrouiller le design',
  unlockFailed: 'Impossible de déverrouiller le design',
}
