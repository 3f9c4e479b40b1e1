import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import {
  DETAIL_MAX,
  JSON_BODY_MAX_BYTES,
  PUBLIC_JSON_BODY_MAX_BYTES,
  UPLOAD_FIELDS_MAX_BYTES,
  UPLOAD_REQUEST_MAX_BYTES,
} from '#contract/limits.ts'
import type { Method, Route, RouteTable } from '#contract/route.ts'
import type { SignedIn } from '../infrastructure/signed-in.ts'
import type { App } from '../app.ts'
import { limitRequest } from '../infrastructure/limits/limits.ts'
import { OBJECT_NOT_FOUND, Problem, unauthorized } from '../infrastructure/problem.ts'
import { isDiskFull } from '../infrastructure/storage/disk-full.ts'
import { uncleanField } from '../infrastructure/unclean-text.ts'
import type { HandlerInput, Handlers } from './handlers.ts'
import { notJson } from './json-body.ts'
import { shedLoad } from './load-shedding.ts'
import { toNetworkPrefix } from './network.ts'
import { findLanguage } from './replies/reply-language.ts'
import { readForm, type ReceivedForm } from './uploads/multipart.ts'

/** Handlers for all routes, grouped as in the contract. */
export type HandlerTable<T extends RouteTable> = { [G in keyof T]: Handlers<T[G]> }

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
    /** Whether keys such as `__proto__` were removed from the body. */
    hasDroppedKeys: boolean
    /** Releases the memory that was counted for the body. */
    releaseBody: () => void
    /** Ends that the request counts as unanswered. Absent for one that Fastify refuses before it has a route. */
    answered?: () => void
  }
}

type AnyHandler = (input: HandlerInput<Route>) => unknown

/**
 * Registers all routes of the contract, with access control, validation and replies.
 * Why, and what was rejected: docs/decisions/0001-one-contract.md.
 */
export function registerRoutes<T extends RouteTable>(
  server: FastifyInstance,
  app: App,
  table: T,
  implementation: HandlerTable<T>,
): void {
  const methods = new Map<string, Set<Method>>()
  for (const [group, routes] of Object.entries(table)) {
    for (const [name, route] of Object.entries(routes)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the table has a handler for each route of the contract
      const handler = (implementation[group] as Record<string, unknown>)[name] as AnyHandler
      registerRoute(server, app, route, handler)
      methods.set(route.path, (methods.get(route.path) ?? new Set()).add(route.method))
    }
  }
  for (const [path, allowed] of methods) refuseOtherMethods(server, path, allowed)
}

function registerRoute(server: FastifyInstance, app: App, route: Route, handler: AnyHandler): void {
  server.route({
    method: route.method,
    url: route.path,
    bodyLimit: getBodyLimit(route),
    config: { takesJson: route.body !== undefined },
    onRequest: async (request, reply) => {
      // A cached reply must never be used for another bearer token.
      if (route.access !== 'public') void reply.header('vary', 'Authorization')
      shedLoad(server, route, request)
      // A session that is known counts at once, so that many requests that arrive together do.
      const isKnown = server.senders.countUnanswered(request.raw) !== null
      const count = () => (request.answered = server.senders.count(request.raw, reply.raw))
      if (isKnown) count()
      if (route.access !== 'public') request.signedIn = await app.findSession(request.headers.authorization)
      if (request.signedIn && !isKnown) count()
      await limitRequest(app, route, { ip: request.ip, owner: request.signedIn?.id })
      if (!request.signedIn && route.access === 'user') throw unauthorized()
      holdBodyMemory(app, route, request, reply)
    },
    handler: async (request, reply) => {
      const asked = validateParts(route, request)
      const form = await receiveForm(app, route, request)
      try {
        const input = createInput(app, route, { request, reply, asked, form })
        request.releaseBody()
        const answer = await withReserve(app, route, async () => handler(input))
        // A reply that was handed to a stream is waited for here too, also when its reader left before the end.
        if (reply.sent || reply.raw.headersSent || answer === reply) return reply
        // Before the reply, because its reader may send the next files at once.
        await form.discard()
        return await reply.status(route.status ?? 200).send(answer)
      } finally {
        await form.discard()
      }
    },
  })
}

/** The maximum size of a request's body in bytes: less for public routes, and for routes that ignore it. */
function getBodyLimit({ files, body, access }: Route): number {
  if (files && !body) return UPLOAD_REQUEST_MAX_BYTES
  return body && access === 'user' ? JSON_BODY_MAX_BYTES : PUBLIC_JSON_BODY_MAX_BYTES
}

/** Counts the memory of a signed-in user's body until it is validated. Files are buffered on disk. */
function holdBodyMemory(app: App, route: Route, request: FastifyRequest, reply: FastifyReply): void {
  const most = route.files ? UPLOAD_FIELDS_MAX_BYTES : getBodyLimit(route)
  if (!request.signedIn || most <= PUBLIC_JSON_BODY_MAX_BYTES) return
  const length = Number(request.headers['content-length'] ?? most)
  request.releaseBody = app.bodyMemory.take(request.signedIn.id, Math.min(length, most))
  reply.raw.once('close', request.releaseBody)
}

const NO_FORM: ReceivedForm = { form: {}, files: [], discard: async () => {} }

const receiveForm = async (app: App, route: Route, request: FastifyRequest): Promise<ReceivedForm> =>
  (request.signedIn ?? route.access === 'public') && isForm(route, request)
    ? readForm(request, { route, app, sender: request.signedIn?.id ?? toNetworkPrefix(request.ip) })
    : NO_FORM

/** Whether the content of a request is read as a form: on a route that accepts JSON too, only if it is multipart. */
const isForm = (route: Route, request: FastifyRequest): boolean =>
  route.files !== undefined && (!route.body || request.isMultipart())

const isJson = (route: Route, request: FastifyRequest): route is Route & { body: z.ZodType } =>
  route.body !== undefined && !isForm(route, request)

/** The parts of a request except its body. */
const validateParts = (route: Route, request: FastifyRequest) => ({
  params: validateParams(route, request.params),
  query: route.query && validate(route.query, request.query),
  headers: route.headers && validate(route.headers, request.headers),
})

interface Incoming {
  request: FastifyRequest
  reply: FastifyReply
  asked: ReturnType<typeof validateParts>
  form: ReceivedForm
}

function createInput(app: App, route: Route, { request, reply, asked, form }: Incoming): HandlerInput<Route> {
  const network = toNetworkPrefix(request.ip)
  return {
    ...asked,
    app: {
      ...app,
      ...app.userRenders(request.signedIn ? String(request.signedIn.id) : network),
      log: app.log.child({ request_id: request.id }),
      requestId: request.id,
      language: findLanguage(request),
    },
    user: request.signedIn,
    network,
    body: isJson(route, request) ? validate(route.body, getBody(request)) : undefined,
    form: route.form && isForm(route, request) ? validate(route.form, form.form) : undefined,
    files: form.files,
    discardFiles: form.discard,
    gone: goneSignal(reply),
    request,
    reply,
  }
}

/** A request without a body and content type reaches no parser. */
function getBody({ body }: FastifyRequest): unknown {
  if (body === undefined) throw notJson()
  return body
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** An invalid id gets the same reply as a missing object. */
function validateParams({ params, missing }: Route, value: unknown): z.output<z.ZodObject> | undefined {
  if (!params) return undefined
  if (!missing) return validate(params, value)
  const result = params.safeParse(value)
  if (!result.success) throw new Problem(404, missing, { code: OBJECT_NOT_FOUND })
  return result.data
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** A preflight from another origin gets an empty 204 without permission; every other method is refused by name. */
function refuseOtherMethods(server: FastifyInstance, path: string, allowed: Set<Method>): void {
  const allow = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ')
  for (const method of METHODS) {
    if (method !== 'OPTIONS' && allowed.has(method)) continue
    server.route({
      method,
      url: path,
      // Before the body is read, because it is not used.
      onRequest: async (_request, reply) => {
        if (method === 'OPTIONS') return reply.status(204).send()
        throw new Problem(405, 'Method not allowed', { headers: { allow } })
      },
      handler: () => undefined,
    })
  }
}

/**
 * Runs a handler. When a deletion fails because the disk is full, the reserve is freed and the handler runs once more. The first
 * attempt had no effect, since its transaction was rolled back.
 * @throws whatever `run` rejects with
 */
async function withReserve<T>(
  { reserve }: Pick<App, 'reserve'>,
  { method }: Pick<Route, 'method'>,
  run: () => Promise<T>,
): Promise<T> {
  if (method !== 'DELETE' || !reserve) return run()
  try {
    return await run()
  } catch (error) {
    if (!isDiskFull(error) || !(await reserve.release())) throw error
    return run()
  } finally {
    await reserve.restore()
  }
}

/** Maximum number of errors in a reply. */
const ERRORS_MAX = 50

/**
 * Parses a value by its schema.
 * @throws {Problem} 422 with the first error as `detail` and up to 50 errors by field
 */
function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const unclean = uncleanField(value)
  if (unclean !== null)
    throw refused([{ field: unclean, message: `${unclean || 'The value'} contains characters that are not allowed` }])
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refused(
    result.error.issues.slice(0, ERRORS_MAX).map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}

function refused(errors: { field: string; message: string }[]): Problem {
  const sentence = errors[0]?.message ?? 'The request is not valid.'
  return new Problem(422, sentence.slice(0, DETAIL_MAX), { extra: { errors } })
}
