import { sql } from 'kysely'
import { campaignRoutes } from '#contract/campaigns/campaign-routes.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import { RUN_CELLS_MAX } from '#contract/limits.ts'
import { CELLS_NEED_WORDS, JOB_FINISHED } from '#contract/messages.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import type { Submitted } from '../../generation/jobs/wait.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { readQuota, refusePlan } from '../../spending/ledger/quota.ts'
import { cancelItems } from '../../generation/run/items.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { CELL_STATE, selectCells } from '../cells/read-cells.ts'
import { requireKeyVisual } from '../key-visual/key-visual.ts'
import type { StartedCells } from '../key-visual/proposals.ts'
import { readCampaign, requireCampaign } from '../read-campaign.ts'
import { buildCellItems, type CellRow } from './build-items.ts'
import { readVideoScenes } from './video-scenes.ts'
import { markWordless } from '../words/mark-wordless.ts'
import { linkItems } from './link-items.ts'
import { loadProducts } from './load-products.ts'

type RunParts = Core & QueueSeam & StorageSeam & StudioSeam & NotifierSeam

interface RunRequest {
  id: number
  cellIds?: readonly number[] | undefined
}

/**
 * Starts the cells of a campaign that are planned, failed or stale, or those of `cellIds`; at most 500 in the order of the plan. Cells that
 * need words are left out. Those that were never made take a unit of the month each, all or none. Others are new versions and take none.
 * @throws {UnreadableJson} when stored JSON of the key visual or a cell is damaged
 * @throws {Problem} 404 for a campaign or a cell that does not exist; 409 without a key visual, with nothing to make, or for cells that
 *   are being made; 429 when the month has too few units left; else as `createJob` does
 */
export async function runCampaign(
  app: RunParts,
  owner: OwnerId,
  { id, cellIds }: RunRequest,
  idempotencyKey: string | undefined,
): Promise<Submitted<StartedCells>> {
  const campaign = await requireCampaign(app, owner, id)
  const claim = buildKeyClaim(campaignRoutes.run, idempotencyKey, { id, cellIds })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    const { storedDesign, key } = await requireKeyVisual(app, owner, campaign)
    await markWordless(app, owner, id)
    const candidates = cellIds ? await findNamed(app, owner, id, cellIds) : await findOpen(app, owner, id)
    await refuseTooLarge(app, owner, candidates)
    const cells = await readRows(app, owner, candidates.slice(0, RUN_CELLS_MAX))
    const products = await loadProducts(
      app,
      owner,
      cells.map(({ product_id }) => product_id),
    )
    const video = await readVideoScenes(app, owner, campaign)
    const items = await buildCellItems(app, { storedDesign, key, products, video }, cells)
    const link = (trx: Parameters<typeof linkItems>[0], job: { items: readonly number[] }) =>
      linkItems(trx, owner, cells, job.items)
    return createJob(app, owner, items, { claim, campaign: { id, link } })
  })
  return { isReplay, state: 'ended', result: { job_id: jobId, cells: await countItems(app, owner, jobId) } }
}

interface Candidate {
  id: number
  content_id: number | null
}

const selectCandidates = (app: Core, owner: OwnerId, campaignId: number) =>
  selectCells(app.db, owner, campaignId)
    .select(['campaign_cells.id', 'campaign_cells.content_id', CELL_STATE.as('state')])
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')

/** Cells whose product was deleted cannot be made. */
async function findOpen(app: Core, owner: OwnerId, campaignId: number): Promise<Candidate[]> {
  const cells = await selectCandidates(app, owner, campaignId)
    .where('campaign_cells.excluded', '=', false)
    .where(CELL_STATE, 'in', ['planned', 'failed', 'stale'])
    .where(sql<boolean>`(campaign_cells.product_id IS NOT NULL OR campaign_cells.key !~ '^p[0-9]+_')`)
    .execute()
  if (cells.length > 0) return cells
  const others = await selectCandidates(app, owner, campaignId)
    .where('campaign_cells.excluded', '=', false)
    .where(CELL_STATE, 'in', ['waiting', 'running', 'needs_words'])
    .execute()
  if (others.some(({ state }) => state !== 'needs_words')) throw alreadyRunning()
  throw new Problem(409, others.length > 0 ? CELLS_NEED_WORDS : 'All cells of this campaign are made.')
}

const alreadyRunning = () => new Problem(409, 'These cells are being made already.')

async function findNamed(app: Core, owner: OwnerId, campaignId: number, ids: readonly number[]): Promise<Candidate[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length > RUN_CELLS_MAX) throw new Problem(422, 'A run makes at most 500 cells.')
  const cells = await selectCandidates(app, owner, campaignId).where('campaign_cells.id', 'in', wanted).execute()
  if (cells.length < wanted.length) throw notFound('Cell')
  if (cells.some(({ state }) => state === 'waiting' || state === 'running')) throw alreadyRunning()
  if (cells.some(({ state }) => state === 'needs_words')) throw new Problem(409, CELLS_NEED_WORDS)
  return cells
}

/** Refuses the whole plan, also where one run makes only a part of it. Concurrent runs are settled by the reservation itself. */
async function refuseTooLarge(app: Core, owner: OwnerId, cells: readonly Candidate[]): Promise<void> {
  const needed = cells.filter(({ content_id }) => content_id === null).length
  const { used, limit } = await readQuota(app, owner)
  if (limit > 0 && needed > limit - used) throw refusePlan(app, needed, used)
}

/** Reads all columns of cells, in the order of the plan. */
export async function readRows(app: Core, owner: OwnerId, cells: readonly { id: number }[]): Promise<CellRow[]> {
  if (cells.length === 0) return []
  const ids = cells.map(({ id }) => id)
  return selectOwned(app.db, owner, 'campaign_cells')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function countItems(app: Core, owner: OwnerId, jobId: number): Promise<number> {
  const items = await selectOwned(app.db, owner, 'items').select('id').where('job_id', '=', jobId).execute()
  return items.length
}

/**
 * Cancels everything of a campaign that has not ended. A running item stops within five seconds.
 * @throws {Problem} 404 when the campaign does not exist, 409 when nothing is being made
 */
export async function cancelCampaign(app: Core & NotifierSeam, owner: OwnerId, id: number): Promise<Campaign> {
  await requireCampaign(app, owner, id)
  const jobs = await selectOwned(app.db, owner, 'jobs')
    .select('id')
    .where('campaign_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  let canceled = 0
  for (const job of jobs) canceled += await transact(app.db, (trx) => cancelItems(app, trx, owner, job.id))
  if (canceled === 0) throw new Problem(409, JOB_FINISHED)
  app.log.info({ event: 'campaign', outcome: 'cancelled', campaign_id: id, items: canceled }, 'campaign cancelled')
  return readCampaign(app, owner, id)
}
