import { Worker } from 'node:worker_threads'
import { findTextSet } from '#contract/platforms/text-rules.ts'
import type { TextSet } from '#contract/platforms/text-set.ts'
import type { WriteRequest } from '#contract/campaigns/texts.ts'
import { buildUtmUrl, utmMedium } from '#contract/campaigns/utm.ts'
import type { Brief } from '#studio/model/brief.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db } from '../../infrastructure/db/database.ts'
import { selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { buildBrief } from '../../generation/accept/build-brief.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { findWords } from '../cells/resolve-cell.ts'
import { parseKeyDesign } from '../stored.ts'
import { findCampaign, listPlanSets, readProducts } from './list-texts.ts'
import { readStoredTexts, type StoredText, toCampaignText } from './read-texts.ts'
import { upsertTexts } from './save-texts.ts'
import { askModel, type ModelParts } from './ask-model.ts'
import type { WriteTask, Written } from './write-task.ts'

const BRAND_GONE = 'The brand of this campaign was deleted. Choose another one.'

type Wanted = WriteRequest & { gone: AbortSignal }
type Campaign = Awaited<ReturnType<typeof findCampaign>>

/**
 * Writes the texts of a campaign in one language: with a key by the text model, otherwise by rules. What the model leaves out or makes too
 * long is written by rules. Texts that are there stay, unless they are to be replaced.
 * @throws {Problem} 404 without such a campaign or product, 409 if the brand was deleted, 429 when the monthly limit is reached
 */
export async function writeCampaignTexts(app: ModelParts, owner: OwnerId, campaignId: number, wanted: Wanted) {
  const campaign = await findCampaign(app.db, owner, campaignId)
  const stored = await readStoredTexts(app.db, owner, campaignId)
  const sets = chooseSets(campaign, stored, wanted)
  if (sets.length === 0) return { texts: pickTexts(stored, wanted), by: 'studio' as const, note: null }
  const brief = await readBrief(app.db, owner, campaign, wanted)
  const model = await askModel(app, owner, { campaign, brief, sets, ...wanted })
  const rules = sets.flatMap((key) => findTextSet(key) ?? [])
  const task: WriteTask = {
    brief,
    sets,
    language: wanted.language,
    variants: wanted.variants,
    words: campaign.key_visual ? findWords(parseKeyDesign(campaign.key_visual), wanted) : {},
    links: Object.fromEntries(rules.map((set) => [set.key, toLink(campaign, set)])),
    model: model.texts,
  }
  const written = await app.renders(() => runWriter(task))
  await storeWritten(app, owner, campaignId, wanted, written)
  const texts = pickTexts(await readStoredTexts(app.db, owner, campaignId), wanted)
  return { texts, by: model.texts ? ('model' as const) : ('studio' as const), note: model.note }
}

const pickTexts = (texts: readonly StoredText[], { language }: Wanted) =>
  texts.filter((text) => text.language === language).map(toCampaignText)

/** The sets to write: those of the plan, or those that were named; without `replace` only those that have no text yet. */
function chooseSets(campaign: Campaign, stored: readonly StoredText[], wanted: Wanted): string[] {
  const { text_sets, language, product_id, replace } = wanted
  const has = (set: string) =>
    stored.some((text) => text.text_set === set && text.language === language && text.product_id === product_id)
  return (text_sets ?? listPlanSets(campaign.plan.formats)).filter((set) => replace || !has(set))
}

/** The brief of the texts: brand and product as they are now, and the same seed each time. */
async function readBrief(db: Db, owner: OwnerId, campaign: Campaign, { language, product_id }: Wanted): Promise<Brief> {
  const brand = await selectOwned(db, owner, 'brands')
    .selectAll()
    .where('id', '=', campaign.brand_id ?? 0)
    .executeTakeFirst()
  if (!brand) throw new Problem(409, BRAND_GONE)
  const products = await readProducts(db, owner, campaign.product_ids)
  const product = product_id === null ? products[0] : products.find(({ id }) => id === product_id)
  if (product_id !== null && !product) throw notFound('Product')
  const wish = { content_type: 'image', width: 1080, height: 1080, platform: null, title: null } as const
  const { brief: prompt, tone, goal, theme } = campaign
  const engine = 'studio'
  const asked = { prompt, tone, goal, theme, instructions: null, engine, layout: 'auto', language } as const
  const built = buildBrief({ brand, product: product ?? null, pictures: [] }, { ...wish, ...asked })
  return { ...built, seed: campaign.id }
}

/** The landing page in the posts of a set, with UTM parameters. One text serves several cells, so it does not name one. */
function toLink({ id, slug, landing_url, utm }: Campaign, set: TextSet): string | null {
  if (!landing_url || !utm.enabled) return landing_url
  const values = {
    source: utm.source ?? set.platform,
    medium: utm.medium ?? utmMedium({ platform: set.platform, placement: set.kind }),
    campaign: utm.campaign ?? slug,
    content: utm.content,
    id: String(id),
    term: utm.term,
  }
  return buildUtmUrl(landing_url, values) ?? landing_url
}

/** Stores what was written. Variants that are no longer written stay. */
async function storeWritten(
  { db, clock }: Core,
  owner: OwnerId,
  campaignId: number,
  { language, product_id }: Wanted,
  written: Written,
): Promise<void> {
  const texts = Object.entries(written).flatMap(([text_set, posts]) =>
    posts.map((fields, index) => ({ text_set, language, product_id, variant: index + 1, fields })),
  )
  await transact(db, async (trx) => {
    for (const text of texts) await upsertTexts(trx, owner, campaignId, { ...text, updated_at: clock.now() })
  })
}

/** Runs the writer in a thread of its own. */
function runWriter(workerData: WriteTask): Promise<Written> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./write-thread.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The writer ended with code ${code}`)))
  })
}
