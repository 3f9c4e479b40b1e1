import { sql } from 'kysely'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { recordSet } from '../../infrastructure/db/record-set.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { cancelItems } from '../../generation/run/items.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { lockKeyVisual } from '../key-visual/key-visual.ts'
import { readCampaign, requireCampaign } from '../read-campaign.ts'
import { type Before, parseBefore } from '../stored.ts'
import { markWordless } from '../words/mark-wordless.ts'

/**
 * Undoes the newest edit of a campaign: the key visual and the contents from before become current again, without drawing, and the versions
 * of the edit go to the trash. Cells that were made again after the edit keep their content and become stale.
 * @throws {UnreadableJson} when the stored edit is damaged
 * @throws {Problem} 404 when the campaign does not exist, 409 when there is nothing to undo
 */
export async function undoEdit(app: Core & NotifierSeam & StudioSeam, owner: OwnerId, id: number): Promise<Campaign> {
  await requireCampaign(app, owner, id)
  await transact(app.db, async (trx) => {
    const current = await lockKeyVisual(trx, owner, id)
    const edit = await selectOwned(trx, owner, 'campaign_edits')
      .selectAll()
      .where('campaign_id', '=', id)
      .where('undone_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!edit || !current) throw new Problem(409, 'There is nothing to undo.')
    if (edit.job_id !== null) await cancelItems(app, trx, owner, edit.job_id)
    const before = parseBefore(edit.before)
    await updateOwned(trx, owner, 'campaigns')
      .set({
        key_visual: JSON.stringify({ ...toRecord(before.key_visual), rev: current.rev + 1 }),
        key_content_id: before.key_content_id,
        key_item_id: before.key_item_id,
        updated_at: app.clock.now(),
      })
      .where('id', '=', id)
      .execute()
    await restoreCells(trx, owner, { id, jobId: edit.job_id, since: edit.created_at }, before)
    if (edit.job_id !== null) await trashVersions(app, trx, owner, edit.job_id)
    await updateOwned(trx, owner, 'campaign_edits')
      .set({ undone_at: app.clock.now() })
      .where('id', '=', edit.id)
      .execute()
  })
  await markWordless(app, owner, id)
  return readCampaign(app, owner, id)
}

const toRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

async function restoreCells(
  trx: Trx,
  owner: OwnerId,
  { id, jobId, since }: { id: number; jobId: number | null; since: Date },
  { cells }: Before,
): Promise<void> {
  const later = selectOwned(trx, owner, 'items').select('id').where('created_at', '>', since)
  await updateOwned(trx, owner, 'campaign_cells')
    .set({ is_stale: true })
    .where('campaign_id', '=', id)
    .where('content_id', 'is not', null)
    .where('item_id', 'in', later.where('job_id', '!=', jobId ?? 0))
    .execute()
  const former = recordSet(cells, {
    id: 'bigint',
    item_id: 'bigint',
    content_id: 'bigint',
    is_stale: 'boolean',
    score: 'double precision',
    passed: 'boolean',
  })
  await updateOwned(trx, owner, 'campaign_cells')
    .from(former)
    .set({
      item_id: sql<number | null>`given.item_id`,
      content_id: sql<number | null>`given.content_id`,
      is_stale: sql<boolean>`given.is_stale`,
      score: sql<number | null>`given.score`,
      passed: sql<boolean | null>`given.passed`,
    })
    .where('campaign_id', '=', id)
    .where(sql<boolean>`campaign_cells.id = given.id`)
    .where((of) =>
      of.or([
        of(
          'campaign_cells.item_id',
          'in',
          selectOwned(trx, owner, 'items')
            .select('id')
            .where('job_id', '=', jobId ?? 0),
        ),
        // An approved or locked cell, which the edit left as it was.
        sql<boolean>`campaign_cells.item_id IS NOT DISTINCT FROM given.item_id`,
      ]),
    )
    .execute()
}

/** Moves the versions of an edit to the trash, except those that something still shows or that another version was made from. */
async function trashVersions({ clock }: Core, trx: Trx, owner: OwnerId, jobId: number): Promise<void> {
  const ids = await selectOwned(trx, owner, 'content')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('item_id', 'in', selectOwned(trx, owner, 'items').select('id').where('job_id', '=', jobId))
    .execute()
  const createdIds = sql`ANY(${ids.map(({ id }) => id)}::bigint[])`
  const [cells, keys, children] = [
    selectOwned(trx, owner, 'campaign_cells')
      .select('content_id')
      .where(sql<boolean>`content_id = ${createdIds}`),
    selectOwned(trx, owner, 'campaigns')
      .select('key_content_id')
      .where(sql<boolean>`key_content_id = ${createdIds}`),
    selectOwned(trx, owner, 'content')
      .select('parent_id')
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`parent_id = ${createdIds}`),
  ]
  await updateOwned(trx, owner, 'content')
    .set({ deleted_at: clock.now() })
    .where(sql<boolean>`id = ${createdIds}`)
    .where('id', 'not in', cells)
    .where('id', 'not in', keys)
    .where('id', 'not in', children)
    .execute()
}
