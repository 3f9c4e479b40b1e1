import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { JSON_BODY_MAX_BYTES, UPLOAD_REQUEST_MAX_BYTES } from '#contract/limits.ts'
import type { Method, Route, RouteTable } from '#contract/route.ts'
import type { App } from '../app.ts'
import { findSession, type SignedIn } from '../auth/sessions.ts'
import { limitRequest } from '../limits/limits.ts'
import { Problem } from '../problem.ts'
import { unauthorized } from './errors.ts'
import type { HandlerInput, Handlers, UploadedFile } from './handlers.ts'
import { readForm } from './multipart.ts'
import { networkOf } from './network.ts'
import { refuseUnderPressure } from './pressure.ts'
import { validate } from './validate.ts'

/** Handlers for a whole table of routes; each group has exactly the routes of its contract. */
export type HandlerTable<T extends RouteTable> = { [G in keyof T]: Handlers<T[G]> }

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null
    /** Keys such as `__proto__` were left out of the body. */
    hasDroppedKeys: boolean
  }
}

type AnyHandler = (input: HandlerInput<Route>) => unknown

/** Serves every route of the contract: who may call, what is valid, what is answered. */
export function registerRoutes<T extends RouteTable>(
  server: FastifyInstance,
  app: App,
  table: T,
  implementation: HandlerTable<T>,
): void {
  const methods = new Map<string, Set<Method>>()
  for (const [group, routes] of Object.entries(table)) {
    for (const [name, route] of Object.entries(routes)) {
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
    bodyLimit: route.files ? UPLOAD_REQUEST_MAX_BYTES : JSON_BODY_MAX_BYTES,
    config: { ignoreBody: !route.body },
    onRequest: async (request) => {
      refuseUnderPressure(server, route)
      if (route.access !== 'public') request.signedIn = await findSession(app, request.headers.authorization)
      await limitRequest(app, route, request)
      if (!request.signedIn && route.access === 'user') throw unauthorized()
    },
    handler: async (request, reply) => {
      const answer = await handler(await inputOf(app, route, request, reply))
      // A reply that was handed to a stream is waited for here too, also when its reader left before the end.
      if (reply.sent || reply.raw.headersSent || answer === reply) return reply
      return reply.status(route.status ?? 200).send(answer)
    },
  })
}

async function inputOf(
  app: App,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HandlerInput<Route>> {
  const params = paramsOf(route, request.params)
  const query = route.query && validate(route.query, request.query)
  const headers = route.headers && validate(route.headers, request.headers)
  const { form, files } = route.files
    ? await readForm(request, route)
    : { form: undefined, files: [] as UploadedFile[] }
  return {
    app: { ...app, log: app.log.child({ request_id: request.id }), requestId: request.id },
    user: request.signedIn as SignedIn,
    network: networkOf(request.ip),
    params,
    query,
    headers,
    body: route.body && validate(route.body, request.body),
    form: route.form && validate(route.form, form),
    files,
    gone: goneSignal(reply),
    request,
    reply,
  }
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** An id that is no id names nothing, so it is answered like an absent object. */
function paramsOf({ params, missing }: Route, value: unknown): z.output<z.ZodObject> | undefined {
  if (!params) return undefined
  if (!missing) return validate(params, value)
  const result = params.safeParse(value)
  if (!result.success) throw new Problem(404, missing)
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
      config: { ignoreBody: true },
      handler: async (_request, reply) => {
        if (method === 'OPTIONS') return reply.status(204).send()
        throw new Problem(405, 'Method not allowed', { headers: { allow } })
      },
    })
  }
}
