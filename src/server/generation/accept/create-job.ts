import type { QuickRequest } from '#contract/generation/quick-request.ts'
import type { GenerationRequest } from '#contract/generation/generator.ts'
import { TOO_MANY_DERIVED, TOO_MANY_WAITING } from '#contract/messages.ts'
import { DERIVED_WAITING_PER_USER_MAX, WAITING_IN_ALL_MAX, WAITING_PER_USER_MAX } from '#contract/limits.ts'
import { adoptUploads } from '../../infrastructure/blobs/removal.ts'
import type { Core } from '../../infrastructure/core.ts'
import { lockUser } from '../../infrastructure/db/lock-user.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { acrossOwners, insertOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { notFound, Problem, unavailable } from '../../infrastructure/problem.ts'
import { getSizes } from '../../platforms/sizes.ts'
import { reserveQuota } from '../../spending/ledger/quota.ts'
import { type KeyClaim, storeKey } from './idempotency.ts'
import { insertItems, isDerived, type NewItem, takesUnit } from './insert-items.ts'
import { lockIfExists } from '../../infrastructure/db/lock-if-exists.ts'
import { keepImages, loadInputs } from './load-inputs.ts'
import { buildQuickBrief, buildWizardBrief, seedOfItem } from './request-briefs.ts'

/**
 * Creates the job of a quick-generate request: one item, in the format of the request or of the chosen preset. Returns the job's id.
 * @throws {Problem} as `createJob` does, and 404 when the brand or the product does not exist
 */
export async function createQuickJob(
  app: Core & QueueSeam & StorageSeam & NotifierSeam,
  owner: OwnerId,
  request: QuickRequest,
  files: UploadedFile[],
  claim: KeyClaim | null,
): Promise<number> {
  const subject = await loadInputs(app, owner, request, () => keepImages(app, owner, files))
  return createJob(app, owner, [{ brief: buildQuickBrief(subject, request) }], { claim })
}

/**
 * Creates the job of a wizard request: one item per content type and platform, in the user's first size for it, in pixels.
 * Returns the job's id.
 * @throws {Problem} as `createJob` does, and 404 when the brand or the product does not exist
 */
export async function createWizardJob(
  app: Core & QueueSeam & StorageSeam & NotifierSeam,
  owner: OwnerId,
  request: GenerationRequest,
  claim: KeyClaim | null,
): Promise<number> {
  const subject = await loadInputs(app, owner, request)
  const { content_sizes } = await getSizes(app, owner)
  const pairs = request.content_types.flatMap((content_type) =>
    request.platforms.map((platform) => ({ content_type, platform, sizes: content_sizes })),
  )
  const items = pairs.map((pair, index) => ({
    brief: buildWizardBrief(subject, { ...request, seed: seedOfItem(request.seed, index) }, pair),
  }))
  return createJob(app, owner, items, { claim })
}

interface JobOptions {
  claim: KeyClaim | null
  retryOf?: number | null
  campaign?: CampaignJob | null
  link?: LinkJob
}

/** Stores what refers to a new job in the transaction that creates it; `items` are the ids in their order. */
export type LinkJob = (trx: Trx, job: { id: number; items: readonly number[] }) => Promise<void>

/** The campaign of a job. `link` stores the new items with its cells. */
export interface CampaignJob {
  id: number
  link: LinkJob
}

/**
 * Creates a job in one transaction: quota, job, items, queue messages and idempotency key. No item runs before it commits.
 * New versions of existing content do not count towards the monthly limit. What the studio makes from a design has its own limit of
 * waiting items. Returns the job's id.
 * @throws {Problem} 429 when the monthly limit or the user's limit of waiting items is reached, 503 when the limit of waiting
 *   items of all users is reached, 404 when the content that an item is derived from was deleted; else whatever `link` throws
 */
export async function createJob(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  items: NewItem[],
  { claim, retryOf = null, campaign = null, link = campaign?.link }: JobOptions,
): Promise<number> {
  return transact(app.db, async (trx) => {
    await lockUser(trx, owner)
    const units = items.filter(takesUnit).length
    if (units > 0) await reserveQuota(app, trx, owner, units, { isPlan: campaign !== null })
    const derived = items.filter(isDerived).length
    const backlog = await countBacklog(trx, owner, { derived, generated: items.length - derived })
    const id = await insertJob(app, trx, owner, items, { retryOf, campaignId: campaign?.id ?? null })
    if (claim) await storeKey(app, trx, owner, claim, id)
    // A retry has the claim of the item that failed, so its parent may be gone.
    if (retryOf === null) await requireParents(trx, owner, items)
    const images = new Set(items.flatMap(({ brief }) => brief.pictures.map(({ key }) => key)))
    await adoptUploads(trx, owner, [...images])
    const ids = await insertItems(app, trx, { owner, jobId: id, items, backlog })
    await link?.(trx, { id, items: ids })
    await app.notifier.publish(trx, [`user:${owner}`])
    return id
  })
}

/** Locks the parents of new versions, so that their bytes cannot be deleted before the new items reference them. */
async function requireParents(trx: Trx, owner: OwnerId, items: NewItem[]): Promise<void> {
  for (const { brief } of items) {
    const parent = brief.revision?.parent_id
    if (parent && !(await lockIfExists(trx, 'content', owner, parent))) throw notFound('Content')
  }
}

async function insertJob(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  items: NewItem[],
  { retryOf, campaignId }: { retryOf: number | null; campaignId: number | null },
) {
  const briefs = items.map(({ brief }) => brief)
  const [first] = briefs
  const { id } = await insertOwned(trx, owner, 'jobs', {
    brand_id: await lockIfExists(trx, 'brands', owner, first?.brand_id),
    product_id: await lockIfExists(trx, 'products', owner, first?.product_id),
    content_types: JSON.stringify([...new Set(briefs.map((brief) => brief.content_type))]),
    platforms: JSON.stringify([...new Set(briefs.flatMap((brief) => brief.platform ?? []))]),
    tone: first?.tone ?? null,
    goal: first?.goal ?? null,
    theme: first?.theme ?? null,
    retry_of: retryOf,
    campaign_id: campaignId,
    created_at: app.clock.now(),
    ended_at: null,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Added {
  derived: number
  generated: number
}

/**
 * Counts the user's items that have not ended.
 * @throws {Problem} 429 or 503 when the new items would exceed a limit
 */
async function countBacklog(trx: Trx, owner: OwnerId, added: Added): Promise<number> {
  const { mine, waiting, derived, all } = await acrossOwners(trx)
    .selectFrom('items')
    .select(({ fn, eb }) => {
      const isMine = eb('user_id', '=', owner)
      const isWaiting = eb('state', '!=', 'running')
      const count = () => fn.countAll<number>()
      return [
        count().filterWhere(isMine).as('mine'),
        count()
          .filterWhere(eb.and([isMine, isWaiting, eb('is_derived', '=', false)]))
          .as('waiting'),
        count()
          .filterWhere(eb.and([isMine, isWaiting, eb('is_derived', '=', true)]))
          .as('derived'),
        count()
          .filterWhere(eb.and([isWaiting, eb('is_derived', '=', false)]))
          .as('all'),
      ]
    })
    .where('state', 'in', ['queued', 'running', 'retry_wait'])
    .executeTakeFirstOrThrow()
  const soon = { headers: { 'retry-after': '30' } }
  if (added.derived > 0 && derived + added.derived > DERIVED_WAITING_PER_USER_MAX)
    throw new Problem(429, TOO_MANY_DERIVED, soon)
  if (added.generated > 0 && waiting + added.generated > WAITING_PER_USER_MAX)
    throw new Problem(429, TOO_MANY_WAITING, soon)
  if (added.generated > 0 && all + added.generated > WAITING_IN_ALL_MAX) throw unavailable()
  return mine
}
