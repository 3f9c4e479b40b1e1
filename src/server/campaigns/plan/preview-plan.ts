import type { Plan, PlanPreview } from '#contract/campaigns/plan.ts'
import { PROPOSALS, RUN_CELLS_MAX } from '#contract/limits.ts'
import { requireBrand } from '../../brands/brands.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildBrief } from '../../generation/accept/build-brief.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { readQuota } from '../../spending/ledger/quota.ts'
import { engineFor, estimateFor } from '../../providers/choice/engine.ts'
import { notFound } from '../../infrastructure/problem.ts'
import { readProducts } from '../texts/list-texts.ts'
import { chooseKeyFormat } from '../key-visual/key-format.ts'
import { type CampaignRow, requireCampaign } from '../read-campaign.ts'
import { listPlannedCells } from './plan-cells.ts'

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
  const made = campaign ? await listMadeKeys(app, owner, campaign.id) : new Set<string>()
  const new_cells = cells.filter(({ key }) => !made.has(key)).length
  const hasKeyVisual = campaign !== null && campaign.key_visual !== null
  const proposals = hasKeyVisual ? 0 : PROPOSALS
  const { used, limit, resets_at } = await readQuota(app, owner)
  const left = limit === 0 ? null : Math.max(0, limit - used)
  const units = new_cells + proposals
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
    carried: await listCarried(app, owner, request, campaign),
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
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  request: PlanRequest,
  campaign: CampaignRow | null,
): Promise<PlanPreview['carried']> {
  const prompt = request.brief ?? campaign?.brief ?? ''
  const brandId = request.brand_id ?? campaign?.brand_id ?? null
  if (prompt.trim() === '' || brandId === null) return []
  const brand = await selectOwned(app.db, owner, 'brands').selectAll().where('id', '=', brandId).executeTakeFirst()
  if (!brand) return []
  const [productId] = request.product_ids
  const products = await readProducts(app.db, owner, productId === undefined ? [] : [productId])
  const nothing = {
    title: null,
    platform: null,
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    language: null,
  }
  const wish = {
    ...nothing,
    prompt,
    content_type: 'image',
    width: 1080,
    height: 1080,
    engine: 'studio',
    layout: 'auto',
  } as const
  const brief = buildBrief({ brand, product: products[0] ?? null, pictures: [] }, wish)
  return app.renders(() => app.studio.listCarriedFacts(brief, request.plan.languages))
}

async function listMadeKeys({ db }: Core, owner: OwnerId, campaignId: number): Promise<Set<string>> {
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
  const engine = await engineFor(app, owner, 'auto', brandId)
  const { width, height } = chooseKeyFormat(plan)
  return estimateFor(engine, 'image', width, height)
}
