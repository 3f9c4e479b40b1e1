import { brandUpdateRoutes, type BrandUpdate } from '#contract/brand-updates/brand-updates.ts'
import { DERIVED_WAITING_PER_USER_MAX } from '#contract/limits.ts'
import type { Core } from '../infrastructure/core.ts'
import { insertOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { createJob, type LinkJob } from '../generation/accept/create-job.ts'
import { buildKeyClaim, createJobOnce } from '../generation/accept/idempotency.ts'
import type { NewItem } from '../generation/accept/insert-items.ts'
import { findManyStoredDesigns, type StoredDesign, reviseBrief } from '../generation/accept/revise-brief.ts'
import type { Submitted } from '../generation/jobs/wait.ts'
import type { QueueSeam } from '../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../infrastructure/notify/notifier.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import { requireBrand } from '../brands/brands.ts'
import { listFollowing } from './outdated.ts'
import { type CurrentBrand, readCurrentBrand, rebrandDesign } from './rebrand.ts'
import { readUpdateOfJob } from './read-updates.ts'
import { keepImages } from '../stored/paid-results.ts'

interface UpdateRequest {
  id: number
  contentIds?: readonly number[] | undefined
}

/**
 * Starts drawing designs again with the brand as it is now, each as a new version of its own. One job has all of them, so they are made,
 * canceled and undone together. The studio draws them from their stored scenes: no provider is called.
 * @throws {UnreadableJson} when stored JSON of a design is damaged
 * @throws {Problem} 404 for a brand or a design that does not exist, 409 when nothing is outdated, 422 for a key of another request, 429
 *   when too many versions are waiting
 */
export async function startBrandUpdate(
  app: Core & QueueSeam & NotifierSeam,
  owner: OwnerId,
  { id, contentIds }: UpdateRequest,
  idempotencyKey: string | undefined,
): Promise<Submitted<BrandUpdate>> {
  const brand = await readCurrentBrand(app, owner, await requireBrand(app, owner, id))
  const claim = buildKeyClaim(brandUpdateRoutes.start, idempotencyKey, { id, contentIds })
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () => {
    const items = (await readDesigns(app, owner, brand, contentIds)).map((storedDesign) =>
      buildItem(storedDesign, brand),
    )
    const link: LinkJob = async (trx, job) => {
      const row = { brand_id: id, job_id: job.id, created_at: app.clock.now(), undone_at: null }
      await insertOwned(trx, owner, 'brand_updates', row).execute()
    }
    return createJob(app, owner, items, { claim, link })
  })
  return { isReplay, state: 'ended', result: await readUpdateOfJob(app, owner, jobId) }
}

async function readDesigns(
  app: Core,
  owner: OwnerId,
  brand: CurrentBrand,
  contentIds: readonly number[] | undefined,
): Promise<StoredDesign[]> {
  const ids = contentIds
    ? [...new Set(contentIds)]
    : await listFollowing(app, owner, brand, DERIVED_WAITING_PER_USER_MAX)
  if (ids.length === 0) throw new Problem(409, 'All designs follow the brand already.')
  const storedDesigns = await findManyStoredDesigns(app, owner, ids)
  if (contentIds && storedDesigns.some(({ brief }) => brief.brand_id !== brand.row.id)) throw notFound('Content')
  if (contentIds && storedDesigns.length < ids.length) throw notFound('Content')
  return storedDesigns
}

/** The words, the layout, the seed and the changes of a person stay, so only what the brand decides changes. */
function buildItem(storedDesign: StoredDesign, brand: CurrentBrand): NewItem {
  const { scene, paid } = storedDesign
  const brief = reviseBrief(rebrandDesign(storedDesign, brand), { copy: scene.copy, layout: scene.layout })
  const paid_results = keepImages(paid)
  return { brief, paid_results }
}
