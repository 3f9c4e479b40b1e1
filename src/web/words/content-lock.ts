import { defineWords } from './define-words.ts'

export const t = defineWords('content-lock', {
  lockOfTheDesign: 'Lock of the design',
  lock: 'Lock',
  unlock: 'Unlock',
  locked: 'Locked',
  notLocked: 'Not locked',
  keepsItsLook: 'A locked design keeps its look when its brand or campaign changes.',
  lockFailed: 'Failed to lock the design',
  unlockFailed: 'Failed to unlock the design',
})
