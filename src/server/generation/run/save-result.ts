import { randomBytes } from 'node:crypto'
import { toNameKey } from '#contract/search/compare-names.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { addToDay } from '../../spending/daily-sums.ts'
import { toBlobKey, newBlobName } from '../../infrastructure/blobs/keys.ts'
import { keysOfContent } from '../../infrastructure/blobs/references.ts'
import { removeUnused } from '../../infrastructure/blobs/removal.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { insertOwned, selectOwned } from '../../infrastructure/db/owned.ts'
import { toStoredRule } from '../../proofs/marks/mark-key.ts'
import { RENDERER } from '../../proofs/recipe.ts'
import { buildSearchVector } from '../../infrastructure/db/search-vector.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { inheritLabels } from '../../library/organize/item-labels.ts'
import { endItem } from './items.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import { lockIfExists } from '../../infrastructure/db/lock-if-exists.ts'
import type { DrawnSlide } from './draw-slides.ts'
import type { ItemResult } from './pipeline.ts'
import type { StoredSlideFile } from '../../stored/slides.ts'
import { describeRequest, nameResult } from './describe-request.ts'
import { sumItemCosts } from '../../spending/ledger/cost-ledger.ts'

/**
 * Saves a result: first the bytes under a new name, then content, analytics and the end of the item in one transaction. So no row
 * exists without its bytes, and each item has at most one content row and one analytics row. Returns false when the item no longer
 * belongs to this attempt; the bytes are then removed.
 */
export async function saveResult(
  app: Core & StorageSeam & NotifierSeam,
  item: StartedItem,
  result: ItemResult,
): Promise<boolean> {
  const blob = await writeBlob(app, result.rendered.data)
  const poster = result.poster && (await writeBlob(app, result.poster))
  const slides = result.slides && (await writeSlides(app, result.slides, blob))
  const isSaved = await transact(app.db, async (trx) => {
    const there = await lockExisting(trx, item)
    if (!(await endItem(app, trx, item, { state: 'succeeded' }))) return false
    const { campaign_id, ...ids } = there
    const row = contentRow(app, item, result, { ...ids, blob, poster, slides })
    const { id } = await insertOwned(trx, item.user_id, 'content', row).returning('id').executeTakeFirstOrThrow()
    const { parent_id } = ids
    for (const hook of app.hooks.itemSaved)
      await hook(trx, { ...toIds(item), campaign_id, content_id: id, parent_id, check: result.check })
    if (parent_id) await inheritLabels(trx, item.user_id, parent_id, id)
    await insertAnalytics(app, trx, item, result, id)
    return true
  })
  if (!isSaved) await removeUnused(app, keysOfContent({ blob, poster, original: null, slides }))
  return isSaved
}

const toIds = ({ id, user_id, job_id }: StartedItem) => ({ id, user_id, job_id })

interface ExistingIds {
  brand_id: number | null
  product_id: number | null
  parent_id: number | null
  root_id: number | null
  locked_at: Date | null
}

/**
 * Locks brand, product and parent of a result, as far as they still exist. They are locked before item and job: deleting a brand
 * uses the same order, so the two transactions cannot deadlock.
 */
async function lockExisting(
  trx: Trx,
  { user_id, job_id, brief }: StartedItem,
): Promise<ExistingIds & { campaign_id: number | null }> {
  const job = await selectOwned(trx, user_id, 'jobs')
    .select(['brand_id', 'product_id', 'campaign_id'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  const brand_id = await lockIfExists(trx, 'brands', user_id, job.brand_id)
  // The items of a campaign are of several products.
  const product_id = await lockIfExists(trx, 'products', user_id, job.campaign_id ? brief.product_id : job.product_id)
  const ancestor = brief.revision?.parent_id ?? null
  const parent = ancestor === null ? undefined : await lockParent(trx, user_id, ancestor)
  return {
    campaign_id: job.campaign_id,
    brand_id,
    product_id,
    parent_id: parent?.id ?? null,
    root_id: parent ? (parent.root_id ?? parent.id) : null,
    locked_at: parent?.locked_at ?? null,
  }
}

/** Locks the version that a new one was made from. Its root is the first version of the design, null where it is the first itself. */
const lockParent = (trx: Trx, owner: OwnerId, id: number) =>
  selectOwned(trx, owner, 'content')
    .select(['id', 'root_id', 'locked_at'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()

/** Writes the files of slides. The first one is the file of the item. */
async function writeSlides(
  app: Core & StorageSeam & NotifierSeam,
  slides: readonly DrawnSlide[],
  first: string,
): Promise<StoredSlideFile[]> {
  const written: StoredSlideFile[] = []
  for (const [index, { role, number, scene, rendered }] of slides.entries()) {
    const blob = index === 0 ? first : await writeBlob(app, rendered.data)
    const { alt_text } = scene.copy
    written.push({ blob, size_bytes: rendered.data.length, role, ...(number !== undefined && { number }), alt_text })
  }
  return written
}

/** Writes bytes under a new unique name and returns the name. */
async function writeBlob({ storage }: Core & StorageSeam & NotifierSeam, data: Uint8Array): Promise<string> {
  const name = newBlobName(data)
  await storage.write(toBlobKey(name), data)
  return name
}

function contentRow(
  { clock, config }: Core & StorageSeam & NotifierSeam,
  item: StartedItem,
  result: ItemResult,
  { slides, ...where }: ExistingIds & { blob: string; poster: string | null; slides: StoredSlideFile[] | undefined },
) {
  const { brief } = item
  const { copy, scene, rendered, check, notes, model, original } = result
  const texts = {
    title: nameResult(brief),
    prompt: describeRequest(brief),
    caption: copy.caption,
    brand_name: brief.brand.name,
    product_name: brief.product?.name ?? null,
  }
  return {
    ...where,
    ...texts,
    search_vector: buildSearchVector(texts),
    name_key: toNameKey(texts.title ?? ''),
    brand_version: brief.brand_version ?? null,
    job_id: item.job_id,
    item_id: item.id,
    content_type: brief.content_type,
    dimensions: item.dimensions,
    platform: brief.platform,
    format: brief.format ?? null,
    mime_type: rendered.mime_type,
    size_bytes: rendered.data.length,
    width: rendered.width,
    height: rendered.height,
    hashtags: JSON.stringify(copy.hashtags),
    alt_text: copy.alt_text,
    model_used: model,
    renderer: RENDERER,
    mark_rule: toStoredRule(config.markPictures),
    original,
    duration_seconds: getDuration(result),
    scene: JSON.stringify(scene),
    slides: slides ? JSON.stringify(slides) : null,
    slide_scenes: result.slides ? JSON.stringify(result.slides.map((slide) => slide.scene)) : null,
    brand_check: JSON.stringify(check),
    notes: JSON.stringify(notes),
    view_key: randomBytes(16).toString('hex'),
    created_at: clock.now(),
    deleted_at: null,
  }
}

const getDuration = ({ rendered }: ItemResult) => ('duration_seconds' in rendered ? rendered.duration_seconds : null)

async function insertAnalytics(
  { clock }: Core & StorageSeam & NotifierSeam,
  trx: Trx,
  item: StartedItem,
  result: ItemResult,
  contentId: number,
): Promise<void> {
  const { brief } = item
  const { model } = result
  const now = clock.now()
  const spent = await sumItemCosts(trx, item)
  const seconds = (now.getTime() - item.started_at.getTime()) / SECOND
  const files = result.slides?.map((slide) => slide.rendered) ?? [result.rendered]
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0)
  const duration_seconds = getDuration(result) ?? 0
  const { content_type, platform } = brief
  await addToDay(
    trx,
    now,
    { owner: item.user_id, content_type, platform, model, provider: model === 'studio' ? '' : (spent?.provider ?? '') },
    { items: 1, seconds, duration_seconds, bytes },
  )
  await insertOwned(trx, item.user_id, 'analytics', {
    content_id: contentId,
    item_id: item.id,
    content_type,
    platform,
    brand_name: brief.brand.name,
    product_name: brief.product?.name ?? null,
    model_used: model,
    api_endpoint: 'studio',
    ...spent,
    generation_seconds: seconds,
    content_size_bytes: bytes,
    duration_seconds,
    prompt_length: Array.from(describeRequest(brief)).length,
    reference_count: brief.pictures.filter(({ role }) => role === 'reference').length,
    created_at: now,
  }).execute()
}
