import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { mailboxIsOpenFor } from '../mail/mailbox.ts'
import { Problem } from '../problem.ts'

const DIST = join(import.meta.dirname, '../../../dist')

/** Serves the built web app: hashed assets for ever, every other page of a browser as the one document. */
export async function servePages(server: FastifyInstance, app: App): Promise<void> {
  const page = existsSync(join(DIST, 'index.html')) ? readFileSync(join(DIST, 'index.html'), 'utf8') : null
  if (page === null) app.log.warn('the web app is not built; only the API is served')
  else await server.register(fastifyStatic, { root: DIST, index: false, wildcard: false, setHeaders })
  const document = (request: FastifyRequest) =>
    mailboxIsOpenFor(app, request)
      ? page?.replace('</head>', '<meta name="signet-mailbox" content="/mailbox"></head>')
      : page

  if (page !== null) server.get('/', async (request, reply) => sendPage(reply, document(request)))
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    const body = wantsPage && !/^\/(api|assets)(\/|$)/.test(path) ? document(request) : null
    if (!body) throw new Problem(404, 'Not found')
    return sendPage(reply, body)
  })
}

const sendPage = (reply: FastifyReply, body: string | null | undefined) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body)

function setHeaders(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${DIST}/assets/`)
  void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}
