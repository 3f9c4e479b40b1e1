import { sql } from 'kysely'
import { findCampaignFormat, listFormats } from '#contract/platforms/formats.ts'
import {
  CELL_STATES,
  CELL_STATUSES,
  type Cell,
  type CellsQuery,
  type CellState,
  type CellStatus,
} from '#contract/campaigns/cells.ts'
import { listLeftOut } from '#contract/left-out.ts'
import { fromKeys } from '#contract/schema/from-keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import { buildFileUrl, buildThumbnailUrl } from '../../library/content.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { notFound } from '../../infrastructure/problem.ts'
import { parseDetached } from '../stored.ts'

/** Whether only a call for this cell changes what it shows. An edit for all and a run leave it as it is. */
export const IS_PROTECTED = sql<boolean>`(campaign_cells.status = 'approved' OR content.locked_at IS NOT NULL)`

/** Whether a cell cannot say its message. What a person approved or locked says what it shows. */
export const IS_WORDLESS = sql<boolean>`(campaign_cells.needs_words AND ${IS_PROTECTED} IS NOT TRUE)`

/** The state of a cell. The item that makes it is the source of truth. */
export const CELL_STATE = sql<CellState>`CASE
  WHEN items.state IN ('queued', 'retry_wait') THEN 'waiting'
  WHEN items.state = 'running' THEN 'running'
  WHEN ${IS_WORDLESS} THEN 'needs_words'
  WHEN items.state = 'failed' THEN 'failed'
  WHEN content.id IS NULL THEN 'planned'
  WHEN campaign_cells.is_stale AND NOT ${IS_PROTECTED} THEN 'stale'
  WHEN NOT campaign_cells.passed THEN 'needs_attention'
  ELSE 'made' END`

/** The bytes of a result in hex: its name begins with their SHA-256. */
export const CONTENT_SHA256 = sql<string | null>`left(content.blob, 64)`

/** The cells of a campaign with their items and what was made. Content in the trash does not count. */
export const selectCells = (db: Db, owner: OwnerId, campaignId: number) =>
  selectOwned(db, owner, 'campaign_cells')
    .leftJoin(ownedRows(db, owner, 'items'), 'items.id', 'campaign_cells.item_id')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.id', '=', 'campaign_cells.content_id').on('content.deleted_at', 'is', null),
    )
    .where('campaign_cells.campaign_id', '=', campaignId)

const selectShown = (db: Db, owner: OwnerId, campaignId: number) =>
  selectCells(db, owner, campaignId)
    .leftJoin(ownedRows(db, owner, 'products'), 'products.id', 'campaign_cells.product_id')
    .select(['campaign_cells.id', 'campaign_cells.key', 'campaign_cells.product_id', 'campaign_cells.format'])
    .select([
      'campaign_cells.content_type',
      'campaign_cells.language',
      'campaign_cells.variant',
      'campaign_cells.row_key',
    ])
    .select([
      'campaign_cells.position',
      'campaign_cells.excluded',
      'campaign_cells.status',
      'campaign_cells.planned_on',
    ])
    .select([
      'campaign_cells.detached',
      'campaign_cells.score',
      'campaign_cells.passed',
      'campaign_cells.approved_sha256',
    ])
    .select(['products.name as product_name', 'items.progress', 'items.failure', 'items.state as item_state'])
    .select([
      'content.id as content_id',
      'content.view_key',
      'content.duration_seconds',
      'content.layout',
      'content.notes',
    ])
    .select(['content.created_at as made_at', sql<string | null>`content.copy ->> 'headline'`.as('headline')])
    .select([
      CELL_STATE.as('state'),
      CONTENT_SHA256.as('sha256'),
      sql<boolean>`content.locked_at IS NOT NULL`.as('is_locked'),
    ])
    .select(sql<boolean>`content.id IS NOT NULL AND campaign_cells.is_stale AND ${IS_PROTECTED}`.as('is_outdated'))

type ShownCell = Awaited<ReturnType<ReturnType<typeof selectShown>['executeTakeFirstOrThrow']>>

/** Reads a page of cells in the order of the plan. */
export async function listCells(app: Core, owner: OwnerId, campaignId: number, query: CellsQuery) {
  const { db } = app
  const matching = selectCells(db, owner, campaignId)
    .$if(query.platform !== undefined || query.placement !== undefined, (of) =>
      of.where('campaign_cells.format', 'in', listKeys(query)),
    )
    .$if(query.language !== undefined, (of) => of.where('campaign_cells.language', '=', query.language ?? ''))
    .$if(query.product_id !== undefined, (of) => of.where('campaign_cells.product_id', '=', query.product_id ?? 0))
    .$if(query.status !== undefined, (of) => of.where('campaign_cells.status', '=', query.status ?? 'draft'))
    .$if(query.state !== undefined, (of) => of.where(CELL_STATE, '=', query.state ?? 'made'))
  const found = await matching
    .select(['campaign_cells.id', sql<number>`count(*) OVER ()`.as('total')])
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')
    .limit(query.limit)
    .offset(query.skip)
    .execute()
  const total = found[0]?.total ?? (query.skip === 0 ? 0 : await countRows(matching))
  return {
    cells: await readCells(
      app,
      owner,
      campaignId,
      found.map(({ id }) => id),
    ),
    total,
  }
}

/** SQL has no empty list. */
function listKeys({ platform, placement }: CellsQuery): string[] {
  const keys = listFormats({ ...(platform && { platform }), ...(placement && { placement }) }).map(({ key }) => key)
  return keys.length > 0 ? keys : ['']
}

async function countRows(matching: ReturnType<typeof selectCells>): Promise<number> {
  const row = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return row.total
}

/** Reads cells of a campaign by their ids, in the order of the plan. */
export async function readCells(
  { db }: Core,
  owner: OwnerId,
  campaignId: number,
  ids: readonly number[],
): Promise<Cell[]> {
  if (ids.length === 0) return []
  const rows = await selectShown(db, owner, campaignId)
    .where('campaign_cells.id', 'in', [...ids])
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')
    .execute()
  return rows.map(toCell)
}

/**
 * Reads one cell.
 * @throws {Problem} 404 if the campaign has no such cell
 */
export async function readCell(app: Core, owner: OwnerId, campaignId: number, id: number): Promise<Cell> {
  const [cell] = await readCells(app, owner, campaignId, [id])
  if (!cell) throw notFound('Cell')
  return cell
}

function toCell(row: ShownCell): Cell {
  const { view_key, item_state, sha256, approved_sha256, progress, made_at, detached, notes, ...cell } = row
  const format = findCampaignFormat(cell.format)
  const isRunning = item_state === 'running' || item_state === 'retry_wait'
  const url = (build: (id: number, key: string) => string) =>
    cell.content_id !== null && view_key ? build(cell.content_id, view_key) : null
  return {
    ...cell,
    platform: format?.platform ?? '',
    placement: format?.placement ?? '',
    width: format?.width ?? 0,
    height: format?.height ?? 0,
    left_out: listLeftOut(notes ?? []),
    detached: parseDetached(detached),
    progress: isRunning ? (progress ?? 0) : item_state === 'succeeded' ? 1 : 0,
    failure: cell.state === 'failed' ? cell.failure : null,
    changed_since_approval: cell.status === 'approved' && sha256 !== null && sha256 !== approved_sha256,
    thumbnail_url: url(buildThumbnailUrl),
    file_url: url(buildFileUrl),
    made_at: made_at?.toISOString() ?? null,
  }
}

/** Counts the cells of a campaign by state and by status, without excluded ones. */
export async function countCells({ db }: Core, owner: OwnerId, campaignId: number) {
  const rows = await selectCells(db, owner, campaignId)
    .select([CELL_STATE.as('state'), 'campaign_cells.status', sql<number>`count(*)`.as('count')])
    .where('campaign_cells.excluded', '=', false)
    .groupBy([CELL_STATE, 'campaign_cells.status'])
    .execute()
  const sum = (matches: (row: { state: CellState; status: CellStatus }) => boolean) =>
    rows.filter(matches).reduce((total, { count }) => total + count, 0)
  return {
    states: fromKeys(CELL_STATES, (state) => sum((row) => row.state === state)),
    statuses: fromKeys(CELL_STATUSES, (status) => sum((row) => row.status === status)),
  }
}
