import { contentMakingRoutes } from '#contract/library/content.ts'
import type { QuickRequest } from '#contract/generation/quick-request.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { BUDGET_CODES } from '../../spending/budget-reached.ts'
import { SECOND } from '../../infrastructure/clock.ts'
import { type ContentWithBytes, readContent } from '../../library/content.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { createQuickJob } from './create-job.ts'
import { ownedRows, selectOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readJob } from '../jobs/jobs.ts'
import { createJobOnce, buildKeyClaim } from './idempotency.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../jobs/wait.ts'

type QuickParts = Core & QueueSeam & StorageSeam & NotifierSeam

interface QuickInput {
  request: QuickRequest
  files: UploadedFile[]
  discardFiles: () => Promise<void>
}

/**
 * Creates a job with one item. Returns at once if the request is asynchronous, otherwise when the job has ended. A client that
 * disconnects does not stop the job; the result is saved to the library.
 * @throws {Problem} as `createQuickJob`, `waitForJob` and `requireResult` do
 */
export async function quickGenerate(
  app: QuickParts,
  owner: OwnerId,
  { request, files, discardFiles }: QuickInput,
  { idempotencyKey, isAsync, gone }: SubmitOptions,
): Promise<Submitted<ContentWithBytes>> {
  const claim = buildKeyClaim(contentMakingRoutes.generate, idempotencyKey, request, files)
  const accept = () => createQuickJob(app, owner, request, files, claim)
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, accept)
  await discardFiles()
  if (isAsync) return { isReplay, state: 'accepted', job: await readJob(app, owner, jobId) }
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: await readContent(app, owner, await requireResult(app, owner, jobId)) }
}

/**
 * Finds the content id that a job with one item produced.
 * @throws {Problem} 404, 409, 422, 429 or 502 with the reason when the item has no result
 */
export async function requireResult({ db, clock }: Core, owner: OwnerId, jobId: number): Promise<number> {
  const item = await selectOwned(db, owner, 'items')
    .leftJoin(ownedRows(db, owner, 'content'), 'content.item_id', 'items.id')
    .select(['items.state', 'items.failure', 'items.failure_code', 'items.retry_at', 'content.id as content_id'])
    .where('items.job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  if (item.content_id !== null) return item.content_id
  if (item.state === 'cancelled') throw new Problem(409, 'This generation was cancelled.')
  const detail = item.failure ?? 'Failed to generate content'
  if (item.failure_code === 'bytes_gone') throw new Problem(404, detail)
  if (item.failure_code?.startsWith('refused')) throw new Problem(422, detail)
  const budgetCode = Object.values(BUDGET_CODES).find((code) => code === item.failure_code)
  if (budgetCode) throw new Problem(429, detail, { code: budgetCode })
  if (item.failure_code !== 'quota') throw new Problem(502, detail)
  const wait = ((item.retry_at?.getTime() ?? 0) - clock.now().getTime()) / SECOND
  throw new Problem(429, detail, { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait))) } })
}
