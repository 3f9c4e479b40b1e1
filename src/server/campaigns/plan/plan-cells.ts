import { sql } from 'kysely'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { findCampaignFormat } from '#contract/platforms/formats.ts'
import type { Plan } from '#contract/campaigns/plan.ts'
import { CAMPAIGN_CELLS_MAX } from '#contract/limits.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertAllOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { Problem } from '../../infrastructure/problem.ts'

/** What tells a cell apart. */
export interface CellPlace {
  product_id: number | null
  format: string
  language: string
  variant: number
  row_key: string | null
}

/** A cell of a plan that has no row yet. */
export interface PlannedCell extends CellPlace {
  key: string
  content_type: 'image' | 'video'
  position: number
}

const VARIANT_LETTERS = 'abcd'

/** The name of a cell that is unique in its campaign and stable: `p12_instagram.story_de_a`. */
const nameCell = ({ product_id, format, language, variant, row_key }: CellPlace): string =>
  [
    ...(product_id === null ? [] : [`p${product_id}`]),
    format,
    language.toLowerCase(),
    VARIANT_LETTERS[variant - 1] ?? String(variant),
    ...(row_key === null ? [] : [row_key]),
  ].join('_')

/** Whether the cells of a format are videos: a format takes only videos, or the plan wants them. */
export const isVideo = ({ key, kinds }: PlatformFormat, { videos }: Pick<Plan, 'videos'>): boolean =>
  !kinds.includes('image') || videos.includes(key)

/**
 * The cells of a plan in their order: by product, format, language and variant. `row_key` is the row of a table that they are for.
 * @throws {Problem} 422 for more cells than a campaign has
 */
export function listPlannedCells(
  plan: Plan,
  productIds: readonly number[],
  rowKey: string | null = null,
): PlannedCell[] {
  const products = productIds.length > 0 ? productIds : [null]
  const formats = plan.formats.flatMap((key) => findCampaignFormat(key) ?? [])
  const count = products.length * formats.length * plan.languages.length * plan.variants
  if (count > CAMPAIGN_CELLS_MAX)
    throw new Problem(422, `A campaign has at most 5,000 cells, and this plan has ${count.toLocaleString('en-US')}.`)
  const places = products.flatMap((product_id) =>
    formats.flatMap((format) =>
      plan.languages.flatMap((language) =>
        Array.from({ length: plan.variants }, (_, index) => ({
          place: { product_id, format: format.key, language, variant: index + 1, row_key: rowKey },
          content_type: isVideo(format, plan) ? ('video' as const) : ('image' as const),
        })),
      ),
    ),
  )
  return places.map(({ place, content_type }, position) => ({ ...place, content_type, position, key: nameCell(place) }))
}

/** Rows of one statement: it has at most 65,535 parameters. */
const CHUNK = 1000

/** Adds planned cells as part of `trx`. Those that are there keep everything but their place and kind. */
export async function addCells(
  { clock }: Core,
  trx: Trx,
  owner: OwnerId,
  campaignId: number,
  cells: readonly (PlannedCell & { data?: string })[],
): Promise<void> {
  const created_at = clock.now()
  const nothing = {
    item_id: null,
    content_id: null,
    score: null,
    passed: null,
    approved_sha256: null,
    planned_on: null,
  }
  for (let start = 0; start < cells.length; start += CHUNK) {
    const rows = cells
      .slice(start, start + CHUNK)
      .map((cell) => ({ ...cell, ...nothing, campaign_id: campaignId, created_at }))
    await insertAllOwned(trx, owner, 'campaign_cells', rows)
      .onConflict((on) =>
        on.columns(['campaign_id', 'key']).doUpdateSet({
          position: (of) => of.ref('excluded.position'),
          content_type: (of) => of.ref('excluded.content_type'),
          is_stale: sql<boolean>`campaign_cells.is_stale OR campaign_cells.content_type <> excluded.content_type`,
          excluded: false,
        }),
      )
      .execute()
  }
}

/** Makes the cells of a campaign those of its plan. Cells that are not in it are deleted if they were never made, else excluded. */
export async function syncCells(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  campaignId: number,
  cells: readonly PlannedCell[],
): Promise<void> {
  await addCells(app, trx, owner, campaignId, cells)
  const keys = cells.map(({ key }) => key)
  const isLeftOut = sql<boolean>`key <> ALL(${keys}::text[])`
  await deleteOwned(trx, owner, 'campaign_cells')
    .where('campaign_id', '=', campaignId)
    .where('row_key', 'is', null)
    .where('content_id', 'is', null)
    .where(isLeftOut)
    .where((of) => of.or([of('item_id', 'is', null), of('item_id', 'not in', listLiveItems(trx, owner))]))
    .execute()
  await updateOwned(trx, owner, 'campaign_cells')
    .set({ excluded: true })
    .where('campaign_id', '=', campaignId)
    .where('row_key', 'is', null)
    .where(isLeftOut)
    .execute()
}

/** The ids of the user's items that have not ended. */
export const listLiveItems = (trx: Trx, owner: OwnerId) =>
  selectOwned(trx, owner, 'items').select('id').where('state', 'in', ['queued', 'running', 'retry_wait'])
