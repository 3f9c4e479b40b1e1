import { type Clock, MINUTE, toRealWait } from '../../infrastructure/clock.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import type { FetchRules } from '../../files/ssrf-safe-fetch.ts'
import { openShares } from '../../infrastructure/limits/shares.ts'
import { askForJson } from '../openai/ask-for-json.ts'
import { openImages } from '../openai/openai.ts'
import type { OpenAiServer } from '../openai/send.ts'
import { copyUsd, tokensUsd } from '../openai/spend.ts'
import { ProviderFault } from '../provider-fault.ts'
import { TransportFault } from '../transport-fault.ts'
import type { ImageProvider, TextProvider } from '../provider.ts'
import type { CopyRow, ImageRow } from '../providers-file.ts'
import type { WriteByRules } from '../text/ask-for-json.ts'
import { openTextProvider } from '../text/text-provider.ts'
import { type Pauses, writePause } from './pauses.ts'
import type { OpenedProvider } from './stored-providers.ts'

export interface OwnProviderParts {
  clock: Clock
  /** The public internet, and what the operator allows. */
  rules: FetchRules
  writeByRules: WriteByRules
  pauses: Pauses
}

/** The sizes of OpenAI's image models. A server that refuses them gets the request again without a size. */
const SIZES = ['1024x1024', '1536x1024', '1024x1536']
const REFERENCES = 4

/** The text calls of a user's provider; null without a text model. */
export function openOwnTexts(parts: OwnProviderParts, owner: OwnerId, own: OpenedProvider): TextProvider | null {
  if (own.text_model === null) return null
  const { server, state } = toServer(parts, owner, own)
  const row: CopyRow = {
    kind: 'copy',
    ...toRow(own, own.text_model),
    usd_per_million: { input: own.text_input_usd, text_output: own.text_output_usd, media_output: 0 },
  }
  return openTextProvider(
    (request, call) =>
      askForJson(server, row, request, call).catch((error: unknown) => explain(error, own, row.model, state)),
    parts.writeByRules,
    { copyUsd: () => copyUsd(row), tokensUsd: (input, output) => tokensUsd(row, input, output) },
  )
}

/** The image calls of a user's provider; null without an image model. */
export function openOwnImages(parts: OwnProviderParts, owner: OwnerId, own: OpenedProvider): ImageProvider | null {
  if (own.image_model === null) return null
  const row: ImageRow = {
    kind: 'picture',
    ...toRow(own, own.image_model),
    usd_per_million: { input: 0, text_output: 0, media_output: 0 },
    usd_per_item: own.image_usd,
    sizes: SIZES,
    references: own.takes_pictures ? REFERENCES : 0,
  }
  const { server, state } = toServer(parts, owner, own)
  const images = openImages(server, row)
  return {
    ...images,
    paintImage: (...asked) =>
      images.paintImage(...asked).catch((error: unknown) => explain(error, own, row.model, state)),
  }
}

const toRow = ({ name, priced_at }: OpenedProvider, model: string) => ({
  provider: name,
  model,
  valid_from: priced_at.toISOString().slice(0, 10),
  valid_to: null,
})

/** A server, and whether a call to it has just paused it. */
function toServer(parts: OwnProviderParts, owner: OwnerId, own: OpenedProvider) {
  const state = { isPaused: false }
  const holder = { owner, place: new URL(own.base_url).host }
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    try {
      const answer = await call()
      await parts.pauses.noteAnswer(owner, own)
      return answer
    } catch (error) {
      if (isLate(parts.clock, error, began)) state.isPaused = await parts.pauses.noteTimeOut(owner, own)
      throw error
    }
  }
  const server: OpenAiServer = {
    name: own.name,
    baseUrl: own.base_url,
    rules: parts.rules,
    clock: parts.clock,
    refused: findRefused(`${owner} ${own.base_url}`),
    inTurn: (call) => shares(holder, () => ask(call)),
  }
  return { server, state }
}

/** Calls to servers of users that run at once in this process. A server may take minutes, so nobody may hold all of them. */
const shares = openShares({ perUser: 2, perPlace: 4, inAll: 32 })

/** A call that failed after this time was not answered in time, whatever its end was. */
const LATE_MS = MINUTE

const isLate = (clock: Clock, error: unknown, began: number) =>
  error instanceof TransportFault &&
  (error.reason === 'time_out' || performance.now() - began > toRealWait(clock, LATE_MS))

/** The sentences of the adapter name the operator's file. A user finds the key and the models under API Keys. */
function explain(error: unknown, { name }: OpenedProvider, model: string, { isPaused }: { isPaused: boolean }): never {
  if (!(error instanceof ProviderFault)) throw error
  const again = { again: error.again, spend: error.spend, mayBePaid: error.mayBePaid }
  if (isPaused) throw new ProviderFault('paused', writePause(name), { ...again, again: 'never' })
  if (error.code === 'no_permission')
    throw new ProviderFault(
      error.code,
      `The provider ${name} does not accept your key. Change it under API Keys.`,
      again,
    )
  if (error.code === 'no_billing')
    throw new ProviderFault(
      error.code,
      `Your account at the provider ${name} has no credit left. Add credit there, or choose another provider under API Keys.`,
      again,
    )
  if (error.code === 'model_retired')
    throw new ProviderFault(
      error.code,
      `The provider ${name} does not have the model ${model}. Change the model under API Keys.`,
      again,
    )
  throw error
}

const SERVERS_MAX = 1000
const refusedBy = new Map<string, Set<string>>()

/** The parameters that a server refused before; those of the last thousand servers are kept in memory. */
function findRefused(server: string): Set<string> {
  const known = refusedBy.get(server) ?? new Set<string>()
  refusedBy.delete(server)
  refusedBy.set(server, known)
  const [oldest] = refusedBy.keys()
  if (refusedBy.size > SERVERS_MAX && oldest !== undefined) refusedBy.delete(oldest)
  return known
}
