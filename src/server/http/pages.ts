import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { mailboxIsOpenFor } from '../mail/mailbox.ts'
import { Problem } from '../problem.ts'

const DIST = join(import.meta.dirname, '../../../dist')

/**
 * Serves the built web app: hashed assets for ever, the landing page as it was rendered at build time, every other page
 * of a browser as the one document.
 */
export async function servePages(server: FastifyInstance, app: App): Promise<void> {
  const [document, landing] = [readPage('index.html'), readPage('landing.html')]
  if (document === null) app.log.warn('the web app is not built; only the API is served')
  else await server.register(fastifyStatic, { root: DIST, index: false, wildcard: false, setHeaders })

  const marked = (request: FastifyRequest, page: string) =>
    mailboxIsOpenFor(app, request) ? page.replace('</head>', `${MAILBOX_MARK}</head>`) : page

  if (document !== null)
    server.get('/', async (request, reply) => sendPage(reply, marked(request, landing ?? document)))
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!document || !wantsPage || /^\/(api|assets)(\/|$)/.test(path)) throw new Problem(404, 'Not found')
    return sendPage(reply, marked(request, document))
  })
}

/** Tells the page that a mailbox is here to be linked to. */
const MAILBOX_MARK = '<meta name="signet-mailbox" content="/mailbox">'

function readPage(name: string): string | null {
  const path = join(DIST, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const sendPage = (reply: FastifyReply, body: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${DIST}/assets/`)
  const isPicture = path.includes(`${DIST}/landing/`)
  const lasting = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
  void reply.header('cache-control', isHashed || isPicture ? lasting : 'no-cache')
}
