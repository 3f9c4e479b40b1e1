import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { CREDENTIALS_REFUSED } from '#contract/messages.ts'
import { isDatabaseDown } from '../db/outage.ts'
import { Problem, unavailable } from '../problem.ts'
import { StorageUnavailable } from '../storage/storage.ts'

export const unauthorized = () => new Problem(401, CREDENTIALS_REFUSED, { headers: { 'www-authenticate': 'Bearer' } })

/** The system's code, and PostgreSQL's where it is the database that found no room. */
const NO_ROOM = ['ENOSPC', '53100']

/** The one place where errors become answers. What nobody foresaw is logged with its request id and told as a fault of ours. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = asProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  const event = eventOf(problem)
  if (event) request.log.info({ event, user_id: request.signedIn?.id }, problem.message)
  const body = { detail: problem.message, ...problem.extra, ...(problem.status === 500 && { request_id: request.id }) }
  if (problem.status === 413) closeAfterAnswer(request, reply)
  void reply.status(problem.status).headers(problem.headers).type('application/json; charset=utf-8').send(body)
}

/** Refusals worth finding again: objects that are absent or somebody else's, limits, and the month that is used up. */
function eventOf({ status, message, extra }: Problem): string | null {
  if (extra['code'] === 'quota_exceeded') return 'quota'
  if (status === 429) return 'throttle'
  return status === 404 && message.endsWith(' not found') && message !== 'Not found' ? 'ownership_refusal' : null
}

/** A refused upload is not read to its end: the connection goes once the client has had time to read the answer. */
function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'close')
  reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), 500).unref())
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StorageUnavailable) return unavailable()
  const { code = '' } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, 'Request body is too large. The limit is 1 MB.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem(415, 'Unsupported content type. Send application/json.')
  if (code.startsWith('FST_ERR_CTP_')) return new Problem(400, 'The request body is not valid JSON.')
  if (NO_ROOM.includes(code)) return new Problem(507, 'The server is out of storage space. Please try again later.')
  if (isDatabaseDown(error)) return unavailable()
  return new Problem(500, 'Something went wrong on our side. Please try again.')
}
