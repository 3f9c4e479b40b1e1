import { type Selectable, sql } from 'kysely'
import { Utm, type Campaign, type CampaignSummary } from '#contract/campaigns/campaigns.ts'
import type { Edit, KeyVisual, Proposal } from '#contract/campaigns/key-visual.ts'
import { Plan } from '#contract/campaigns/plan.ts'
import { RequestScenes } from '#contract/designs/video-design.ts'
import { PieceChoices } from '#contract/generation/piece-choices.ts'
import { matchesSearch, readTerms } from '#contract/search/match-text.ts'
import type { Core } from '../infrastructure/core.ts'
import { buildThumbnailUrl } from '../library/content.ts'
import type { CampaignsTable } from '../infrastructure/db/campaign-tables.ts'
import type { Db } from '../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { readSavedDesign } from '../designs/design.ts'
import { findStoredDesign } from '../generation/accept/revise-brief.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import { countCells } from './cells/read-cells.ts'
import { parseKeyDesign } from './stored.ts'

export type CampaignRow = Selectable<CampaignsTable>

/**
 * Reads the row of a campaign.
 * @throws {Problem} 404 if the user has no such campaign
 */
export async function requireCampaign({ db }: Core, owner: OwnerId, id: number): Promise<CampaignRow> {
  const row = await selectOwned(db, owner, 'campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Campaign')
  return row
}

const selectSummaries = (db: Db, owner: OwnerId) =>
  selectOwned(db, owner, 'campaigns')
    .leftJoin(ownedRows(db, owner, 'brands'), 'brands.id', 'campaigns.brand_id')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.id', '=', 'campaigns.key_content_id').on('content.deleted_at', 'is', null),
    )
    .select(['campaigns.id', 'campaigns.name', 'campaigns.slug', 'campaigns.brand_id', 'brands.name as brand_name'])
    .select(['campaigns.starts_on', 'campaigns.ends_on', 'campaigns.created_at', 'campaigns.updated_at'])
    .select(['content.id as key_id', 'content.view_key'])

/** Reads a page of the user's campaigns, newest first. `search` finds by the name. */
export async function listCampaigns(
  { db }: Core,
  owner: OwnerId,
  { skip, limit, search }: { skip: number; limit: number; search?: string | null | undefined },
): Promise<{ campaigns: CampaignSummary[]; total: number }> {
  const terms = readTerms(search ?? '')
  const names = await selectOwned(db, owner, 'campaigns').select(['id', 'name']).orderBy('id', 'desc').execute()
  const found = names.filter(({ name }) => matchesSearch(terms, [name])).map(({ id }) => id)
  const page = found.slice(skip, skip + limit)
  if (page.length === 0) return { campaigns: [], total: found.length }
  const rows = await selectSummaries(db, owner)
    .where('campaigns.id', 'in', page)
    .orderBy('campaigns.id', 'desc')
    .execute()
  return { campaigns: await addCounts({ db }, owner, rows), total: found.length }
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** The counts come from the cells alone, so that a list does not read items. */
async function addCounts(
  { db }: Pick<Core, 'db'>,
  owner: OwnerId,
  rows: readonly SummaryRow[],
): Promise<CampaignSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await selectOwned(db, owner, 'campaign_cells')
    .select([
      'campaign_id',
      sql<number>`count(*)`.as('cells'),
      sql<number>`count(content_id) FILTER (WHERE NOT needs_words OR status = 'approved')`.as('made'),
    ])
    .select(
      sql<number>`count(content_id) FILTER (WHERE NOT (is_stale OR needs_words) OR status = 'approved')`.as(
        'up_to_date',
      ),
    )
    .select(sql<number>`count(*) FILTER (WHERE status = 'approved')`.as('approved'))
    .where('campaign_id', 'in', ids)
    .where('excluded', '=', false)
    .groupBy('campaign_id')
    .execute()
  const running = await selectOwned(db, owner, 'jobs')
    .select('campaign_id')
    .distinct()
    .where('campaign_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ key_id, view_key, ...row }) => {
    const {
      cells = 0,
      made = 0,
      up_to_date = 0,
      approved = 0,
    } = counts.find(({ campaign_id }) => campaign_id === row.id) ?? {}
    return {
      ...row,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      thumbnail_url: key_id !== null && view_key ? buildThumbnailUrl(key_id, view_key) : null,
      cells,
      made,
      up_to_date,
      approved,
      is_running: running.some(({ campaign_id }) => campaign_id === row.id),
    }
  })
}

/**
 * Reads a campaign with everything but its cells.
 * @throws {Problem} 404 if the user has no such campaign
 */
export async function readCampaign(app: Core, owner: OwnerId, id: number): Promise<Campaign> {
  const row = await requireCampaign(app, owner, id)
  const rows = await selectSummaries(app.db, owner).where('campaigns.id', '=', id).execute()
  const [summary] = await addCounts(app, owner, rows)
  if (!summary) throw notFound('Campaign')
  const { brief, piece_choices, seed, scenes, tone, goal, theme, landing_url, product_ids } = row
  return {
    ...summary,
    brief,
    piece_choices: PieceChoices.parse(piece_choices),
    seed,
    scenes: RequestScenes.nullable().parse(scenes),
    tone,
    goal,
    theme,
    landing_url,
    product_ids,
    products: await listProductNames(app, owner, product_ids),
    utm: Utm.parse(row.utm),
    plan: Plan.parse(row.plan),
    ...(await countCells(app, owner, id)),
    key_visual: await readKeyVisual(app, owner, row, summary.thumbnail_url),
    proposals: await readProposals(app, owner, row.proposals_job_id),
    edits: await listEdits(app, owner, id),
  }
}

async function listProductNames({ db }: Core, owner: OwnerId, ids: readonly number[]) {
  if (ids.length === 0) return []
  return selectOwned(db, owner, 'products')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

/** The key visual of a campaign whose item can no longer be edited has neither item nor words. */
async function readKeyVisual(
  app: Core,
  owner: OwnerId,
  row: CampaignRow,
  thumbnail_url: string | null,
): Promise<KeyVisual | null> {
  if (row.key_visual === null) return null
  const { language, layout, seed, overrides, words } = parseKeyDesign(row.key_visual)
  const storedDesign =
    row.key_content_id === null ? null : await findStoredDesign(app, owner, row.key_content_id).catch(ignoreMissing)
  const live = await selectOwned(app.db, owner, 'items')
    .select('id')
    .where('id', '=', row.key_item_id ?? 0)
    .where('state', 'in', ['queued', 'running', 'retry_wait'])
    .executeTakeFirst()
  return {
    content_id: storedDesign?.id ?? null,
    thumbnail_url,
    is_running: live !== undefined,
    language,
    layout: layout ?? storedDesign?.scene.layout ?? '',
    seed,
    overrides,
    copy: storedDesign ? readSavedDesign(storedDesign).copy : {},
    words,
  }
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Problem) return null
  throw error
}

const PROPOSAL_STATES = {
  queued: 'waiting',
  retry_wait: 'waiting',
  running: 'running',
  succeeded: 'made',
  failed: 'failed',
  cancelled: 'cancelled',
} as const

async function readProposals({ db }: Core, owner: OwnerId, jobId: number | null): Promise<Proposal[]> {
  if (jobId === null) return []
  const rows = await selectOwned(db, owner, 'items')
    .leftJoin(ownedRows(db, owner, 'content'), (join) =>
      join.onRef('content.item_id', '=', 'items.id').on('content.deleted_at', 'is', null),
    )
    .select(['items.state', 'items.stage', 'items.progress', 'items.failure', 'items.dimensions'])
    .select(['items.created_at', 'items.ended_at', 'content.id', 'content.view_key'])
    .select(['content.layout', 'content.brand_check', sql<string | null>`content.copy ->> 'headline'`.as('headline')])
    .where('items.job_id', '=', jobId)
    .orderBy('items.id')
    .execute()
  return rows.map(({ state, dimensions, id, view_key, brand_check, created_at, ended_at, ...row }) => {
    const [width = 0, height = 0] = dimensions.split('x').map(Number)
    return {
      ...row,
      state: PROPOSAL_STATES[state],
      progress: state === 'succeeded' ? 1 : row.progress,
      created_at: created_at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
      content_id: id,
      thumbnail_url: id !== null && view_key ? buildThumbnailUrl(id, view_key) : null,
      score: brand_check?.score ?? null,
      passed: brand_check?.passed ?? null,
      width,
      height,
    }
  })
}

/** More edits are not listed. */
const EDITS_SHOWN = 50

async function listEdits({ db }: Core, owner: OwnerId, id: number): Promise<Edit[]> {
  const rows = await selectOwned(db, owner, 'campaign_edits')
    .select(['id', 'name', 'cells', 'created_at', 'undone_at'])
    .where('campaign_id', '=', id)
    .orderBy('id', 'desc')
    .limit(EDITS_SHOWN)
    .execute()
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    undone_at: row.undone_at?.toISOString() ?? null,
  }))
}
