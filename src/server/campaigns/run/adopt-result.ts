import type { BrandCheck } from '#contract/content.ts'
import type { Trx } from '../../db/database.ts'
import { selectOwned, updateOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'
import { listLiveItems } from '../plan/plan-cells.ts'

/**
 * Makes a result the content of the cell, or of the key visual, whose newest item made it; part of the transaction that saves the result.
 * A result of an older item changes nothing.
 */
export async function adoptResult(
  trx: Trx,
  { id, user_id }: { id: number; user_id: OwnerId },
  contentId: number,
  check: BrandCheck | null,
): Promise<void> {
  await updateOwned(trx, user_id, 'campaign_cells')
    .set({ content_id: contentId, is_stale: false, ...toCheckColumns(check) })
    .where('item_id', '=', id)
    .execute()
  await updateOwned(trx, user_id, 'campaigns')
    .set({ key_content_id: contentId })
    .where('key_item_id', '=', id)
    .execute()
}

/**
 * Makes a version that an update of a brand drew the content of the cells and key visuals that show the version before it; part of the
 * transaction that saves it. What is being made again keeps its item, and versions of other jobs change nothing.
 */
export async function adoptUpdate(
  trx: Trx,
  { id, user_id, job_id }: { id: number; user_id: OwnerId; job_id: number },
  { from, to }: { from: number; to: number },
  check: BrandCheck | null,
): Promise<void> {
  if (!(await isUpdateOfCampaign(trx, user_id, job_id, from))) return
  const live = listLiveItems(trx, user_id)
  await updateOwned(trx, user_id, 'campaign_cells')
    .set({ content_id: to, item_id: id, ...toCheckColumns(check) })
    .where('content_id', '=', from)
    .where((of) => of.or([of('item_id', 'is', null), of('item_id', 'not in', live)]))
    .execute()
  await updateOwned(trx, user_id, 'campaigns')
    .set({ key_content_id: to, key_item_id: id })
    .where('key_content_id', '=', from)
    .where((of) => of.or([of('key_item_id', 'is', null), of('key_item_id', 'not in', live)]))
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
