import { MIB } from '#contract/limits.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { modelRetired, unusable } from '../faults.ts'
import { paid } from '../provider-fault.ts'
import { TransportFault } from '../transport-fault.ts'
import { chooseGeminiVoice, type SpeechAsked, wrapSamples } from '../voices.ts'
import { ContentAnswer, mediaIn, refusalIn } from './content-answer.ts'
import { toProviderFault } from './faults.ts'
import { modelInUse } from './models.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { computeSpend, speechUsd } from './spend.ts'

/** A minute of 24,000 samples with 16 bits has 2.9 MB, and a third more as base64. */
const LIMITS = { timeoutMs: 120_000, takesOut: true, maxBytes: 12 * MIB }

/**
 * Buys a spoken text, as a WAV file. The model reads the text word for word.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function speakText(
  service: Service,
  asked: SpeechAsked,
  call: ProviderCall,
): Promise<{ sound: Uint8Array; model: string; spend: Spend }> {
  const now = service.clock.now()
  const price = modelInUse(service.models, 'speech', now)
  const { answer, decode, exchange } = await callSdk(service, call, LIMITS, (sdk) =>
    sdk.models.generateContent({
      model: price.model,
      contents: [{ role: 'user', parts: [{ text: asked.text }] }],
      config: {
        responseModalities: ['AUDIO'],
        speechConfig: {
          voiceConfig: { prebuiltVoiceConfig: { voiceName: chooseGeminiVoice(asked) } },
          ...(asked.language !== 'und' && { languageCode: asked.language }),
        },
        automaticContinuation: false,
      },
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof TransportFault)) throw error
    if (error.reason === 'too_large') throw unusable('voice', null)
    throw toProviderFault(error, 'once_more', () => modelRetired(price.model), now)
  })
  const read = ContentAnswer.parse(answer)
  const itemUsd = speechUsd(price, asked.text)
  const spend = computeSpend({ model: price.model, price, exchange, raw: read.usageMetadata, itemUsd })
  const told = spend.is_estimate ? null : spend
  const refusal = refusalIn(read)
  if (refusal) throw paid(refusal, told)
  const media = mediaIn(read)
  const bytes = media && (await decode(media.data))
  if (!media || !bytes) throw unusable('voice', told)
  const sound = bytes.toString('latin1', 0, 4) === 'RIFF' ? bytes : wrapSamples(bytes, readRate(media.mimeType))
  return { sound, model: price.model, spend }
}

/** Samples for each second, of a type such as `audio/L16;codec=pcm;rate=24000`. */
export const readRate = (mimeType: string): number => Number(/rate=(\d{4,6})/.exec(mimeType)?.[1] ?? 24_000)
