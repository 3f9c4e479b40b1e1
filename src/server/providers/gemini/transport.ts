import { startWatchdog } from '#studio/render/watchdog.ts'
import type { ProviderCall } from '../answers.ts'
import { type Exchange, toTransportFault, type TransportLimits } from '../exchange.ts'
import { decodeText, type JsonReply, readErrorBody, readJson } from '../read-body.ts'
import { TransportFault } from '../transport-fault.ts'

/** Pinned, so that a new default of the SDK changes nothing. */
export const API_VERSION = 'v1beta'
export const KEY_HEADER = 'x-goog-api-key'

export interface Transport {
  /** Replaces `fetch` inside the SDK for one request. Retries and continuations of the SDK are never sent. */
  send: typeof fetch
  exchange: Exchange
  /** The bytes of a base64 text of the reply; null for a text that is none. Long texts do not reach the SDK. */
  decode: (text: string) => Promise<Buffer | null>
  /** Why the request failed; null when it succeeded. */
  fault: () => TransportFault | null
}

/** The headers of the SDK that are sent. All others are dropped. */
const HEADERS_KEPT = ['accept', 'content-type', 'user-agent', 'x-goog-api-client']

/**
 * Opens the HTTP transport for one request: to the provider's origin only, with the key in a header, without redirects, with limits of
 * time and size. It records how far a failed request got. The SDK never holds the key.
 * Why, and what was rejected: docs/decisions/0009-provider-transport.md.
 * @throws {TransportFault} (from its `fetch`) if the request fails or leads to another origin
 */
export function openTransport(
  baseUrl: string,
  call: ProviderCall,
  { timeoutMs, ...limits }: TransportLimits,
): Transport {
  const exchange: Exchange = { status: 0, request_bytes: 0, response_bytes: 0, seconds: 0 }
  let fault: TransportFault | null = null
  let reply: JsonReply | null = null
  let isUsed = false

  const exchangeOnce = async (request: Request, signal: AbortSignal): Promise<Response> => {
    if (new URL(request.url).origin !== baseUrl) throw new TransportFault('elsewhere')
    const body = request.method === 'GET' ? undefined : new Uint8Array(await request.arrayBuffer())
    exchange.request_bytes = body?.length ?? 0
    const headers = createHeaders(request, call.key)
    const answer = await fetch(request.url, { method: request.method, headers, body, redirect: 'manual', signal })
    exchange.status = answer.status
    const isFine = answer.ok && answer.status !== 204
    if (!isFine) {
      const bytes = await readErrorBody(answer.body ?? [])
      exchange.response_bytes = bytes.length
      throw answer.status < 400 ? new TransportFault('elsewhere') : statusFault(answer, bytes)
    }
    reply = await readJson(answer.body ?? [], limits)
    exchange.response_bytes = reply.size
    return new Response(new Uint8Array(reply.scanned.json), {
      status: answer.status,
      headers: { 'content-type': getContentType(answer) },
    })
  }

  const send: Transport['send'] = async (input, init) => {
    if (isUsed) throw fault ?? new TransportFault('unreadable')
    isUsed = true
    const began = performance.now()
    const patience = startWatchdog(timeoutMs)
    try {
      return await exchangeOnce(new Request(input, init), AbortSignal.any([call.signal, patience.signal]))
    } catch (error) {
      fault =
        patience.signal.aborted && !(error instanceof TransportFault)
          ? new TransportFault('time_out')
          : toTransportFault(error)
      throw fault
    } finally {
      patience.stop()
      exchange.seconds = (performance.now() - began) / 1000
    }
  }
  const decode = async (text: string) => (reply ? decodeText(reply.scanned, text) : null)
  return { send, exchange, decode, fault: () => fault }
}

/** Uses a new connection: a kept-alive one may be closed while sending, which looks like a lost reply. */
function createHeaders(request: Request, key: string): Headers {
  const headers = new Headers({ [KEY_HEADER]: key, connection: 'close' })
  for (const name of HEADERS_KEPT) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

const getContentType = (answer: Response) => answer.headers.get('content-type') ?? 'application/octet-stream'

function statusFault(answer: Response, bytes: Uint8Array): TransportFault {
  return new TransportFault('status', {
    status: answer.status,
    body: Buffer.from(bytes).toString('utf8'),
    retryAfter: answer.headers.get('retry-after'),
  })
}
