import type { BrandCheck } from '#contract/library/content.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { SavedItem } from '../../infrastructure/hooks.ts'
import { listLiveItems } from '../plan/plan-cells.ts'

/** Makes a saved result the content of the cells and key visuals that wait for it, as part of the transaction that saves it. */
export async function adoptSavedItem(trx: Trx, saved: SavedItem): Promise<void> {
  if (saved.campaign_id !== null) await adoptResult(trx, saved)
  else if (saved.parent_id) await adoptUpdate(trx, saved, saved.parent_id)
}

/** The result of the newest item of a cell, or of a key visual, becomes its content. A result of an older item changes nothing. */
async function adoptResult(trx: Trx, { id, user_id, content_id, check }: SavedItem): Promise<void> {
  await updateOwned(trx, user_id, 'campaign_cells')
    .set({ content_id, is_stale: false, ...toCheckColumns(check) })
    .where('item_id', '=', id)
    .execute()
  await updateOwned(trx, user_id, 'campaigns')
    .set({ key_content_id: content_id })
    .where('key_item_id', '=', id)
    .execute()
}

/**
 * A version that an update of a brand drew becomes the content of the cells and key visuals that show the version before it. What is being
 * made again keeps its item, and versions of other jobs change nothing.
 */
async function adoptUpdate(trx: Trx, saved: SavedItem, before: number): Promise<void> {
  const { id, user_id, job_id, content_id, check } = saved
  if (!(await isUpdateOfCampaign(trx, user_id, job_id, before))) return
  const live = listLiveItems(trx, user_id)
  await updateOwned(trx, user_id, 'campaign_cells')
    .set({ content_id, item_id: id, ...toCheckColumns(check) })
    .where('content_id', '=', before)
    .where((row) => row.or([row('item_id', 'is', null), row('item_id', 'not in', live)]))
    .execute()
  await updateOwned(trx, user_id, 'campaigns')
    .set({ key_content_id: content_id, key_item_id: id })
    .where('key_content_id', '=', before)
    .where((row) => row.or([row('key_item_id', 'is', null), row('key_item_id', 'not in', live)]))
    .execute()
}

/** Whether a job is an update of a brand, and a campaign shows the content. One statement, because thousands of designs are in no campaign. */
async function isUpdateOfCampaign(trx: Trx, owner: OwnerId, jobId: number, contentId: number): Promise<boolean> {
  const cells = selectOwned(trx, owner, 'campaign_cells').select('id').where('content_id', '=', contentId)
  const campaigns = selectOwned(trx, owner, 'campaigns').select('id').where('key_content_id', '=', contentId)
  const update = await selectOwned(trx, owner, 'brand_updates')
    .select('id')
    .where('job_id', '=', jobId)
    .where((of) => of.or([of.exists(cells), of.exists(campaigns)]))
    .executeTakeFirst()
  return update !== undefined
}

const toCheckColumns = (check: BrandCheck | null) => ({ score: check?.score ?? null, passed: check?.passed ?? null })
