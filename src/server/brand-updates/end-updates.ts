import type { BrandUpdate } from '#contract/brand-updates/brand-updates.ts'
import { JOB_FINISHED } from '#contract/messages.ts'
import { revertUpdate } from '../campaigns/run/revert-update.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { cancelItems } from '../generation/run/items.ts'
import type { NotifierSeam } from '../infrastructure/notify/notifier.ts'
import { Problem } from '../infrastructure/problem.ts'
import { readBrandUpdate } from './read-updates.ts'

interface UpdateKey {
  id: number
  update: number
}

/**
 * Stops an update. The versions that were made stay.
 * @throws {Problem} 404 if the user has no such update, 409 when it has ended
 */
export async function cancelBrandUpdate(
  app: Core & NotifierSeam,
  owner: OwnerId,
  key: UpdateKey,
): Promise<BrandUpdate> {
  const { job_id } = await readBrandUpdate(app, owner, key)
  const canceled = await transact(app.db, (trx) => cancelItems(app, trx, owner, job_id))
  if (canceled === 0) throw new Problem(409, JOB_FINISHED)
  return readShown(app, owner, key)
}

/**
 * Undoes a whole update: what has not been drawn is canceled, and its versions go to the trash, so that the former ones are the newest
 * again, also in the cells of campaigns. A version that a person made of one of them stays.
 * @throws {Problem} 404 if the user has no such update, 409 when it was undone already
 */
export async function undoBrandUpdate(app: Core & NotifierSeam, owner: OwnerId, key: UpdateKey): Promise<BrandUpdate> {
  const { job_id } = await readBrandUpdate(app, owner, key)
  const now = app.clock.now()
  await transact(app.db, async (trx) => {
    const { numUpdatedRows } = await updateOwned(trx, owner, 'brand_updates')
      .set({ undone_at: now })
      .where('id', '=', key.update)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem(409, 'This update was undone already.')
    await cancelItems(app, trx, owner, job_id)
    await revertUpdate(trx, owner, job_id)
    await updateOwned(trx, owner, 'content')
      .set({ deleted_at: now })
      .where('deleted_at', 'is', null)
      .where('item_id', 'in', selectOwned(trx, owner, 'items').select('id').where('job_id', '=', job_id))
      .execute()
  })
  return readShown(app, owner, key)
}

async function readShown(app: Core, owner: OwnerId, key: UpdateKey): Promise<BrandUpdate> {
  const { job_id: _, ...update } = await readBrandUpdate(app, owner, key)
  return update
}
