import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { z } from 'zod'
import { startWatchdog } from '#studio/render/watchdog.ts'
import { type Clock, toRealWait } from '../clock.ts'
import { allowedUrl, FetchFault, type FetchRules, guardedLookup } from '../files/ssrf-safe-fetch.ts'
import type { ProviderCall } from './answers.ts'
import { type Exchange, toTransportFault, type TransportLimits } from './exchange.ts'
import { readErrorBody, readWithin } from './read-body.ts'
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
 * Sends one request, with the key as a bearer token, and reads the body of its reply. Every request has a connection of its own: a
 * kept-alive one may be closed while sending, which looks like a lost reply. A redirect is not followed, because the key belongs to the
 * origin that it was saved for.
 * @throws {TransportFault} when the request failed, also with an error status
 * @throws the reason of `call.signal` as soon as it aborts
 */
export async function exchangeBytes(
  server: HttpServer,
  call: ProviderCall,
  request: HttpRequest,
  { timeoutMs, maxBytes }: TransportLimits,
): Promise<{ bytes: Buffer; exchange: Exchange }> {
  const began = performance.now()
  const patience = startWatchdog(toRealWait(server.clock, timeoutMs))
  try {
    const reply = await send(server, call.key, request, AbortSignal.any([call.signal, patience.signal]))
    const status = reply.statusCode ?? 0
    const isFine = status >= 200 && status < 300
    if (!isFine) throw statusFault(reply, status, await readErrorBody(reply))
    const bytes = await readWithin(reply, maxBytes)
    const seconds = (performance.now() - began) / 1000
    const request_bytes = request.payload?.body.length ?? 0
    return { bytes, exchange: { status, request_bytes, response_bytes: bytes.length, seconds } }
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
  const lookup = rules ? { lookup: guardedLookup(url, rules) } : {}
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

const statusFault = ({ headers }: IncomingMessage, status: number, bytes: Buffer) =>
  status < 400
    ? new TransportFault('elsewhere')
    : new TransportFault('status', {
        status,
        body: bytes.toString('utf8'),
        retryAfter: z.string().nullable().catch(null).parse(headers['retry-after']),
      })

/**
 * Parses the body of a reply.
 * @throws {TransportFault} if it is not JSON
 */
export function parseJsonBody(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new TransportFault('unreadable')
  }
}
