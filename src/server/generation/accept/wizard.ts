import { type GenerationRequest, generatorRoutes, type JobDetail } from '#contract/generation/generator.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { QueueSeam } from '../../infrastructure/jobs/queue.ts'
import type { NotifierSeam } from '../../infrastructure/notify/notifier.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import { createWizardJob } from './create-job.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { readJob } from '../jobs/jobs.ts'
import { createJobOnce, buildKeyClaim } from './idempotency.ts'
import { type SubmitOptions, type Submitted, waitForJob } from '../jobs/wait.ts'

type WizardParts = Core & QueueSeam & StorageSeam & NotifierSeam

/**
 * Creates the job of a wizard request. Returns at once if the request is asynchronous, otherwise when the job has ended.
 * @throws {Problem} as `createWizardJob` and `waitForJob` do
 */
export async function generateFromWizard(
  app: WizardParts,
  owner: OwnerId,
  request: GenerationRequest,
  { idempotencyKey, isAsync, gone }: SubmitOptions,
): Promise<Submitted<JobDetail>> {
  const claim = buildKeyClaim(generatorRoutes.generate, idempotencyKey, request)
  const accept = () => createWizardJob(app, owner, request, claim)
  const { jobId, isReplay } = await createJobOnce(app, owner, claim, accept)
  if (isAsync) return { isReplay, state: 'accepted', job: await readJob(app, owner, jobId) }
  await waitForJob(app, owner, jobId, gone)
  return { isReplay, state: 'ended', result: await readJob(app, owner, jobId) }
}
