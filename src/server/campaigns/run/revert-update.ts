import { sql } from 'kysely'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { recordSet } from '../../infrastructure/db/record-set.ts'

/** Gives cells and key visuals that show a version of an update of a brand the version before it again. */
export async function revertUpdate(trx: Trx, owner: OwnerId, jobId: number): Promise<void> {
  const versions = await selectOwned(trx, owner, 'content')
    .select(['id', 'parent_id'])
    .where('item_id', 'in', selectOwned(trx, owner, 'items').select('id').where('job_id', '=', jobId))
    .where('parent_id', 'is not', null)
    .execute()
  const parents = await selectOwned(trx, owner, 'content')
    .select(['id', 'item_id', 'brand_check'])
    .where(sql<boolean>`id = ANY(${versions.map(({ parent_id }) => parent_id)}::bigint[])`)
    .execute()
  const byId = new Map(parents.map((parent) => [parent.id, parent]))
  const former = versions.flatMap(({ id, parent_id }) => {
    const parent = byId.get(parent_id ?? 0)
    if (!parent) return []
    const { score = null, passed = null } = parent.brand_check ?? {}
    return [{ version: id, content_id: parent.id, item_id: parent.item_id, score, passed }]
  })
  const given = recordSet(former, {
    version: 'bigint',
    content_id: 'bigint',
    item_id: 'bigint',
    score: 'double precision',
    passed: 'boolean',
  })
  await updateOwned(trx, owner, 'campaign_cells')
    .from(given)
    .set({
      content_id: sql<number>`given.content_id`,
      item_id: sql<number | null>`given.item_id`,
      score: sql<number | null>`given.score`,
      passed: sql<boolean | null>`given.passed`,
    })
    .where(sql<boolean>`campaign_cells.content_id = given.version`)
    .execute()
  await updateOwned(trx, owner, 'campaigns')
    .from(given)
    .set({ key_content_id: sql<number>`given.content_id`, key_item_id: null })
    .where(sql<boolean>`campaigns.key_content_id = given.version`)
    .execute()
}
