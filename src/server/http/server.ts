import { randomBytes } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { api } from '#contract/api.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { analyticsHandlers } from '../analytics/analytics.routes.ts'
import { apiKeyHandlers } from '../account/api-keys.routes.ts'
import type { App } from '../app.ts'
import { authHandlers } from '../auth/auth.routes.ts'
import { brandHandlers } from '../brands/brands.routes.ts'
import { archiveHandlers } from '../content/archives.routes.ts'
import { contentHandlers } from '../content/content.routes.ts'
import { trashHandlers } from '../content/trash.routes.ts'
import { serveUploads } from '../files/files.routes.ts'
import { generatorHandlers } from '../generation/generator.routes.ts'
import { serveMailbox } from '../mail/mailbox.ts'
import { productHandlers } from '../products/products.routes.ts'
import { sizeHandlers } from '../sizes/sizes.routes.ts'
import type { Metrics } from '../system/metrics.ts'
import { systemHandlers } from '../system/system.routes.ts'
import { Problem } from '../problem.ts'
import { answerError } from './errors.ts'
import { setSecurityHeaders } from './headers.ts'
import { parseJson } from './json-body.ts'
import { servePages } from './pages.ts'
import { watchPressure } from './pressure.ts'
import { registerRoutes } from './register-routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes no body, so whatever comes with the request is not looked at. */
    ignoreBody?: boolean
  }
}

/** The HTTP side of an application, not yet listening. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomBytes(16).toString('hex'),
    requestIdHeader: false,
    trustProxy: app.config.trustProxy.length > 0 ? app.config.trustProxy : false,
    bodyLimit: JSON_BODY_MAX_BYTES,
    maxRequestsPerSocket: 1000,
    // The whole address is bounded; an id of any length is one that names nothing, rather than an error.
    routerOptions: { maxParamLength: URL_MAX_BYTES },
    // Requests that arrive while the server drains are still answered; the listener itself is closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
  }) as unknown as FastifyInstance
  guardRequests(server)
  server.decorateRequest('signedIn', null)
  server.decorateRequest('hasDroppedKeys', false)
  server.setErrorHandler(answerError)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.ignoreBody) return done(null, undefined)
    try {
      done(
        null,
        parseJson(body as Buffer, () => (request.hasDroppedKeys = true)),
      )
    } catch (error) {
      done(error as Error)
    }
  })
  setSecurityHeaders(server, app.publicUrl)
  recordRequests(server, app.metrics)
  await server.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: Number.MAX_SAFE_INTEGER } })
  await watchPressure(server, app)
  registerRoutes(server, app, api, {
    auth: authHandlers,
    apiKeys: apiKeyHandlers,
    brands: brandHandlers,
    products: productHandlers,
    content: contentHandlers,
    archives: archiveHandlers,
    trash: trashHandlers,
    generator: generatorHandlers,
    sizes: sizeHandlers,
    analytics: analyticsHandlers,
    system: systemHandlers,
  })
  serveUploads(server, app)
  serveMailbox(server, app)
  await servePages(server, app)
  return server
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const URL_MAX_BYTES = 8 * 1024
const BODY_IDLE_MS = 30_000
/** Letters, digits, `-`, `.` and `_`, which no client has a reason to encode. */
const NEEDLESSLY_ENCODED = /%(2d|2e|3\d|[46][1-9a-f]|[57][0-9a]|5f)/i

/**
 * Nobody may hold a connection by sending next to nothing: a body that pauses for thirty seconds is given up. An address
 * that is longer than any of ours, or written so that it only decodes to one of ours, is no route.
 */
function guardRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (!METHODS.includes(request.method)) {
      throw new Problem(405, 'Method not allowed', { headers: { allow: METHODS.join(', ') } })
    }
    const [path = ''] = request.url.split('?')
    if (request.url.length > URL_MAX_BYTES) throw new Problem(414, 'The address is too long.')
    if (NEEDLESSLY_ENCODED.test(path)) throw new Problem(404, 'Not found')
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined
    if (!hasBody) return
    const { socket } = request.raw
    const giveUp = () => request.raw.destroy()
    socket.setTimeout(BODY_IDLE_MS, giveUp)
    request.raw.once('end', () => {
      socket.setTimeout(0)
      socket.off('timeout', giveUp)
    })
  })
}

const REQUEST_PATIENCE_MS = 10_000

/** Stops listening and lets running requests end; those that take longer than ten seconds are cut off. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), REQUEST_PATIENCE_MS)
  await server.close()
  clearTimeout(patience)
}

/** One line and one count for each request: the route's template, never the address itself, which can hold tokens and view keys. */
function recordRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { statusCode: status } = reply
    const route = request.routeOptions.url ?? 'unknown'
    metrics.requestEnded({ method, route, status, seconds: reply.elapsedTime / 1000 })
    request.log.info(
      {
        method,
        route,
        status,
        ms: Math.round(reply.elapsedTime),
        user_id: request.signedIn?.id,
        bytes: Number(reply.getHeader('content-length')) || undefined,
      },
      'request',
    )
  })
}
