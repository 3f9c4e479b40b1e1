import { expect, test } from 'vitest'
import { TooManyWait } from '../../infrastructure/jobs/item-task.ts'
import { systemClock } from '../../infrastructure/clock.ts'
import { MissingObject } from '../../infrastructure/storage/storage.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { Superseded } from '../../stored/started-item.ts'
import { BudgetReached } from '../../spending/budget-reached.ts'
import { classifyFault, ItemTookTooLong } from './classify-fault.ts'
import { WaitsForSibling } from './items.ts'

const provider = new ProviderFault('overload', 'The provider is overloaded.')
const budget = new BudgetReached({ clock: systemClock }, 'budget_reached', 'total', 'The budget is used up.')
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const tooSlow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
const usual = { isStopping: false, isClaimLost: false, attempt: 1 }

test.each([
  ['a fault of the provider', provider, usual, 'provider_fault'],
  ['a budget without room', budget, usual, 'budget_reached'],
  ['no place to wait for the provider', new TooManyWait(), usual, 'too_many_wait'],
  ['the first item of the job is not done', new WaitsForSibling(), usual, 'waits_for_sibling'],
  ['paid bytes that are not in storage', new MissingObject('gone'), usual, 'bytes_gone'],
  ['a database that cannot be reached', refused, usual, 'database_away'],
  ['a slow statement, first attempt', tooSlow, usual, 'retried'],
  ['a full disk, second attempt', noSpace, { ...usual, attempt: 2 }, 'retried'],
  ['a full disk, third attempt', noSpace, { ...usual, attempt: 3 }, 'studio'],
  ['an error of the studio', new Error('no layout'), usual, 'studio'],
  ['too much time', new ItemTookTooLong('late'), usual, 'item_too_long'],
  ['a lost claim', new Superseded(), { ...usual, isClaimLost: true }, 'claim_lost'],
  ['a lost claim while the database is away', refused, { ...usual, isClaimLost: true }, 'claim_lost'],
  ['a lost claim after too much time', new ItemTookTooLong('late'), { ...usual, isClaimLost: true }, 'item_too_long'],
  ['a fault of the provider with a lost claim', provider, { ...usual, isClaimLost: true }, 'provider_fault'],
  ['anything while the server stops', provider, { ...usual, isStopping: true }, 'released'],
])('%s: the first rule that holds decides what becomes of the item', (_, error, state, kind) => {
  expect(classifyFault(error, state).kind).toBe(kind)
})
