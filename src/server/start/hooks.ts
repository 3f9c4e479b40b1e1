import { adoptSavedItem } from '../campaigns/run/adopt-result.ts'
import { relinkItems } from '../campaigns/run/link-items.ts'
import type { Hooks } from '../infrastructure/hooks.ts'
import { receiveForeign } from '../proofs/reading/read-foreign.ts'
import { keepPlatformCosts } from '../spending/platform-limits.ts'

export const HOOKS: Hooks = {
  itemSaved: [adoptSavedItem],
  itemsReplaced: [relinkItems],
  accountDeleted: [keepPlatformCosts],
  imageReceived: [receiveForeign],
}
