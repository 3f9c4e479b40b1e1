import type { FastifyReply } from 'fastify'
import { type GenerationReply, type GenerationRequest, generatorRoutes } from '#contract/generator.ts'
import type { App } from '../app.ts'
import { acceptGuided } from './accept.ts'
import { readJob } from './jobs.ts'
import { acceptOnce, claimOf } from './repeatable.ts'
import { isAsync, markReplay, sendAccepted, waitForJob } from './wait.ts'

interface GuidedCall {
  request: GenerationRequest
  headers: { 'idempotency-key'?: string | undefined; prefer?: string | undefined }
  gone: AbortSignal
  reply: FastifyReply
}

/** Accepts a guided request; answers at once with `Prefer: respond-async`, else when the job has ended. */
export async function generateGuided(
  app: App,
  userId: number,
  { request, headers, gone, reply }: GuidedCall,
): Promise<GenerationReply | FastifyReply> {
  const claim = claimOf(generatorRoutes.generate, headers['idempotency-key'], request)
  const accept = () => acceptGuided(app, userId, request, claim)
  const { jobId, isReplay } = await acceptOnce(app, userId, claim, accept)
  if (isReplay) markReplay(reply)
  if (isAsync(headers.prefer)) return sendAccepted(reply, await readJob(app, userId, jobId))
  await waitForJob(app, jobId, gone)
  return readJob(app, userId, jobId)
}
