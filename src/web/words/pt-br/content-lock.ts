import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'Bloqueio do design',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  locked: 'Bloqueado',
  notLocked: 'Não bloqueado',
  keepsItsLook: 'Um design bloqueado mantém a aparência quando a marca ou a campanha muda.',
  lockFailed: 'Não foi possível bloquear o design',
  unlockFailed: 'Não foi possível desbloquear o design',
}
