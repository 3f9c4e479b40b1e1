import { z } from 'zod'
import type { ConnectionTest } from '#contract/providers/own-providers.ts'
import type { HasClock } from '../../clock.ts'
import { type FetchRules } from '../../files/ssrf-safe-fetch.ts'
import { keepOutOfLogs } from '../../logging/log-scrubber.ts'
import { getJson } from '../comfyui/request.ts'
import { readFromServer } from '../openai/send.ts'
import { TransportFault } from '../transport-fault.ts'
import { isAllowedAddress } from './address.ts'

interface Tested {
  base_url: string
  /** Empty for a server that asks for none. */
  key: string
  /** The models that the list should name. */
  models: readonly string[]
}

const LIMITS = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024 }
const ModelList = z.object({ data: z.array(z.object({ id: z.string() }).catch({ id: '' })) })

export const ADDRESS_REFUSED =
  'Signet does not connect to this address. It must be public, with https and port 443. The administrator can allow others in FETCH_ALLOW.'

/** Asks a server that speaks the OpenAI protocol for its list of models, which costs nothing. Null rules allow every address. */
export async function testConnection(
  { clock }: HasClock,
  rules: FetchRules | null,
  { base_url, key, models }: Tested,
): Promise<ConnectionTest> {
  if (key) keepOutOfLogs(key)
  if (rules && !(await isAllowedAddress(base_url, rules))) return refuse(ADDRESS_REFUSED)
  const server = { name: 'test', baseUrl: base_url, rules, clock, refused: new Set<string>() }
  const signal = AbortSignal.timeout(2 * LIMITS.timeoutMs)
  try {
    const list = ModelList.safeParse(await readFromServer(server, { key, signal }, 'models', LIMITS))
    if (!list.success) return refuse(OTHER_PROTOCOL)
    const known = new Set(list.data.data.map(({ id }) => id))
    const missing = models.find((model) => !known.has(model))
    return { valid: true, message: missing === undefined ? 'The connection works.' : unlisted(missing) }
  } catch (error) {
    return describeFault(error, key, OTHER_PROTOCOL)
  }
}

/** Asks a ComfyUI server of the operator for its queue, which costs nothing. */
export async function testComfyConnection(
  { clock }: HasClock,
  { base_url, key }: Omit<Tested, 'models'>,
): Promise<ConnectionTest> {
  const server = { name: 'test', baseUrl: base_url, rules: null, clock }
  try {
    await getJson(server, { key, signal: AbortSignal.timeout(LIMITS.timeoutMs) }, 'queue')
    return { valid: true, message: 'The connection works.' }
  } catch (error) {
    return describeFault(error, key, NO_COMFYUI)
  }
}

const refuse = (message: string): ConnectionTest => ({ valid: false, message })
const unlisted = (model: string) => `The connection works, but the server does not list the model ${model}.`
const OTHER_PROTOCOL = 'The server does not speak the OpenAI protocol at this address. Most addresses end in /v1.'
const NO_COMFYUI = 'The server does not run ComfyUI at this address.'
const BLIND =
  'The server answers, but it has no list of models. Whether it knows your models shows with the first call.'
const BUSY = 'The server answers, but it has a fault of its own at the moment. Try again in a few minutes.'

function describeFault(error: unknown, key: string, otherwise: string): ConnectionTest {
  if (!(error instanceof TransportFault) || error.reason === 'time_out')
    return refuse('The server did not answer within 10 seconds.')
  const { reason, status } = error
  if (reason === 'status') return describeStatus(status, key, isJson(error.body))
  if (reason === 'unreachable' || reason === 'lost')
    return refuse('The server could not be reached. Check the address, and whether the server runs.')
  return refuse(otherwise)
}

function describeStatus(status: number, key: string, isJsonBody: boolean): ConnectionTest {
  if (status === 401 || status === 403)
    return refuse(key === '' ? 'The server asks for a key.' : 'The server rejected the key.')
  // A server that limits requests knows the key.
  if (status === 429) return { valid: true, message: 'The connection works.' }
  if (status >= 500) return refuse(BUSY)
  return isJsonBody ? { valid: true, message: BLIND } : refuse(OTHER_PROTOCOL)
}

function isJson(body: string): boolean {
  try {
    return typeof JSON.parse(body) === 'object'
  } catch {
    return false
  }
}
