import type { GoogleGenAI } from '@google/genai'
import { type Clock, toRealWait } from '../../infrastructure/clock.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import type { ProviderCall } from '../answers.ts'
import type { PriceRow } from './models.ts'
import { type Exchange, type TransportLimits, untilAborted } from '../exchange.ts'
import { API_VERSION, openTransport, type Transport } from './transport.ts'
import { TransportFault } from '../transport-fault.ts'

/** What every call needs. */
export interface Service {
  /** An origin. */
  baseUrl: string
  models: readonly PriceRow[]
  clock: Clock
}

type Endpoint = Pick<Service, 'baseUrl' | 'clock'>

/** `decode` gives the bytes of a base64 text of the answer; null for a text that is none. */
export interface SdkAnswer<T> {
  answer: T
  exchange: Exchange
  decode: Transport['decode']
}

const CALLS_AT_ONCE = 8
const semaphore = openSemaphore(CALLS_AT_ONCE)

/**
 * Makes one call through the SDK; at most eight run at once.
 * @throws {TransportFault} when the request failed
 * @throws the reason of `call.signal` as soon as it aborts
 */
export function callSdk<T>(
  service: Endpoint,
  call: ProviderCall,
  limits: TransportLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<SdkAnswer<T>> {
  return untilAborted(call.signal, () => semaphore(() => callSdkNow(service, call, limits, use)))
}

async function callSdkNow<T>(
  { baseUrl, clock }: Endpoint,
  call: ProviderCall,
  limits: TransportLimits,
  use: (sdk: GoogleGenAI) => Promise<T>,
): Promise<SdkAnswer<T>> {
  call.signal.throwIfAborted()
  const transport = openTransport(baseUrl, call, { ...limits, timeoutMs: toRealWait(clock, limits.timeoutMs) })
  const sdk = await openSdk(baseUrl, transport)
  await call.beforeSend?.()
  try {
    return { answer: await use(sdk), exchange: transport.exchange, decode: transport.decode }
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
