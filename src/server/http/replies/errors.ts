import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BYTES_GONE, STORED_UNREADABLE } from '#contract/messages.ts'
import type { Translate } from '#contract/sentences/translate.ts'
import { isDatabaseFailure } from '../../infrastructure/db/database-retry.ts'
import { UnreadableJson } from '../../infrastructure/db/versioned-json.ts'
import { getErrorCode } from '../../infrastructure/error-code.ts'
import {
  clientGone,
  OBJECT_NOT_FOUND,
  Problem,
  QUOTA_EXCEEDED,
  tooLarge,
  unavailable,
} from '../../infrastructure/problem.ts'
import { isDiskFull } from '../../infrastructure/storage/disk-full.ts'
import { MissingObject, StorageUnavailable } from '../../infrastructure/storage/storage.ts'
import { notHttp } from '../requests.ts'
import { getTranslator } from './reply-language.ts'

/** Translates every error into a reply. Unexpected errors are logged with their request id and answered with 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = hasLeft(error, reply) ? clientGone() : asProblem(error, request)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  if (error instanceof MissingObject) request.log.error({ event: 'bytes_gone', err: error }, 'a row without its file')
  if (error instanceof UnreadableJson) request.log.error({ event: 'unreadable_json', err: error }, 'a damaged row')
  const event = getEvent(problem)
  if (event) request.log.info({ event, user_id: request.signedIn?.id }, problem.message)
  const translate = getTranslator(request, reply)
  const body = {
    detail: translate(problem.message),
    code: problem.code,
    ...translateExtra(problem, translate),
    ...(problem.status === 500 && { request_id: request.id }),
  }
  if (problem.status === 413) closeAfterAnswer(request, reply)
  void reply.status(problem.status).headers(problem.headers).type('application/json; charset=utf-8').send(body)
}

/** The errors of single fields are shown beside them, so they are translated as well. */
function translateExtra({ extra }: Problem, translate: Translate): Record<string, unknown> {
  const errors = FieldErrors.safeParse(extra['errors'])
  if (!errors.success) return extra
  return { ...extra, errors: errors.data.map(({ field, message }) => ({ field, message: translate(message) })) }
}

const FieldErrors = z.array(z.object({ field: z.string(), message: z.string() }))

/** The log event of a refusal: a missing or foreign object, a rate limit, or the monthly limit. */
function getEvent({ status, code }: Problem): string | null {
  if (code === QUOTA_EXCEEDED) return 'quota'
  if (status === 429) return 'throttle'
  return code === OBJECT_NOT_FOUND ? 'ownership_refusal' : null
}

/**
 * How long the rest of a refused upload is read. A connection with unread bytes is reset when it is closed, so a client that is still sending
 * would lose the reply. On a busy machine, `readRestSlowly` needs up to a second for the megabyte that most files are too large by.
 */
const REST_MS = 2000

/** A refused upload is not read to its end. The connection is closed once the client has had time to read the reply. */
function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('connection', 'close')
  reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), REST_MS).unref())
}

/** Whether work was aborted because the client has disconnected. */
const hasLeft = (error: unknown, reply: FastifyReply): boolean =>
  error instanceof Error && error.name === 'AbortError' && reply.raw.destroyed

function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StorageUnavailable) return unavailable()
  if (error instanceof MissingObject) return new Problem(404, BYTES_GONE)
  if (error instanceof UnreadableJson) return new Problem(409, STORED_UNREADABLE)
  const name = getErrorCode(error)
  const code = typeof name === 'string' ? name : ''
  if (code === 'FST_ERR_BAD_URL') return new Problem(400, 'The address is not valid.')
  // Only for a method of RTSP, for which the router has no name.
  if (code === 'FST_ERR_NOT_FOUND') return notHttp()
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem(415, 'Unsupported content type. Send application/json.')
  if (code.startsWith('FST_ERR_CTP_')) return new Problem(400, 'The request body is not valid JSON.')
  if (isDiskFull(error)) return new Problem(507, 'The server is out of storage space. Please try again later.')
  if (isDatabaseFailure(error)) return unavailable()
  return new Problem(500, 'Something went wrong on our side. Please try again.')
}
