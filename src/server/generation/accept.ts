import { randomInt } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { QuickRequest } from '#contract/content.ts'
import { DIMENSION_PRESETS, type Platform } from '#contract/options.ts'
import type { Brief, PictureRef } from '#studio/brief.ts'
import type { App } from '../app.ts'
import { requireBrand } from '../brands/brands.ts'
import type { BrandsTable, Schema } from '../db/schema.ts'
import { keepPicture, storageKeyOf } from '../files/files.ts'
import type { UploadedFile } from '../http/handlers.ts'
import { monthOf } from './month.ts'
import { logoOf } from './pictures.ts'
import { reserveQuota } from './quota.ts'

/** A request that was accepted: from here on it survives whatever happens to the process. */
export interface Accepted {
  jobId: number
  itemIds: number[]
}

/** Accepts Quick Generate: a job with one item, its brief holding brand and request as they are now. */
export async function acceptQuick(
  app: App,
  userId: number,
  request: QuickRequest,
  files: UploadedFile[],
): Promise<Accepted> {
  const brand = await requireBrand(app, userId, request.brand_id)
  const pictures = await keepPictures(app, userId, brand.logo_url, files)
  const platform = platformOf(request.dimensions)
  const brief = briefOf(brand, request, platform, pictures)
  const accepted = await app.db.transaction().execute((trx) => insertJob(app, trx, userId, brand.id, [brief]))
  app.queue.wake()
  return accepted
}

/** A logo that comes with the request takes the place of the brand's own for this request. */
async function keepPictures(
  app: App,
  userId: number,
  brandLogo: string | null,
  files: UploadedFile[],
): Promise<PictureRef[]> {
  const kept: PictureRef[] = []
  for (const { part, bytes } of files) {
    const key = storageKeyOf(await keepPicture(app, userId, bytes))
    kept.push({ key, role: part === 'image' ? 'logo' : 'reference' })
  }
  const logo = kept.some(({ role }) => role === 'logo') ? null : await logoOf(app, userId, brandLogo)
  return logo ? [...kept, logo] : kept
}

const platformOf = (dimensions: string): Platform | null =>
  DIMENSION_PRESETS.find((preset) => preset.value === dimensions)?.platform ?? null

function briefOf(
  brand: Selectable<BrandsTable>,
  request: QuickRequest,
  platform: Platform | null,
  pictures: PictureRef[],
): Brief {
  const [width = 0, height = 0] = request.dimensions.split('x').map(Number)
  const { name, description, primary_color, secondary_color, typography, brand_tone } = brand
  return {
    content_type: request.content_type,
    width,
    height,
    platform,
    brand: { name, description, primary_color, secondary_color, typography, tone: brand_tone },
    product: null,
    title: request.title,
    prompt: request.prompt,
    tone: null,
    goal: null,
    theme: null,
    instructions: null,
    pictures,
    seed: randomInt(2 ** 32),
  }
}

/** One transaction: quota, job, items and their places in the queue. Only then does anything run. */
async function insertJob(
  app: App,
  trx: Transaction<Schema>,
  userId: number,
  brandId: number,
  briefs: Brief[],
): Promise<Accepted> {
  const now = app.clock.now()
  await reserveQuota(app, trx, userId, briefs.length)
  const { id: jobId } = await trx
    .insertInto('jobs')
    .values({
      user_id: userId,
      brand_id: brandId,
      content_types: JSON.stringify([...new Set(briefs.map((brief) => brief.content_type))]),
      platforms: JSON.stringify([...new Set(briefs.flatMap((brief) => brief.platform ?? []))]),
      tone: briefs[0]?.tone ?? null,
      goal: briefs[0]?.goal ?? null,
      theme: briefs[0]?.theme ?? null,
      created_at: now,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let backlog = await unfinishedItems(trx, userId)
  const itemIds: number[] = []
  for (const brief of briefs) {
    const { id } = await trx
      .insertInto('items')
      .values({
        job_id: jobId,
        user_id: userId,
        key: `${brief.content_type}:${brief.platform ?? 'any'}`,
        brief: JSON.stringify(brief),
        dimensions: `${brief.width}x${brief.height}`,
        month: monthOf(now),
        created_at: now,
        stage: null,
        failure: null,
        started_at: null,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    backlog += 1
    await app.queue.sendItem(trx, { item_id: id, user_id: userId, backlog })
    itemIds.push(id)
  }
  return { jobId, itemIds }
}

async function unfinishedItems(trx: Transaction<Schema>, userId: number): Promise<number> {
  const row = await trx
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running', 'retry_wait'])
    .executeTakeFirstOrThrow()
  return row.count
}
