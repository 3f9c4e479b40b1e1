import type { GoogleGenAI } from '@google/genai'
import type { Brief } from '#studio/brief.ts'
import type { Copy } from '#studio/copy/copy.ts'
import { type Clock, waitOf } from '../../clock.ts'
import { openRoom } from '../../limits/room.ts'
import type { GeminiCall } from './answers.ts'
import type { PriceRow } from './models.ts'
import { API_VERSION, type Exchange, openWire, type Wire, type WireLimits } from './wire.ts'
import { WireFault } from './wire-fault.ts'

/** What every call needs to know. */
export interface Service {
  /** An origin. */
  baseUrl: string
  models: readonly PriceRow[]
  clock: Clock
  /** The copy that a field of an answer falls back to. */
  writeByRules: (brief: Brief) => Promise<Copy>
}

type Endpoint = Pick<Service, 'baseUrl' | 'clock'>

const CALLS_AT_ONCE = 8
const room = openRoom(CALLS_AT_ONCE)

/** One call through the SDK, eight at once. Rejects with a `WireFault`, or at once with the reason of the caller's signal. */
export async function ask<T>(
  service: Endpoint,
  call: GeminiCall,
  limits: WireLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<{ answer: T; exchange: Exchange }> {
  call.signal.throwIfAborted()
  const turn = room(() => askNow(service, call, limits, use))
  const settled = new AbortController()
  const stopped = new Promise<never>((_, fail) => {
    const stop = () => fail(call.signal.reason as Error)
    call.signal.addEventListener('abort', stop, { once: true, signal: settled.signal })
  })
  return Promise.race([turn, stopped]).finally(() => settled.abort())
}

async function askNow<T>(
  { baseUrl, clock }: Endpoint,
  call: GeminiCall,
  { timeoutMs, maxBytes }: WireLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<{ answer: T; exchange: Exchange }> {
  call.signal.throwIfAborted()
  const wire = openWire(baseUrl, call, { timeoutMs: waitOf(clock, timeoutMs), maxBytes })
  const sdk = await openSdk(baseUrl, wire)
  await call.beforeSend?.()
  try {
    return { answer: await use(sdk), exchange: wire.exchange }
  } catch (error) {
    call.signal.throwIfAborted()
    if (wire.fault() === null && wire.exchange.status === 0) throw error
    throw wire.fault() ?? new WireFault('unreadable')
  }
}

/**
 * Loaded with the first call, since it costs 30 MB. The key belongs to the wire: what the SDK prints or throws cannot hold it.
 * Nothing here is retried, continued or called by the SDK itself: each of these would be billed.
 */
async function openSdk(baseUrl: string, wire: Wire): Promise<GoogleGenAI> {
  keepEnvironmentOut()
  const { GoogleGenAI } = await import('@google/genai')
  return new GoogleGenAI({
    apiKey: 'held-by-the-wire',
    vertexai: false,
    apiVersion: API_VERSION,
    httpOptions: { baseUrl, apiVersion: API_VERSION, fetch: wire.send },
  })
}

/** The SDK reads these by itself, to choose another service or version, and to print whole requests to the console. */
function keepEnvironmentOut(): void {
  for (const name of Object.keys(process.env)) {
    if (/^GOOGLE_(?:API_KEY$|GENAI_)/.test(name)) delete process.env[name]
  }
}
