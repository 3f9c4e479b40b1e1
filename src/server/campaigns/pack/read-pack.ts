import { type Selectable, sql } from 'kysely'
import type { PackRequest } from '#contract/campaigns/pack.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { CampaignsTable } from '../../infrastructure/db/campaign-tables.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { selectVideo } from '../../library/caption-files.ts'
import { IS_WORDLESS } from '../cells/read-cells.ts'

export type PackRow = Awaited<ReturnType<typeof readPackRows>>[number]
export type PackCampaign = Pick<Selectable<CampaignsTable>, 'id' | 'name' | 'slug' | 'landing_url' | 'utm'> & {
  brand_name: string | null
}

/** The campaign of a pack with the name of its brand. Undefined if it does not exist. */
export const readPackCampaign = (
  { db }: Pick<Core, 'db'>,
  owner: OwnerId,
  id: number,
): Promise<PackCampaign | undefined> =>
  selectOwned(db, owner, 'campaigns')
    .leftJoin(ownedRows(db, owner, 'brands'), 'brands.id', 'campaigns.brand_id')
    .select(['campaigns.id', 'campaigns.name', 'slug', 'landing_url', 'utm', 'brands.name as brand_name'])
    .where('campaigns.id', '=', id)
    .executeTakeFirst()

/** The first 64 characters of a blob's name are the SHA-256 of its bytes. */
const isApproved = sql<boolean>`(campaign_cells.status = 'approved' AND campaign_cells.approved_sha256 = left(content.blob, 64))`

/** The made cells of a campaign whose content exists and that need no words. */
const selectCreatedCells = (db: Db, owner: OwnerId, campaignId: number) =>
  selectOwned(db, owner, 'campaign_cells')
    .innerJoin(ownedRows(db, owner, 'content'), 'content.id', 'campaign_cells.content_id')
    .where('campaign_cells.campaign_id', '=', campaignId)
    .where('campaign_cells.excluded', '=', false)
    .where('content.deleted_at', 'is', null)
    .where(sql<boolean>`NOT ${IS_WORDLESS}`)

/** How many cells a pack would contain, their stored bytes, and how many made cells it leaves out. */
export function measurePack({ db }: Pick<Core, 'db'>, owner: OwnerId, campaignId: number, { scope }: PackRequest) {
  const isIn = scope === 'all' ? sql<boolean>`true` : isApproved
  return selectCreatedCells(db, owner, campaignId)
    .select([
      sql<number>`count(*) FILTER (WHERE ${isIn})`.as('items'),
      sql<number>`coalesce(sum(content.size_bytes) FILTER (WHERE ${isIn}), 0)::bigint`.as('size_bytes'),
      sql<number>`count(*) FILTER (WHERE NOT ${isIn})`.as('left_out'),
    ])
    .executeTakeFirstOrThrow()
}

/** The contents of a pack. */
export async function listPackContent(
  { db }: Pick<Core, 'db'>,
  owner: OwnerId,
  campaignId: number,
  { scope }: PackRequest,
): Promise<number[]> {
  const rows = await selectCreatedCells(db, owner, campaignId)
    .select('content.id')
    .$if(scope === 'approved', (of) => of.where(isApproved))
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads the cells of a pack in the order of the plan. */
export function readPackRows({ db }: Core, owner: OwnerId, campaignId: number, { scope }: PackRequest) {
  return selectCreatedCells(db, owner, campaignId)
    .leftJoin(ownedRows(db, owner, 'products'), 'products.id', 'campaign_cells.product_id')
    .select([
      'campaign_cells.id as cell_id',
      'campaign_cells.key as cell_key',
      'campaign_cells.product_id',
      'campaign_cells.format',
      'campaign_cells.language',
      'campaign_cells.variant',
      'campaign_cells.row_key',
      'campaign_cells.status',
      'campaign_cells.planned_on',
      'products.name as product_name',
      'content.id as content_id',
      'content.caption',
      'content.hashtags',
      'content.alt_text',
      'content.notes',
      'content.brand_check',
      'content.width',
      'content.height',
      'content.duration_seconds',
      'content.mime_type',
      'content.size_bytes',
      'content.blob',
      'content.poster',
      'content.slides',
      'content.slide_scenes',
      'content.created_at',
      selectVideo,
      isApproved.as('is_approved'),
      countEarlier(db, owner).as('version'),
    ])
    .$if(scope === 'approved', (of) => of.where(isApproved))
    .orderBy('campaign_cells.position')
    .orderBy('campaign_cells.id')
    .execute()
}

/** The number of a version: how many versions of its design are not newer. */
const countEarlier = (db: Db, owner: OwnerId) => sql<number>`(SELECT count(*)::integer FROM
  ${selectOwned(db, owner, 'content').select(['content.id', 'content.root_id'])} AS version
  WHERE version.id <= content.id AND (version.root_id = coalesce(content.root_id, content.id)
    OR version.id = coalesce(content.root_id, content.id)))`
