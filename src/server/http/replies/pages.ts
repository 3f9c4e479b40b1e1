import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { mailboxIsOpenFor } from './mailbox.ts'
import { Problem } from '../../infrastructure/problem.ts'

const DIST = join(import.meta.dirname, '../../../../dist')
/** Compressed variants have no URL of their own: they replace the file for clients that accept them. */
const COMPRESSED = /\.(br|gz)$/
/** The plugin's own routes are one for each of the 600 files, which takes a tenth of the time of a start. */
const STATIC = { root: DIST, serve: false, index: false as const, preCompressed: true, setHeaders }

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
    await server.register(fastifyStatic, STATIC)
    serveFiles(server)
    server.get('/', async (request, reply) => sendPage(request, reply, 'landing'))
  } else app.log.warn('the web app is not built; only the API is served')

  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isBuilt || !wantsPage || /^\/(api|assets)(\/|$)/.test(path)) throw new Problem(404, 'Not found')
    return sendPage(request, reply, 'index')
  })
}

/** One route for each file of the build and for each of its folders. */
function serveFiles(server: FastifyInstance): void {
  for (const entry of readdirSync(DIST, { withFileTypes: true })) {
    if (entry.isDirectory()) serveFolder(server, entry.name)
    else if (!COMPRESSED.test(entry.name)) server.get(`/${entry.name}`, async (_, reply) => reply.sendFile(entry.name))
  }
}

/** @throws {Problem} (from the route) 404 for a file that the build did not make */
function serveFolder(server: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(join(DIST, folder)).filter((name) => !COMPRESSED.test(name)))
  server.get<{ Params: { name: string } }>(`/${folder}/:name`, async ({ params: { name } }, reply) => {
    if (!names.has(name)) throw new Problem(404, 'Not found')
    return reply.sendFile(`${folder}/${name}`)
  })
}

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${DIST}/assets/`)
  const isImage = path.includes(`${DIST}/landing/`)
  const lasting = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  void reply.header('cache-control', isHashed || isImage ? lasting : 'no-cache')
}
