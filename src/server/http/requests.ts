import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../infrastructure/problem.ts'

/** 16 random bytes as hex. */
export const newRequestId = () => randomBytes(16).toString('hex')

/** Methods of our routes. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
export const methodRefused = () => new Problem(405, 'Method not allowed', { headers: { allow: METHODS.join(', ') } })

export const notHttp = () => new Problem(400, 'The request is not valid HTTP.')

/** Node's parser also lets pass HTTP/0.9, and HTTP/2.0 without its greeting. */
const isHttp = ({ method, httpVersion, url }: IncomingMessage) =>
  /^1\.[01]$/.test(httpVersion) && (url !== '*' || method === 'OPTIONS')

/**
 * Headers with one value, besides those that Node's parser counts. They decide where a request goes, who sends it and what it means. Node takes the first of several, a proxy may
 * take the last: https://www.rfc-editor.org/rfc/rfc9112#name-host-and-target
 */
const SINGLE = new Set(['host', 'authorization', 'content-type', 'idempotency-key'])

function hasDoubledHeader({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  const single = names.filter((name) => SINGLE.has(name))
  return new Set(single).size < single.length
}

export const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

export const URL_MAX_BYTES = 8 * 1024
const BODY_IDLE_MS = 30_000
/** Letters, digits, `-`, `.` and `_`, which no client has a reason to encode. */
const NEEDLESSLY_ENCODED = /%(2d|2e|3\d|[46][1-9a-f]|[57][0-9a]|5f)/i

/**
 * Refuses requests that no route accepts before any other work: unknown methods, doubled headers, URLs that are too long or needlessly encoded. A body
 * that pauses for 30 seconds ends its connection.
 * @throws {Problem} (from its hooks) 400, 404, 405 or 414
 */
export function guardRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (!isHttp(request.raw)) throw notHttp()
    if (!METHODS.includes(request.method)) throw methodRefused()
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw notHttp()
    if (hasDoubledHeader(request.raw)) throw notHttp()
    // Before a body is read that nobody looks at. A page is left to the handler for unknown routes.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) throw new Problem(404, 'Not found')
    const [path = ''] = request.url.split('?')
    if (request.url.length > URL_MAX_BYTES) throw new Problem(414, 'The address is too long.')
    if (NEEDLESSLY_ENCODED.test(path)) throw new Problem(404, 'Not found')
    if (!hasBody(request.raw)) return
    const { socket } = request.raw
    const giveUp = () => request.raw.destroy()
    socket.setTimeout(BODY_IDLE_MS, giveUp)
    request.raw.once('end', () => {
      socket.setTimeout(0)
      socket.off('timeout', giveUp)
    })
  })
}
