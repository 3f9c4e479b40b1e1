import type { Translation } from '../define-words.ts'
import type { t } from '../content-lock.ts'

export const words: Translation<typeof t> = {
  lockOfTheDesign: 'デザインのロック',
  lock: 'ロック',
  unlock: 'ロックを解除',
  locked: 'ロック中',
  notLocked: 'ロックなし',
  keepsItsLook: 'ロックしたデザインは、ブランドやキャンペーンが変わっても見た目がそのままです。',
  lockFailed: 'デザインをロックできませんでした',
  unlockFailed: 'デザインのロックを解除できませんでした',
}
