import { MIB } from '#contract/limits.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { untilAborted } from '../exchange.ts'
import { unusable } from '../faults.ts'
import { exchangeBytes } from '../http-exchange.ts'
import type { SpeechRow } from '../providers-file.ts'
import { TransportFault } from '../transport-fault.ts'
import { chooseVoice, type SpeechAsked } from '../voices.ts'
import { toProviderFault } from './faults.ts'
import { encodeJson, type OpenAiServer } from './send.ts'
import { computeSpend, withoutCharge } from './spend.ts'

/** A model on a machine of the operator may be slow. */
const LIMITS = { timeoutMs: 180_000, maxBytes: 12 * MIB }
const PATH = 'audio/speech'
/** Servers that know no voice by their own name know this one of OpenAI's. */
const DEFAULT_VOICE = 'alloy'

/**
 * Buys a spoken text by `audio/speech`. Its answer is a file and tells no usage, so the price of the row counts.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function speakText(
  server: OpenAiServer,
  row: SpeechRow,
  { text, language }: SpeechAsked,
  call: ProviderCall,
): Promise<{ sound: Uint8Array; model: string; spend: Spend }> {
  const voice = chooseVoice(row.voices, language) ?? DEFAULT_VOICE
  const payload = await encodeJson({ model: row.model, input: text, voice, response_format: 'wav' })
  const { bytes, exchange } = await untilAborted(call.signal, () =>
    server.inTurn(async () => {
      call.signal.throwIfAborted()
      await call.beforeSend?.()
      return exchangeBytes(server, call, { method: 'POST', path: PATH, payload }, LIMITS)
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof TransportFault)) throw error
    const fault = error.reason === 'too_large' ? unusable('voice', null) : null
    throw withoutCharge(fault ?? toProviderFault(error, row.model, server.clock.now()), row)
  })
  const spend = computeSpend({ server, row, endpoint: PATH, exchange, raw: undefined })
  if (bytes.length === 0) throw unusable('voice', spend)
  return { sound: bytes, model: row.model, spend: { ...spend, estimated_cost_usd: speechUsd(row, text) } }
}

/** Price of a spoken text, in USD. */
export const speechUsd = (
  { usd_per_item, usd_per_million_characters }: Pick<SpeechRow, 'usd_per_item' | 'usd_per_million_characters'>,
  text: string,
): number => usd_per_item + (text.length * usd_per_million_characters) / 1e6
