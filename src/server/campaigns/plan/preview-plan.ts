import { chooseKeyFormat } from '#contract/campaigns/key-format.ts'
import type { Plan, PlanPreview } from '#contract/campaigns/plan.ts'
import { PROPOSALS, RUN_CELLS_MAX } from '#contract/limits.ts'
import { requireBrand } from '../../brands/brands.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { readQuota } from '../../spending/ledger/quota.ts'
import { resolveProviders, estimateFor } from '../../providers/choice/resolve.ts'
import { notFound } from '../../infrastructure/problem.ts'
import { readProducts } from '../texts/list-texts.ts'
import { type CampaignRow, requireCampaign } from '../read-campaign.ts'
import { readCampaignBrief } from './campaign-brief.ts'
import { listPlannedCells, type PlannedCell } from './plan-cells.ts'

interface PlanRequest {
  campaign_id?: number | undefined
  product_ids: number[]
  plan: Plan
  brief?: string | undefined
  brand_id?: number | undefined
}

/**
 * Counts what a plan makes and what it takes of the month, and lists what other languages say of the brief. Nothing is generated.
 * @throws {Problem} 404 when the campaign, the brand or a product does not exist, 422 for too many cells
 */
export async function previewPlan(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  request: PlanRequest,
): Promise<PlanPreview> {
  const { campaign_id, plan, product_ids } = request
  const campaign = campaign_id === undefined ? null : await requireCampaign(app, owner, campaign_id)
  await requireSubjects(app, owner, request, campaign)
  const cells = listPlannedCells(plan, product_ids)
  const createdKeys = campaign ? await listCreatedKeys(app, owner, campaign.id) : new Set<string>()
  const new_cells = cells.filter(({ key }) => !createdKeys.has(key)).length
  const hasKeyVisual = campaign !== null && campaign.key_visual !== null
  const proposals = hasKeyVisual ? 0 : PROPOSALS
  const { used, limit, resets_at } = await readQuota(app, owner)
  const left = limit === 0 ? null : Math.max(0, limit - used)
  const units = new_cells + proposals
  const carried = await listCarried(app, owner, request, campaign)
  const videos = cells.filter(({ content_type }) => content_type === 'video').length
  return {
    cells: cells.length,
    images: cells.length - videos,
    videos,
    new_cells,
    proposals,
    units,
    cost_usd: hasKeyVisual ? 0 : await estimateKeyVisual(app, owner, plan, campaign?.brand_id ?? null),
    quota: { used, limit, left, resets_at },
    fits: left === null || units <= left,
    runs: Math.ceil(new_cells / RUN_CELLS_MAX),
    carried,
    needs_words: await countWordless(app, owner, cells, { carried, campaign }),
  }
}

/** The stored brand and products of the campaign may have been deleted since. */
async function requireSubjects(
  app: Core,
  owner: OwnerId,
  { brand_id, product_ids }: PlanRequest,
  campaign: CampaignRow | null,
): Promise<void> {
  if (brand_id !== undefined && brand_id !== campaign?.brand_id) await requireBrand(app, owner, brand_id)
  const named = product_ids.filter((id) => !campaign?.product_ids.includes(id))
  if ((await readProducts(app.db, owner, named)).length < named.length) throw notFound('Product')
}

/** What the cells say of a brief that is in another language. A brand or product that was deleted is left out. */
async function listCarried(
  app: Core & StudioSeam,
  owner: OwnerId,
  { brief: typed, brand_id, product_ids, plan }: PlanRequest,
  campaign: CampaignRow | null,
): Promise<PlanPreview['carried']> {
  const brief = await readCampaignBrief(app, owner, {
    prompt: typed ?? campaign?.brief ?? '',
    brandId: brand_id ?? campaign?.brand_id ?? null,
    productId: product_ids[0],
  })
  return brief ? app.renders(() => app.studio.listCarriedFacts(brief, plan.languages)) : []
}

/** Cells that need words: those of a campaign as they are stored, and those of a new plan by their language. */
async function countWordless(
  app: Core,
  owner: OwnerId,
  cells: readonly PlannedCell[],
  { carried, campaign }: { carried: PlanPreview['carried']; campaign: CampaignRow | null },
): Promise<number> {
  const mute = new Set(carried.filter(({ needs_words }) => needs_words).map(({ language }) => language))
  const worded = campaign ? await listWordedKeys(app, owner, campaign.id) : new Set<string>()
  return cells.filter(({ language, key }) => mute.has(language) && !worded.has(key)).length
}

/** The keys of cells whose words a person gave. */
async function listWordedKeys({ db }: Core, owner: OwnerId, campaignId: number): Promise<Set<string>> {
  const rows = await selectOwned(db, owner, 'campaign_cells')
    .select('key')
    .where('campaign_id', '=', campaignId)
    .where('needs_words', '=', false)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

async function listCreatedKeys({ db }: Core, owner: OwnerId, campaignId: number): Promise<Set<string>> {
  const rows = await selectOwned(db, owner, 'campaign_cells')
    .select('key')
    .where('campaign_id', '=', campaignId)
    .where('content_id', 'is not', null)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** The proposals share one picture. US dollars. */
async function estimateKeyVisual(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  plan: Plan,
  brandId: number | null,
): Promise<number> {
  const resolution = await resolveProviders(app, owner, 'auto', brandId)
  const { width, height } = chooseKeyFormat(plan.formats)
  return estimateFor(resolution, 'image', width, height)
}
