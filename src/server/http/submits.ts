import type { FastifyReply } from 'fastify'

/** A job that was accepted only, or its result. */
type Submitted<Result> = { isReplay: boolean } & (
  | { state: 'accepted'; job: object }
  | { state: 'ended'; result: Result }
)

interface SubmitHeaders {
  'idempotency-key'?: string | undefined
  prefer?: string | undefined
}

/** Reads the headers of a generate request. `Prefer: respond-async` (RFC 7240) asks for the job at once instead of its result. */
export const readSubmitOptions = (headers: SubmitHeaders, gone: AbortSignal) => ({
  idempotencyKey: headers['idempotency-key'],
  isAsync: /(^|[,\s])respond-async($|[,;\s])/i.test(headers.prefer ?? ''),
  gone,
})

/** Replies with the result of a job that has ended, or with 202 and the job. Headers mark a replay and the applied preference. */
export function sendSubmitted<Result>(reply: FastifyReply, submitted: Submitted<Result>): Result | FastifyReply {
  if (submitted.isReplay) void reply.header('idempotent-replayed', 'true')
  if (submitted.state === 'ended') return submitted.result
  return reply.status(202).header('preference-applied', 'respond-async').send(submitted.job)
}
