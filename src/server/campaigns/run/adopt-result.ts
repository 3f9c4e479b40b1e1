import type { BrandCheck } from '#contract/content.ts'
import type { Trx } from '../../db/database.ts'
import { updateOwned } from '../../db/owned.ts'
import type { OwnerId } from '../../db/owner.ts'

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
    .set({
      content_id: contentId,
      is_stale: false,
      score: check?.score ?? null,
      passed: check?.passed ?? null,
    })
    .where('item_id', '=', id)
    .execute()
  await updateOwned(trx, user_id, 'campaigns')
    .set({ key_content_id: contentId })
    .where('key_item_id', '=', id)
    .execute()
}
