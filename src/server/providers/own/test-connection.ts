import { z } from 'zod'
import { MIB } from '#contract/limits.ts'
import type { ConnectionTest } from '#contract/providers/own-providers.ts'
import { PROVIDER_SENTENCES } from '#contract/providers/provider-sentences.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { type FetchRules, getFetchRules } from '../../files/ssrf-safe-fetch.ts'
import { keepOutOfLogs } from '../../infrastructure/logging/log-scrubber.ts'
import { getJson } from '../comfyui/request.ts'
import { readFromServer } from '../openai/send.ts'
import { firstEntries } from '../reply-parts.ts'
import { TransportFault } from '../transport-fault.ts'
import { isAllowedAddress } from './address.ts'
import { endPause } from './pauses.ts'
import type { OpenedProvider } from './stored-providers.ts'

interface Tested {
  base_url: string
  /** Empty for a server that asks for none. */
  key: string
  /** The models that the list should name. */
  models: readonly string[]
}

/** Gateways list some hundred models with their descriptions, prices and limits. */
const LIMITS = { timeoutMs: 10_000, maxBytes: MIB, parts: 50_000 }
const MODELS_MAX = 5000
const ModelList = z.object({ data: firstEntries(z.object({ id: z.string() }).catch({ id: '' }), MODELS_MAX) })

/** Asks a server that speaks the OpenAI protocol for its list of models, which costs nothing. Null rules allow every address. */
export async function testConnection(
  { clock }: Pick<Core, 'clock'>,
  rules: FetchRules | null,
  { base_url, key, models }: Tested,
): Promise<ConnectionTest> {
  if (key) keepOutOfLogs(key)
  if (rules && !(await isAllowedAddress(base_url, rules))) return refuse(PROVIDER_SENTENCES.providerAddressRefused)
  const server = {
    name: 'test',
    baseUrl: base_url,
    rules,
    clock,
    refused: new Set<string>(),
    inTurn: <T>(ask: () => Promise<T>) => ask(),
  }
  const signal = AbortSignal.timeout(2 * LIMITS.timeoutMs)
  try {
    const list = ModelList.safeParse(await readFromServer(server, { key, signal }, 'models', LIMITS))
    if (!list.success) return refuse(PROVIDER_SENTENCES.providerOtherProtocol)
    const known = new Set(list.data.data.map(({ id }) => id))
    const missing = models.find((model) => !known.has(model))
    return { valid: true, message: missing === undefined ? PROVIDER_SENTENCES.providerWorks : unlisted(missing) }
  } catch (error) {
    return describeFault(error, key, PROVIDER_SENTENCES.providerOtherProtocol)
  }
}

/** Tests a saved provider, whose pause ends if the connection works. */
export async function testStored(
  app: Core,
  owner: OwnerId,
  { id, base_url, key }: OpenedProvider & { key: string },
  models: readonly string[],
): Promise<ConnectionTest> {
  const tested = await testConnection(app, getFetchRules(app, owner), { base_url, key, models })
  if (tested.valid) await endPause(app, owner, id)
  return tested
}

/** Asks a ComfyUI server of the operator for its queue, which costs nothing. */
export async function testComfyConnection(
  { clock }: Core,
  { base_url, key }: Omit<Tested, 'models'>,
): Promise<ConnectionTest> {
  const server = { name: 'test', baseUrl: base_url, rules: null, clock }
  try {
    await getJson(server, { key, signal: AbortSignal.timeout(LIMITS.timeoutMs) }, 'queue')
    return { valid: true, message: PROVIDER_SENTENCES.providerWorks }
  } catch (error) {
    return describeFault(error, key, PROVIDER_SENTENCES.providerNotComfyUi)
  }
}

const refuse = (message: string): ConnectionTest => ({ valid: false, message })
const unlisted = (model: string) => `The connection works, but the server does not list the model ${model}.`

function describeFault(error: unknown, key: string, otherwise: string): ConnectionTest {
  if (!(error instanceof TransportFault) || error.reason === 'time_out')
    return refuse(PROVIDER_SENTENCES.providerTooSlow)
  const { reason, status } = error
  if (reason === 'status') return describeStatus(status, key, isJson(error.body))
  if (reason === 'unreachable' || reason === 'lost') return refuse(PROVIDER_SENTENCES.providerNotReached)
  return refuse(otherwise)
}

function describeStatus(status: number, key: string, isJsonBody: boolean): ConnectionTest {
  if (status === 401 || status === 403)
    return refuse(key === '' ? PROVIDER_SENTENCES.providerWantsKey : PROVIDER_SENTENCES.providerRefusedKey)
  // A server that limits requests knows the key.
  if (status === 429) return { valid: true, message: PROVIDER_SENTENCES.providerWorks }
  if (status >= 500) return refuse(PROVIDER_SENTENCES.providerBusy)
  return isJsonBody
    ? { valid: true, message: PROVIDER_SENTENCES.providerWorksBlind }
    : refuse(PROVIDER_SENTENCES.providerOtherProtocol)
}

function isJson(body: string): boolean {
  try {
    return typeof JSON.parse(body) === 'object'
  } catch {
    return false
  }
}
