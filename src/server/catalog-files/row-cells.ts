import type { DryRun, RowCells } from '#contract/catalog-files/imports.ts'
import { Plan } from '#contract/campaigns/plan.ts'
import { CAMPAIGN_CELLS_MAX } from '#contract/limits.ts'
import { CELLS_NOT_PLANNED, TOO_MANY_CELLS } from '#contract/catalog-files/import-messages.ts'
import { addCells, listPlannedCells } from '../campaigns/plan/plan-cells.ts'
import { requireCampaign } from '../campaigns/read-campaign.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { readQuota } from '../spending/ledger/quota.ts'
import { Problem } from '../infrastructure/problem.ts'

/** Characters of the key of a row in the name of a cell. */
const ROW_KEY_MAX = 40

/**
 * Checks that rows of a brand can become cells of a campaign.
 * @throws {Problem} 404 if the user has no such campaign; 422 if it has another brand, or its plan lacks the format or the language
 */
export async function requireRowCells(app: Core, owner: OwnerId, brandId: number, cells: RowCells): Promise<void> {
  const { brand_id, plan } = await requireCampaign(app, owner, cells.campaign_id)
  const isPlanned = plan.formats.includes(cells.format) && plan.languages.includes(cells.language)
  if (brand_id !== brandId || !isPlanned) throw new Problem(422, CELLS_NOT_PLANNED)
}

/**
 * What `count` cells take. A cell costs nothing at a provider, because all cells of a campaign share one painted picture.
 * @throws {Problem} 422 if the campaign would have too many cells
 */
export async function previewRowCells(
  app: Core,
  owner: OwnerId,
  { campaign_id }: RowCells,
  count: number,
): Promise<DryRun['cells']> {
  const { present } = await selectOwned(app.db, owner, 'campaign_cells')
    .select((of) => of.fn.countAll<number>().as('present'))
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow()
  if (present + count > CAMPAIGN_CELLS_MAX) throw new Problem(422, TOO_MANY_CELLS)
  const { used, limit } = await readQuota(app, owner)
  const left = limit === 0 ? null : Math.max(0, limit - used)
  return { count, cost_usd: 0, left, fits: left === null || count <= left }
}

/** Adds the cell of a row to the campaign as part of `trx`. A cell that is there stays, so a repeated row adds none. */
export async function addRowCell(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  cells: RowCells,
  row: { number: number; key: string; productId: number },
): Promise<void> {
  const plan = Plan.parse({ formats: [cells.format], languages: [cells.language] })
  const planned = listPlannedCells(plan, [row.productId], toRowKey(row.key))
  // Cells of rows follow those of the plan.
  const placed = planned.map((cell) => ({ ...cell, position: CAMPAIGN_CELLS_MAX + row.number }))
  await addCells(app, trx, owner, cells.campaign_id, placed)
}

/** A key as names of files and links have it: a-z, 0-9 and hyphens. The name of the cell has the id of the product beside it. */
const toRowKey = (key: string): string =>
  key
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, ROW_KEY_MAX) || 'row'
