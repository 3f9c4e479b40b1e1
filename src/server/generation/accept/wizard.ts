import type { FastifyReply } from 'fastify'
import { type GenerationReply, type GenerationRequest, generatorRoutes } from '#contract/generator.ts'
import type { HasStopping, HasDraining } from '../../lifecycle.ts'
import type { HasStorage } from '../../storage/storage.ts'
import { createWizardJob, type CreateJobParts } from './create-job.ts'
import { readJob } from '../jobs/jobs.ts'
import { createJobOnce, buildKeyClaim } from './idempotency.ts'
import { isAsync, markReplay, sendAccepted, waitForJob } from '../jobs/wait.ts'

type WizardParts = CreateJobParts & HasStorage & HasStopping & HasDraining

interface WizardCall {
  request: GenerationRequest
  headers: { 'idempotency-key'?: string | undefined; prefer?: string | undefined }
  gone: AbortSignal
  reply: FastifyReply
}

/**
 * Creates the job of a wizard request. Replies at once with `Prefer: respond-async`, otherwise when the job has ended.
 * @throws {Problem} as `createWizardJob` and `waitForJob` do
 */
export async function generateFromWizard(
  app: WizardParts,
  userId: number,
  { request, headers, gone, reply }: WizardCall,
): Promise<GenerationReply | FastifyReply> {
  const claim = buildKeyClaim(generatorRoutes.generate, headers['idempotency-key'], request)
  const accept = () => createWizardJob(app, userId, request, claim)
  const { jobId, isReplay } = await createJobOnce(app, userId, claim, accept)
  if (isReplay) markReplay(reply)
  if (isAsync(headers.prefer)) return sendAccepted(reply, await readJob(app, userId, jobId))
  await waitForJob(app, jobId, gone)
  return readJob(app, userId, jobId)
}
