import { findCampaignFormat } from '#contract/platforms/formats.ts'
import { listTextSets } from '#contract/platforms/text-rules.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { resolveProviders } from '../../providers/choice/resolve.ts'
import { notFound } from '../../infrastructure/problem.ts'
import type { ProvidersSeam } from '../../providers/seam.ts'
import { findPayer } from '../../providers/resolution.ts'
import { readStoredTexts, toCampaignText } from './read-texts.ts'

/**
 * Reads the texts of a campaign, and the sets of texts that its plan needs.
 * @throws {Problem} 404 without such a campaign
 */
export async function listTexts(
  app: Core & StudioSeam & ProvidersSeam,
  owner: OwnerId,
  id: number,
  language: string | undefined,
) {
  const campaign = await findCampaign(app.db, owner, id)
  const products = await readProducts(app.db, owner, campaign.product_ids)
  const texts = await readStoredTexts(app.db, owner, id)
  const resolution = await resolveProviders(app, owner, 'auto', campaign.brand_id)
  return {
    text_sets: listPlanSets(campaign.plan.formats),
    languages: campaign.plan.languages,
    products: products.map((product) => ({ id: product.id, name: product.name })),
    has_model: findPayer(resolution.copy) !== null && campaign.key_content_id !== null,
    texts: texts.filter((text) => language === undefined || text.language === language).map(toCampaignText),
  }
}

/** @throws {Problem} 404 without such a campaign */
export async function findCampaign(db: Db, owner: OwnerId, id: number) {
  const campaign = await selectOwned(db, owner, 'campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!campaign) throw notFound('Campaign')
  return campaign
}

/** The products of a campaign that still exist, in its order. */
export async function readProducts(db: Db, owner: OwnerId, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectOwned(db, owner, 'products').selectAll().where('id', 'in', ids).execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The sets of texts that the formats of a plan need, each once. */
export const listPlanSets = (formats: readonly string[]): string[] => [
  ...new Set(
    formats.flatMap((key) => {
      const format = findCampaignFormat(key)
      return format ? listTextSets(format) : []
    }),
  ),
]
