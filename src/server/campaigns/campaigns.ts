import { isDeepStrictEqual } from 'node:util'
import type { Campaign, CampaignInput } from '#contract/campaigns/campaigns.ts'
import { findSceneImages } from '../brand-images/clips.ts'
import { requireBrand } from '../brands/brands.ts'
import type { Core } from '../infrastructure/core.ts'
import { numberSlug, toSlug } from '../infrastructure/db/campaign-slug.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { cancelItems } from '../generation/run/items.ts'
import type { NotifierSeam } from '../infrastructure/notify/notifier.ts'
import { notFound } from '../infrastructure/problem.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import { lockUser } from '../infrastructure/db/lock-user.ts'
import { listPlannedCells, syncCells } from './plan/plan-cells.ts'
import { readCampaign, requireCampaign } from './read-campaign.ts'
import { markWordless } from './words/mark-wordless.ts'

/**
 * Creates a campaign with its planned cells. Nothing is generated.
 * @throws {Problem} 404 when the brand or a product does not exist, 422 for too many cells and for a picture that the brand does not have
 */
export async function createCampaign(app: Core & StudioSeam, owner: OwnerId, input: CampaignInput): Promise<Campaign> {
  await requireSubjects(app, owner, input)
  const cells = listPlannedCells(input.plan, input.product_ids)
  const now = app.clock.now()
  const id = await transact(app.db, async (trx) => {
    await lockUser(trx, owner)
    const nothing = { key_visual: null, key_item_id: null, key_content_id: null, proposals_job_id: null }
    const row = await insertOwned(trx, owner, 'campaigns', {
      ...toColumns(input),
      ...nothing,
      slug: await chooseSlug(trx, owner, input.name, null),
      created_at: now,
      updated_at: now,
    })
      .returning('id')
      .executeTakeFirstOrThrow()
    await syncCells(app, trx, owner, row.id, cells)
    return row.id
  })
  await markWordless(app, owner, id)
  return readCampaign(app, owner, id)
}

/**
 * Changes a campaign. New cells are planned; those that the plan no longer has are deleted if they were never made, else excluded. Made
 * films become stale when their scenes are others.
 * @throws {Problem} 404 when campaign, brand or a product does not exist, 422 for too many cells and for a picture that the brand does not
 *   have
 */
export async function updateCampaign(
  app: Core & StudioSeam,
  owner: OwnerId,
  id: number,
  input: CampaignInput,
): Promise<Campaign> {
  const before = await requireCampaign(app, owner, id)
  const { name } = before
  await requireSubjects(app, owner, input)
  const cells = listPlannedCells(input.plan, input.product_ids)
  await transact(app.db, async (trx) => {
    if (name !== input.name) await lockUser(trx, owner)
    const slug = name === input.name ? {} : { slug: await chooseSlug(trx, owner, input.name, id) }
    const { numUpdatedRows } = await updateOwned(trx, owner, 'campaigns')
      .set({ ...toColumns(input), ...slug, updated_at: app.clock.now() })
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound('Campaign')
    await syncCells(app, trx, owner, id, cells)
    if (!isDeepStrictEqual(before.scenes, input.scenes)) await markVideosStale(trx, owner, id, input.plan.languages)
  })
  await markWordless(app, owner, id)
  return readCampaign(app, owner, id)
}

/** Films whose scenes are those of the brief have to be made again. */
async function markVideosStale(
  trx: Trx,
  owner: OwnerId,
  id: number,
  [language = '']: readonly string[],
): Promise<void> {
  await updateOwned(trx, owner, 'campaign_cells')
    .set({ is_stale: true })
    .where('campaign_id', '=', id)
    .where('content_type', '=', 'video')
    .where('variant', '=', 1)
    .where('language', '=', language)
    .where('content_id', 'is not', null)
    .execute()
}

/**
 * Deletes a campaign and cancels what is being made for it. Its results stay in the library.
 * @throws {Problem} 404 if the user has no such campaign
 */
export async function removeCampaign(app: Core & NotifierSeam, owner: OwnerId, id: number): Promise<void> {
  await transact(app.db, async (trx) => {
    const jobs = await selectOwned(trx, owner, 'jobs')
      .select('id')
      .where('campaign_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    for (const job of jobs) await cancelItems(app, trx, owner, job.id)
    const { numDeletedRows } = await deleteOwned(trx, owner, 'campaigns').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('Campaign')
  })
}

function toColumns({ product_ids, piece_choices, scenes, utm, plan, ...input }: CampaignInput) {
  return {
    ...input,
    product_ids: JSON.stringify(product_ids),
    piece_choices: JSON.stringify(piece_choices),
    scenes: scenes && JSON.stringify(scenes),
    utm: JSON.stringify(utm),
    plan: JSON.stringify(plan),
  }
}

/** A slug for a campaign that no other campaign of the user has. The caller has locked the user. */
async function chooseSlug(trx: Trx, owner: OwnerId, name: string, ownId: number | null): Promise<string> {
  const others = await selectOwned(trx, owner, 'campaigns')
    .select('slug')
    .where('id', '!=', ownId ?? 0)
    .execute()
  const taken = new Set(others.map(({ slug }) => slug))
  return numberSlug(toSlug(name), (slug) => taken.has(slug))
}

/** @throws {Problem} 404 when the brand or one of the products does not exist, 422 for a picture in a scene that the brand does not have */
async function requireSubjects(
  app: Core,
  owner: OwnerId,
  { brand_id, product_ids, scenes }: Pick<CampaignInput, 'brand_id' | 'product_ids' | 'scenes'>,
): Promise<void> {
  await requireBrand(app, owner, brand_id)
  await findSceneImages(app, owner, brand_id, scenes ?? [])
  if (product_ids.length === 0) return
  const found = await selectOwned(app.db, owner, 'products')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('id', 'in', product_ids)
    .execute()
  if (found.length < product_ids.length) throw notFound('Product')
}
