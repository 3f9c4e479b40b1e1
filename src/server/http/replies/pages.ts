import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { mailboxIsOpenFor } from '../../mail/mailbox.routes.ts'
import { Problem } from '../../problem.ts'

const DIST = join(import.meta.dirname, '../../../../dist')
/** Compressed variants (`.br`, `.gz`) have no URL of their own: they replace the file for clients that accept them. */
const STATIC = { index: false as const, wildcard: false, preCompressed: true, globIgnore: ['**/*.{br,gz}'] }

/**
 * Serves the built web app from files that the build compressed: hashed assets with immutable caching, the prerendered landing page, and
 * the one document for all other pages.
 * @throws {Problem} (from the routes) 404 for an unknown file
 */
export async function servePages(server: FastifyInstance, app: App): Promise<void> {
  const isBuilt = existsSync(join(DIST, 'index.html'))
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: 'index' | 'landing') =>
    reply.sendFile(mailboxIsOpenFor(app, request) ? `${page}-with-mailbox.html` : `${page}.html`)

  if (isBuilt) {
    await server.register(fastifyStatic, { ...STATIC, root: DIST, setHeaders })
    server.get('/', async (request, reply) => sendPage(request, reply, 'landing'))
  } else app.log.warn('the web app is not built; only the API is served')

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isBuilt || !wantsPage || /^\/(api|assets)(\/|$)/.test(path)) throw new Problem(404, 'Not found')
    return sendPage(request, reply, 'index')
  })
}

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${DIST}/assets/`)
  const isPicture = path.includes(`${DIST}/landing/`)
  const lasting = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  void reply.header('cache-control', isHashed || isPicture ? lasting : 'no-cache')
}
