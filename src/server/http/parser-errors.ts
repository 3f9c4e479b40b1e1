import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Core } from '../infrastructure/core.ts'
import { securityHeaders } from './replies/headers.ts'
import { codeOf } from '../infrastructure/problem.ts'
import { methodRefused, newRequestId, notHttp } from './requests.ts'

/** How long a refused client gets to read the answer before the connection is closed, in milliseconds. */
const READ_MS = 500

/**
 * Replies to requests that Node's HTTP parser refuses, in the format of all other errors. Nothing of the request is logged.
 */
export function answerParserError(app: Core, error: ParserError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
  answer(app, socket, toRefusal(error))
}

/** Replaces Node's own replies to CONNECT and to expectations other than `100-continue`. */
export function answerInOurShape(server: Server, app: Core): void {
  server.on('connect', (_request, socket) => answer(app, socket, METHOD_REFUSED))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** An error of Node's parser: https://nodejs.org/api/http.html#event-clienterror */
interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: unknown
  bytesParsed?: number
}

interface Refusal {
  status: number
  detail: string
  headers?: Record<string, string>
}

const METHOD_REFUSED: Refusal = { status: 405, detail: methodRefused().message, headers: methodRefused().headers }

function toRefusal({ code, rawPacket, bytesParsed }: ParserError): Refusal {
  if (code === 'HPE_INVALID_METHOD' && isRequestLine(rawPacket, bytesParsed)) return METHOD_REFUSED
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, detail: 'The request headers are too large. The limit is 16 KB.' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, detail: 'The request took too long to arrive.' }
  return { status: 400, detail: notHttp().message }
}

/** Whether the line at which the parser stopped is one of HTTP with another method: https://www.rfc-editor.org/rfc/rfc9112#name-request-line */
function isRequestLine(packet: unknown, stoppedAt = 0): boolean {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const start = stoppedAt === 0 ? 0 : text.lastIndexOf('\n', stoppedAt - 1) + 1
  const end = text.indexOf('\r\n', start)
  return end >= 0 && /^[!#$%&'*+.^_`|~\w-]+ [!-~]+ HTTP\/1\.[01]$/.test(text.slice(start, end))
}

/** True if another reply on this connection has started, which a second one would corrupt. */
function isAnswering(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

function answer(app: Core, socket: Duplex, { status, detail, headers = {} }: Refusal): void {
  const requestId = newRequestId()
  const body = JSON.stringify({ detail, code: codeOf(status) })
  const all = {
    ...securityHeaders('api', app.publicUrl()),
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => socket.destroy())
  socket.resume().end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), READ_MS).unref()
  app.metrics.requestEnded({ method: 'unknown', route: 'unknown', status, seconds: 0 })
  app.log.info({ request_id: requestId, method: 'unknown', route: 'unknown', status, ms: 0 }, 'request')
}
