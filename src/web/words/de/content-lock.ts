import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'Sperre des Designs',
  lock: 'Sperren',
  unlock: 'Entsperren',
  locked: 'Gesperrt',
  notLocked: 'Nicht gesperrt',
  keepsItsLook: 'Ein gesperrtes Design behält sein Aussehen, wenn sich seine Marke oder Kampagne ändert.',
  lockFailed: 'Das Design konnte nicht gesperrt werden',
  unlockFailed: 'Das Design konnte nicht entsperrt werden',
}
