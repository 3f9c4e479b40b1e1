import multipart from '@fastify/multipart'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { api } from '#contract/api.ts'
import { PUBLIC_JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { analyticsHandlers } from '../library/analytics/analytics.routes.ts'
import { apiKeyHandlers } from '../providers/own/api-keys.routes.ts'
import type { App } from '../app.ts'
import { authHandlers } from '../accounts/auth/auth.routes.ts'
import { brandImportHandlers } from '../brands/site-reading/brands-import.routes.ts'
import { brandLogoHandlers } from '../brands/logos/brand-logos.routes.ts'
import { brandHandlers } from '../brands/brands.routes.ts'
import { budgetHandlers } from '../spending/budgets.routes.ts'
import { calendarHandlers } from '../campaigns/calendar/calendar.routes.ts'
import { packHandlers } from '../campaigns/pack/pack.routes.ts'
import { campaignTextHandlers } from '../campaigns/texts/texts.routes.ts'
import { campaignHandlers } from '../campaigns/campaigns.routes.ts'
import { archiveHandlers } from '../library/archives.routes.ts'
import { contentHandlers } from '../library/content.routes.ts'
import { contentLockHandlers } from '../library/lock.routes.ts'
import { consistencyHandlers } from '../brand-updates/consistency/consistency.routes.ts'
import { brandImageHandlers } from '../brand-images/brand-images.routes.ts'
import { soundHandlers } from '../brand-images/sounds/sounds.routes.ts'
import { brandFontHandlers } from '../brands/fonts/brand-fonts.routes.ts'
import { brandFileHandlers } from '../brands/files/brand-files.routes.ts'
import { brandUpdateHandlers } from '../brand-updates/updates.routes.ts'
import { brandVersionHandlers } from '../brands/versions/versions.routes.ts'
import { carouselHandlers } from '../designs/carousels/carousels.routes.ts'
import { videoHandlers } from '../designs/videos/videos.routes.ts'
import { designHandlers } from '../designs/design.routes.ts'
import { directionHandlers } from '../designs/directions.routes.ts'
import { requestPreviewHandlers } from '../designs/request-preview.routes.ts'
import { collectionHandlers, tagHandlers, viewHandlers } from '../library/organize/organize.routes.ts'
import { importHandlers } from '../catalog-files/imports.routes.ts'
import { translationHandlers } from '../designs/translations/translations.routes.ts'
import { trashHandlers } from '../library/trash.routes.ts'
import { serveUploads } from '../files/files.routes.ts'
import { contentMakingHandlers, generatorHandlers } from '../generation/generator.routes.ts'
import { serveMailbox } from '../http/replies/mailbox.ts'
import { productImportHandlers } from '../products/import/products-import.routes.ts'
import { productCutOutHandlers } from '../products/cut-outs/cut-outs.routes.ts'
import { productImageHandlers } from '../products/images/product-images.routes.ts'
import { productHandlers } from '../products/products.routes.ts'
import { ownProviderHandlers } from '../providers/own/own-providers.routes.ts'
import { proofHandlers } from '../proofs/proofs.routes.ts'
import { verifyHandlers } from '../proofs/verify/verify.routes.ts'
import { providerChoiceHandlers } from '../providers/choice/provider-choices.routes.ts'
import { sizeHandlers } from '../platforms/sizes.routes.ts'
import type { Metrics } from '../infrastructure/metrics.ts'
import { systemHandlers } from '../http/system/system.routes.ts'
import { endIdleConnections } from '../http/connections.ts'
import { answerError } from '../http/replies/errors.ts'
import { answerHeaders, setSecurityHeaders } from '../http/replies/headers.ts'
import { openParseTurns, parseJson } from '../http/json-body.ts'
import { servePages } from '../http/replies/pages.ts'
import { answerInOurShape, answerParserError } from '../http/parser-errors.ts'
import { measureLoad } from '../http/load-shedding.ts'
import { registerRoutes } from '../http/register-routes.ts'
import { guardRequests, newRequestId, URL_MAX_BYTES } from '../http/requests.ts'
import { readRestSlowly } from '../http/unread-bodies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes JSON; what comes with a request to any other route is not looked at. */
    takesJson?: boolean
  }
}

/** How long the headers of a request may take to arrive, and the whole of it. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 600_000

/** Creates the HTTP server of an application; it does not listen yet. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with a logger of its own, the instance has another type than its plugins expect
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: app.config.trustProxy.length > 0 ? app.config.trustProxy : false,
    bodyLimit: PUBLIC_JSON_BODY_MAX_BYTES,
    maxRequestsPerSocket: 1000,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // The whole address is bounded; an id of any length is one that names nothing, rather than an error.
    routerOptions: { maxParamLength: URL_MAX_BYTES },
    // Requests that arrive while the server drains are still answered; the listener itself is closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Neither hooks nor error handler run where the router cannot read the address.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(answerHeaders(request, app.publicUrl()))
      reply.raw.once('finish', () => recordRequest(request, reply, app.metrics))
      answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerParserError(app, error, socket),
    // Node looks for headers that are late only now and then. A request without Host is refused in our own shape.
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
      requireHostHeader: false,
    },
  }) as unknown as FastifyInstance
  answerInOurShape(server.server, app)
  guardRequests(server)
  endIdleConnections(server)
  readRestSlowly(server)
  server.decorateRequest('signedIn', null)
  server.decorateRequest('hasDroppedKeys', false)
  server.decorateRequest('releaseBody', () => {})
  server.decorateRequest('answered', () => {})
  server.setErrorHandler(answerError)
  server.removeAllContentTypeParsers()
  const mayParse = openParseTurns()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (!request.routeOptions.config.takesJson) return undefined
      await mayParse(body.length)
      return parseJson(body, () => (request.hasDroppedKeys = true))
    },
  )
  setSecurityHeaders(server, app.publicUrl)
  server.addHook('onResponse', async (request, reply) => recordRequest(request, reply, app.metrics))
  await server.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: Number.MAX_SAFE_INTEGER } })
  measureLoad(server, app)
  registerRoutes(server, app, api, {
    auth: authHandlers,
    apiKeys: apiKeyHandlers,
    brands: brandHandlers,
    products: productHandlers,
    content: { ...contentHandlers, ...contentMakingHandlers },
    contentLock: contentLockHandlers,
    requestPreviews: requestPreviewHandlers,
    directions: directionHandlers,
    design: designHandlers,
    carousels: carouselHandlers,
    films: videoHandlers,
    translations: translationHandlers,
    brandFiles: brandFileHandlers,
    consistency: consistencyHandlers,
    brandUpdates: brandUpdateHandlers,
    brandVersions: brandVersionHandlers,
    campaigns: campaignHandlers,
    campaignTexts: campaignTextHandlers,
    packs: packHandlers,
    calendar: calendarHandlers,
    tags: tagHandlers,
    collections: collectionHandlers,
    views: viewHandlers,
    imports: importHandlers,
    archives: archiveHandlers,
    trash: trashHandlers,
    generator: generatorHandlers,
    sizes: sizeHandlers,
    analytics: analyticsHandlers,
    system: systemHandlers,
    brandImport: brandImportHandlers,
    brandLogos: brandLogoHandlers,
    productImport: productImportHandlers,
    budgets: budgetHandlers,
    ownProviders: ownProviderHandlers,
    providerChoices: providerChoiceHandlers,
    brandFonts: brandFontHandlers,
    brandPictures: brandImageHandlers,
    sounds: soundHandlers,
    productPictures: productImageHandlers,
    productCutOuts: productCutOutHandlers,
    proofs: proofHandlers,
    verify: verifyHandlers,
  })
  serveUploads(server, app)
  serveMailbox(server, app)
  await servePages(server, app)
  return server
}

const REQUEST_PATIENCE_MS = 10_000

/** Stops listening and waits for running requests. Those that take longer than ten seconds are aborted. */
export async function closeServer(server: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), REQUEST_PATIENCE_MS)
  await server.close()
  clearTimeout(patience)
}

/** Logs and counts each request by the route's template. The URL itself may contain tokens and view keys. */
function recordRequest(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
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
}
