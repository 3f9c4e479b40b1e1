import { createHash, randomBytes } from 'node:crypto'
import type { App } from '../app.ts'
import { SECOND } from '../clock.ts'
import { endItem, type BegunItem } from './items.ts'
import type { Made } from './pipeline.ts'

export const blobKeyOf = (sha256: string) => `blobs/${sha256}`

type StoreApp = Pick<App, 'db' | 'clock' | 'storage'>

/**
 * Stores a result: first the bytes under their SHA-256, then content, analytics and the ended item in one transaction.
 * So there is never a row without bytes, and at most one content and one analytics row for each item.
 */
export async function storeResult(app: StoreApp, item: BegunItem, made: Made): Promise<boolean> {
  const blob = createHash('sha256').update(made.rendered.data).digest('hex')
  await app.storage.write(blobKeyOf(blob), made.rendered.data)
  const isStored = await app.db.transaction().execute(async (trx) => {
    if (!(await endItem(app, trx, item, 'succeeded', null))) return false
    const job = await trx.selectFrom('jobs').select('brand_id').where('id', '=', item.job_id).executeTakeFirstOrThrow()
    const { id } = await trx
      .insertInto('content')
      .values(contentRow(app, item, made, blob, job.brand_id))
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('analytics')
      .values(analyticsRow(app, item, made, id))
      .execute()
    return true
  })
  if (!isStored) await removeUnusedBlob(app, blob)
  return isStored
}

function contentRow({ clock }: StoreApp, item: BegunItem, made: Made, blob: string, brandId: number | null) {
  const { brief } = item
  const { copy, scene, rendered, check, notes } = made
  return {
    user_id: item.user_id,
    brand_id: brandId,
    product_id: null,
    job_id: item.job_id,
    item_id: item.id,
    parent_id: null,
    content_type: brief.content_type,
    title: brief.title,
    prompt: brief.prompt,
    dimensions: item.dimensions,
    brand_name: brief.brand.name,
    platform: brief.platform,
    blob,
    mime_type: rendered.mime_type,
    size_bytes: rendered.data.length,
    width: rendered.width,
    height: rendered.height,
    caption: copy.caption,
    hashtags: JSON.stringify(copy.hashtags),
    alt_text: copy.alt_text,
    model_used: 'studio',
    scene: JSON.stringify(scene),
    brand_check: JSON.stringify(check),
    notes: JSON.stringify(notes),
    view_key: randomBytes(16).toString('hex'),
    created_at: clock.now(),
    deleted_at: null,
  }
}

function analyticsRow({ clock }: StoreApp, item: BegunItem, { rendered }: Made, contentId: number) {
  const { brief } = item
  const now = clock.now()
  return {
    user_id: item.user_id,
    content_id: contentId,
    item_id: item.id,
    content_type: brief.content_type,
    platform: brief.platform,
    brand_name: brief.brand.name,
    product_name: brief.product?.name ?? null,
    model_used: 'studio',
    api_endpoint: 'studio',
    generation_seconds: (now.getTime() - item.started_at.getTime()) / SECOND,
    content_size_bytes: rendered.data.length,
    prompt_length: Array.from(brief.prompt).length,
    reference_count: brief.pictures.filter(({ role }) => role === 'reference').length,
    created_at: now,
  }
}

/** Bytes are shared by items that came out the same, so they go only when no row names them. */
async function removeUnusedBlob({ db, storage }: StoreApp, blob: string): Promise<void> {
  const used = await db.selectFrom('content').select('id').where('blob', '=', blob).limit(1).executeTakeFirst()
  if (!used) await storage.remove(blobKeyOf(blob))
}
