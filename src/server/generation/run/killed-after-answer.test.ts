import { expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import type { GeminiFaultName } from '../../testing/gemini/gemini-server.ts'
import { accepted, readRows, useFaultedItems, workToEnd, world } from '../../testing/faults/faulted-items.ts'

useFaultedItems()

/** The state that a process leaves that is killed while it works on an item. */
const leaveRunning = (itemId: number) =>
  acrossOwners(world.site.opened.app.db)
    .updateTable('items')
    .set({ state: 'running', failure: null, failure_code: null, ended_at: null, failed_calls: 0 })
    .where('id', '=', itemId)
    .execute()

/** Lets the image of an item fail, then works on the item again, as after a kill before the failure was stored. */
async function workAgainAfter(fault: GeminiFaultName) {
  const { id, jobId } = await accepted('image')
  world.planned = { name: fault, kind: 'picture' }
  await workToEnd(id)
  world.planned = null
  await leaveRunning(id)
  await workToEnd(id)
  const { tasks } = await world.ann.api.generator.job({ params: { id: jobId } })
  return { id, task: tasks[0] }
}

const countPaid = () => world.gemini.ledger.filter(({ kind }) => kind === 'picture').length

test('a paid answer of no use is not bought again when the process was killed before the item failed', async () => {
  const { id, task } = await workAgainAfter('corrupt_image')
  expect(task).toMatchObject({ state: 'failed', failure_code: 'unusable_answer' })
  expect([countPaid(), (await readRows('spends', id)).length]).toEqual([1, 2])
})

test('an image is not bought a third time while two calls for it may have been charged', async () => {
  const { id, task } = await workAgainAfter('lost')
  expect(task).toMatchObject({ state: 'failed', failure_code: 'lost' })
  expect([countPaid(), (await readRows('unanswered_calls', id)).length]).toEqual([2, 2])
})
