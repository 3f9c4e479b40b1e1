import type { Brief } from '#studio/model/brief.ts'
import { buildBrief } from '../../generation/accept/build-brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readProducts } from '../texts/list-texts.ts'

interface CampaignSubject {
  prompt: string
  brandId: number | null
  productId: number | undefined
}

/** The brief of a campaign as its languages read it: null without a text or a brand. A product that was deleted is left out. */
export async function readCampaignBrief(
  app: Core,
  owner: OwnerId,
  { prompt, brandId, productId }: CampaignSubject,
): Promise<Brief | null> {
  if (prompt.trim() === '' || brandId === null) return null
  const brand = await selectOwned(app.db, owner, 'brands').selectAll().where('id', '=', brandId).executeTakeFirst()
  if (!brand) return null
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
  return buildBrief({ brand, product: products[0] ?? null, pictures: [] }, wish)
}
