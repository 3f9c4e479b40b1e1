import { findCarouselFormat } from '#contract/platforms/presets.ts'
import { carouselRoutes, type CarouselRequest } from '#contract/designs/carousels/carousels.ts'
import type { ContentItem } from '#contract/library/content.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { readContentItem } from '../../library/content.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { buildBrief } from '../../generation/accept/build-brief.ts'
import { createJob } from '../../generation/accept/create-job.ts'
import { buildKeyClaim, createJobOnce } from '../../generation/accept/idempotency.ts'
import { placeInFormat, placeInSize } from '../../generation/accept/place-in-format.ts'
import { loadInputs } from '../../generation/accept/load-inputs.ts'
import { requireResult } from '../../generation/accept/quick.ts'
import { readJob } from '../../generation/jobs/jobs.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../../generation/jobs/wait.ts'
import type { ItemBrief } from '../../stored/brief.ts'
import { toCarouselBrief } from './carousel-brief.ts'

type CarouselParts = Core & QueueSeam & StorageSeam & NotifierSeam

/**
 * Makes a carousel as one item, which takes one unit of the month. Returns at once if the request is asynchronous, otherwise when its job
 * has ended.
 * @throws {Problem} as `quickGenerate` does
 */
export async function createCarousel(
  app: CarouselParts,
  owner: OwnerId,
  request: CarouselRequest,
  { idempotencyKey, isAsync, gone }: SubmitOptions,
): Promise<Submitted<ContentItem>> {
  const claim = buildKeyClaim(carouselRoutes.create, idempotencyKey, request)
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, async () =>
    createJob(app, owner, [{ brief: await loadBrief(app, owner, request) }], { claim }),
  )
  if (isAsync) return { isReplay, state: 'accepted', job: await readJob(app, owner, jobId) }
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: await readContentItem(app, owner, await requireResult(app, owner, jobId)) }
}

async function loadBrief(app: CarouselParts, owner: OwnerId, request: CarouselRequest): Promise<ItemBrief> {
  const { title, prompt, engine, language, platform = null, dimensions, slides: count, background } = request
  const format = findCarouselFormat(platform, dimensions)
  const place = format ? placeInFormat(format) : placeInSize(dimensions, platform)
  const inputs = await loadInputs(app, owner, request)
  const nothing = { tone: null, goal: null, theme: null, instructions: null }
  const wish = { title, prompt, engine, language, ...place, layout: 'auto' as const, ...nothing }
  return toCarouselBrief(buildBrief(inputs, { content_type: 'image', ...wish }), { count, background })
}
