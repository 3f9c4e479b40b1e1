import { STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { HasPublicUrl } from '../config.ts'
import type { HasLog } from '../request-context.ts'
import type { HasMetrics } from '../system/metrics.ts'
import { securityHeaders } from './replies/headers.ts'
import { methodRefused, newRequestId } from './requests.ts'

type ErrorsApp = HasLog & HasPublicUrl & HasMetrics

/** How long a refused client gets to read the answer before the connection is closed, in milliseconds. */
const READ_MS = 500

/**
 * Replies to requests that Node's HTTP parser refuses, in the format of all other errors. Nothing of the request is logged.
 */
export function answerParserError(app: ErrorsApp, error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
  answer(app, socket, toRefusal(error.code))
}

/** Replaces Node's own replies to CONNECT and to expectations other than `100-continue`. */
export function answerInOurShape(server: Server, app: ErrorsApp): void {
  server.on('connect', (_request, socket) => answer(app, socket, METHOD_REFUSED))
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

interface Refusal {
  status: number
  detail: string
  headers?: Record<string, string>
}

const METHOD_REFUSED: Refusal = { status: 405, detail: methodRefused().message, headers: methodRefused().headers }

function toRefusal(code: string | undefined): Refusal {
  if (code === 'HPE_INVALID_METHOD') return METHOD_REFUSED
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, detail: 'The request headers are too large. The limit is 16 KB.' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, detail: 'The request took too long to arrive.' }
  return { status: 400, detail: 'The request is not valid HTTP.' }
}

/** True if another reply on this connection has started, which a second one would corrupt. */
function isAnswering(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

function answer(app: ErrorsApp, socket: Duplex, { status, detail, headers = {} }: Refusal): void {
  const requestId = newRequestId()
  const body = JSON.stringify({ detail })
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
