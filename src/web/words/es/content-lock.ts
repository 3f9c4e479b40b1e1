import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'Bloqueo del diseño',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  locked: 'Bloqueado',
  notLocked: 'Sin bloquear',
  keepsItsLook: 'Un diseño bloqueado conserva su aspecto cuando cambia su marca o su campaña.',
  lockFailed: 'No se pudo bloquear el diseño',
  unlockFailed: 'No se pudo desbloquear el diseño',
}
