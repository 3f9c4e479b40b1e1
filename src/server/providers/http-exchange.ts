import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { z } from 'zod'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { type Clock, toRealWait } from '../infrastructure/clock.ts'
import { allowedUrl, FetchFault, type FetchRules, guardedLookup } from '../files/ssrf-safe-fetch.ts'
import type { ProviderCall } from './answers.ts'
import { type Exchange, toTransportFault, type TransportLimits } from './exchange.ts'
import { type Body, type JsonReply, readErrorBody, readJson, readWithin } from './read-body.ts'
import { TransportFault } from './transport-fault.ts'

/** A server of a provider. */
export interface HttpServer {
  /** Without a slash at the end, such as `http://127.0.0.1:8080/v1`. */
  baseUrl: string
  /** Which addresses may be connected to. Null for the operator's servers, which may be in a private network. */
  rules: FetchRules | null
  clock: Clock
}

interface HttpRequest {
  method: 'GET' | 'POST'
  /** Below the base URL, with its query. */
  path: string
  payload?: { contentType: string; body: Uint8Array }
}

/**
 * Sends one request whose reply should be JSON.
 * @throws {TransportFault} as `exchangeBytes`, and `too_large` when the JSON has more than the limits say
 */
export async function exchangeJson(
  server: HttpServer,
  call: ProviderCall,
  request: HttpRequest,
  limits: TransportLimits,
): Promise<{ reply: JsonReply; exchange: Exchange }> {
  const read = async (body: Body) => {
    const reply = await readJson(body, limits)
    return { content: reply, size: reply.size }
  }
  const { content, exchange } = await exchangeOnce(server, call, request, { timeoutMs: limits.timeoutMs, read })
  return { reply: content, exchange }
}

/**
 * Sends one request whose reply is a file.
 * @throws {TransportFault} when the request failed, also with an error status
 * @throws the reason of `call.signal` as soon as it aborts
 */
export async function exchangeBytes(
  server: HttpServer,
  call: ProviderCall,
  request: HttpRequest,
  { timeoutMs, maxBytes }: TransportLimits,
): Promise<{ bytes: Buffer; exchange: Exchange }> {
  const read = async (body: Body) => {
    const bytes = await readWithin(body, maxBytes)
    return { content: bytes, size: bytes.length }
  }
  const { content, exchange } = await exchangeOnce(server, call, request, { timeoutMs, read })
  return { bytes: content, exchange }
}

interface Reading<Content> {
  timeoutMs: number
  read: (body: Body) => Promise<{ content: Content; size: number }>
}

/**
 * Sends one request, with the key as a bearer token, and reads the body of its reply. Every request has a connection of its own: a
 * kept-alive one may be closed while sending, which looks like a lost reply. A redirect is not followed, because the key belongs to the
 * origin that it was saved for.
 */
async function exchangeOnce<Content>(
  server: HttpServer,
  call: ProviderCall,
  request: HttpRequest,
  { timeoutMs, read }: Reading<Content>,
): Promise<{ content: Content; exchange: Exchange }> {
  const began = performance.now()
  const patience = startWatchdog(toRealWait(server.clock, timeoutMs))
  try {
    const reply = await send(server, call.key, request, AbortSignal.any([call.signal, patience.signal]))
    const status = reply.statusCode ?? 0
    const isFine = status >= 200 && status < 300
    if (!isFine) throw statusFault(reply, status, await readErrorBody(reply))
    const { content, size } = await read(refuseTinyChunks(reply))
    const seconds = (performance.now() - began) / 1000
    const request_bytes = request.payload?.body.length ?? 0
    return { content, exchange: { status, request_bytes, response_bytes: size, seconds } }
  } catch (error) {
    call.signal.throwIfAborted()
    if (error instanceof TransportFault) throw error
    if (patience.signal.aborted) throw new TransportFault('time_out')
    throw error instanceof FetchFault ? new TransportFault('unreachable') : toTransportFault({ cause: error })
  } finally {
    patience.stop()
  }
}

function send(
  { baseUrl, rules }: HttpServer,
  key: string,
  { method, path, payload }: HttpRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = `${baseUrl}/${path}`
  const url = rules ? allowedUrl(address, rules) : new URL(address)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const lookup = rules ? { lookup: guardedLookup(url, rules, signal) } : {}
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(payload && { 'content-type': payload.contentType, 'content-length': payload.body.length }),
    ...(key && { authorization: `Bearer ${key}` }),
  }
  return new Promise((done, fail) => {
    const outgoing = request(url, { method, headers, signal, agent: false, ...lookup })
    outgoing.once('response', done).once('error', fail)
    outgoing.end(payload?.body)
  })
}

/** The bytes that a reply may have besides its body, such as headers, and the share of its body that chunks may add. */
const OVERHEAD = { bytes: 256 * 1024, share: 1 }

/**
 * The body of a reply. Each chunk costs time however small it is, so a body in chunks of a few bytes is refused.
 * @throws {TransportFault} `too_large`
 */
async function* refuseTinyChunks(reply: IncomingMessage): AsyncGenerator<Buffer> {
  const { socket } = reply
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    if (socket.bytesRead > size * (1 + OVERHEAD.share) + OVERHEAD.bytes) throw new TransportFault('too_large')
    yield chunk
  }
}

const statusFault = ({ headers }: IncomingMessage, status: number, bytes: Buffer) =>
  status < 400
    ? new TransportFault('elsewhere')
    : new TransportFault('status', {
        status,
        body: bytes.toString('utf8'),
        retryAfter: z.string().nullable().catch(null).parse(headers['retry-after']),
      })
