import type { GoogleGenAI } from '@google/genai'
import type { Brief } from '#studio/brief.ts'
import type { Copy } from '#studio/copy/copy.ts'
import { type Clock, toRealWait } from '../../clock.ts'
import { openRoom } from '../../limits/room.ts'
import type { GeminiCall } from './answers.ts'
import type { PriceRow } from './models.ts'
import { API_VERSION, type Exchange, openTransport, type Transport, type TransportLimits } from './transport.ts'
import { TransportFault } from './transport-fault.ts'

/** What every call needs. */
export interface Service {
  /** An origin. */
  baseUrl: string
  models: readonly PriceRow[]
  clock: Clock
  /** Writes the copy that replaces missing fields of a model's answer. */
  writeByRules: (brief: Brief) => Promise<Copy>
}

type Endpoint = Pick<Service, 'baseUrl' | 'clock'>

const CALLS_AT_ONCE = 8
const room = openRoom(CALLS_AT_ONCE)

/**
 * Makes one call through the SDK; at most eight run at once.
 * @throws {TransportFault} when the request failed
 * @throws the reason of `call.signal` as soon as it aborts
 */
export async function callSdk<T>(
  service: Endpoint,
  call: GeminiCall,
  limits: TransportLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<{ answer: T; exchange: Exchange }> {
  call.signal.throwIfAborted()
  const turn = room(() => callSdkNow(service, call, limits, use))
  const settled = new AbortController()
  const stopped = new Promise<never>((_, fail: (reason: unknown) => void) => {
    const stop = () => fail(call.signal.reason)
    call.signal.addEventListener('abort', stop, { once: true, signal: settled.signal })
  })
  return Promise.race([turn, stopped]).finally(() => settled.abort())
}

async function callSdkNow<T>(
  { baseUrl, clock }: Endpoint,
  call: GeminiCall,
  { timeoutMs, maxBytes }: TransportLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<{ answer: T; exchange: Exchange }> {
  call.signal.throwIfAborted()
  const transport = openTransport(baseUrl, call, { timeoutMs: toRealWait(clock, timeoutMs), maxBytes })
  const sdk = await openSdk(baseUrl, transport)
  await call.beforeSend?.()
  try {
    return { answer: await use(sdk), exchange: transport.exchange }
  } catch (error) {
    call.signal.throwIfAborted()
    if (transport.fault() === null && transport.exchange.status === 0) throw error
    throw transport.fault() ?? new TransportFault('unreadable')
  }
}

/**
 * The SDK is loaded on first use, since it takes 30 MB. Only the transport holds the key, so the SDK cannot print or throw it.
 * The SDK must not retry or continue a request by itself: each would be billed.
 */
async function openSdk(baseUrl: string, transport: Transport): Promise<GoogleGenAI> {
  keepEnvironmentOut()
  const { GoogleGenAI } = await import('@google/genai')
  return new GoogleGenAI({
    apiKey: 'held-by-the-wire',
    vertexai: false,
    apiVersion: API_VERSION,
    httpOptions: { baseUrl, apiVersion: API_VERSION, fetch: transport.send },
  })
}

/** The SDK reads these by itself, to choose another service or version, and to print whole requests to the console. */
function keepEnvironmentOut(): void {
  for (const name of Object.keys(process.env)) {
    if (/^GOOGLE_(?:API_KEY$|GENAI_)/.test(name)) delete process.env[name]
  }
}
