import { campaignRoutes } from '#contract/campaigns/campaign-routes.ts'
import type { CampaignEdit } from '#contract/campaigns/key-visual.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, ownedRows, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { IS_PROTECTED } from '../cells/read-cells.ts'
import { lockKeyVisual, requireIdle } from '../key-visual/key-visual.ts'
import { type CampaignRow, requireCampaign } from '../read-campaign.ts'
import { buildCellItems, buildKeyItem, type CellRow } from '../run/build-items.ts'
import { readVideoScenes } from '../run/video-scenes.ts'
import { linkItems } from '../run/link-items.ts'
import { loadProducts } from '../run/load-products.ts'
import { readRows } from '../run/run.ts'
import type { Before } from '../stored.ts'
import { markWordless } from '../words/mark-wordless.ts'
import type { EditedKey } from './apply-edit.ts'
import { findEffects, listChanged, listProtected } from './find-effects.ts'

type EditParts = Core & QueueSeam & StorageSeam & StudioSeam & NotifierSeam

interface EditStarted {
  job_id: number | null
  cells: number
  edit_id: number
}

/**
 * Changes the key visual and starts new versions of all cells that do not own what changes, in one job. Approved and locked cells stay as
 * they are. It takes no unit of the month and calls no provider. What was current before is stored for `undoEdit`.
 * @throws {UnreadableJson} when stored JSON is damaged
 * @throws {Problem} as `previewEdit` does; 409 while cells are being made, or when the key visual was changed or a cell approved meanwhile
 */
export async function editCampaign(
  app: EditParts,
  owner: OwnerId,
  { id, edit }: { id: number; edit: CampaignEdit },
  idempotencyKey: string | undefined,
): Promise<{ isReplay: boolean; state: 'ended'; result: EditStarted }> {
  const campaign = await requireCampaign(app, owner, id)
  const claim = buildKeyClaim(campaignRoutes.edit, idempotencyKey, { id, ...edit })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    const { edited, effects } = await findEffects(app, owner, campaign, edit)
    const cells = await readRows(app, owner, listChanged(effects))
    const untouched = await readRows(app, owner, listProtected(effects))
    const products = await loadProducts(
      app,
      owner,
      cells.map(({ product_id }) => product_id),
    )
    const video = await readVideoScenes(app, owner, campaign)
    const source = { storedDesign: edited.storedDesign, key: edited.key, products, video }
    // A version that was saved in the editor is drawn already.
    const own = edited.isDrawn ? [] : [await buildKeyItem(app, source, edited.storedDesign.id)]
    const items = [...(await buildCellItems(app, source, cells)), ...own]
    const store = (trx: Trx, job: { id: number; items: readonly number[] } | null) =>
      storeEdit(app, trx, owner, { campaign, edited, cells, untouched, job, name: edit.name || nameEdit(edit) })
    if (items.length > 0) return createJob(app, owner, items, { claim, campaign: { id, link: store } })
    await transact(app.db, (trx) => store(trx, null))
    return 0
  })
  await markWordless(app, owner, id)
  const row = await selectOwned(app.db, owner, 'campaign_edits')
    .select(['id', 'cells', 'job_id'])
    .where('campaign_id', '=', id)
    .$if(jobId > 0, (of) => of.where('job_id', '=', jobId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound('Campaign')
  return { isReplay, state: 'ended', result: { job_id: row.job_id, cells: row.cells, edit_id: row.id } }
}

function nameEdit({ content_id, words, layout, overrides }: CampaignEdit): string {
  const parts = [
    ...(content_id === undefined ? [] : ['Design']),
    ...(words && words.length > 0 ? ['Words'] : []),
    ...(layout === undefined ? [] : ['Layout']),
    ...(overrides === undefined ? [] : ['Colors and pictures']),
  ]
  return parts.join(', ')
}

interface StoredEdit {
  campaign: CampaignRow
  edited: EditedKey
  cells: readonly CellRow[]
  /** Approved and locked cells that would change. They become stale once they are neither. */
  untouched: readonly CellRow[]
  job: { id: number; items: readonly number[] } | null
  name: string
}

async function storeEdit(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  { campaign, edited, cells, untouched, job, name }: StoredEdit,
): Promise<void> {
  const { id } = campaign
  const current = await lockKeyVisual(trx, owner, id)
  if (current?.rev !== edited.key.rev - 1) throw new Problem(409, 'The key visual was changed meanwhile.')
  await requireIdle(trx, owner, id)
  await requireUnprotected(trx, owner, cells)
  const keyItem = job && !edited.isDrawn ? (job.items[cells.length] ?? null) : null
  await updateOwned(trx, owner, 'campaigns')
    .set({
      key_visual: JSON.stringify(edited.key),
      key_content_id: edited.storedDesign.id,
      key_item_id: keyItem,
      updated_at: app.clock.now(),
    })
    .where('id', '=', id)
    .execute()
  if (cells.length > 0) await linkItems(trx, owner, cells, job?.items.slice(0, cells.length) ?? [])
  const affected = [...cells, ...untouched]
  if (affected.length > 0)
    await updateOwned(trx, owner, 'campaign_cells')
      .set({ is_stale: true })
      .where(
        'id',
        'in',
        affected.map((cell) => cell.id),
      )
      .execute()
  await insertOwned(trx, owner, 'campaign_edits', {
    campaign_id: id,
    job_id: job?.id ?? null,
    name,
    cells: cells.length,
    before: JSON.stringify(toBefore(campaign, affected)),
    created_at: app.clock.now(),
    undone_at: null,
  }).execute()
}

/** @throws {Problem} 409 when one of the cells was approved or locked after they were read */
async function requireUnprotected(trx: Trx, owner: OwnerId, cells: readonly CellRow[]): Promise<void> {
  const ids = cells.map((cell) => cell.id)
  if (ids.length === 0) return
  const found = await selectOwned(trx, owner, 'campaign_cells')
    .leftJoin(ownedRows(trx, owner, 'content'), 'content.id', 'campaign_cells.content_id')
    .select('campaign_cells.id')
    .where('campaign_cells.id', 'in', ids)
    .where(IS_PROTECTED)
    .limit(1)
    .executeTakeFirst()
  if (found) throw new Problem(409, 'An asset was approved or locked meanwhile. Look at the preview again.')
}

const toBefore = ({ key_visual, key_content_id, key_item_id }: CampaignRow, cells: readonly CellRow[]): Before => ({
  version: 1,
  key_visual,
  key_content_id,
  key_item_id,
  cells: cells.map(({ id, item_id, content_id, is_stale, score, passed }) => ({
    id,
    item_id,
    content_id,
    is_stale,
    score,
    passed,
  })),
})
