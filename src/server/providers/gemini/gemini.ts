import { MIB } from '#contract/limits.ts'
import type { Clock } from '../../infrastructure/clock.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { modelRetired, unusable } from '../faults.ts'
import type { ApplyPrice } from '../prices/price-book.ts'
import { paid } from '../provider-fault.ts'
import {
  estimateItem,
  type ImageProvider,
  type SpeechProvider,
  type TextProvider,
  type VideoProvider,
} from '../provider.ts'
import type { CallKind } from '../resolution.ts'
import type { JsonRequest, WriteByRules } from '../text/ask-for-json.ts'
import { openTextProvider } from '../text/text-provider.ts'
import { TransportFault } from '../transport-fault.ts'
import { ContentAnswer, joinText, refusalIn } from './content-answer.ts'
import { toProviderFault } from './faults.ts'
import { cancelVideo, pollVideo, startVideo } from './video.ts'
import { modelInUse, readModels, rowInUse } from './models.ts'
import { paintImage } from './image.ts'
import { callSdk, type Service } from './sdk-call.ts'
import {
  computeSpend,
  copyUsd,
  videoUpperUsd,
  videoUsd,
  imageUpperUsd,
  imageUsd,
  speechUsd,
  tokensUsd,
} from './spend.ts'
import { speakText } from './speech.ts'

export interface Gemini extends TextProvider, ImageProvider, VideoProvider, SpeechProvider {
  /** The model in use for a kind of call; null if all rows of the table have ended. */
  modelOf: (kind: CallKind) => string | null
  /** Estimated price of one item of this type and size if Gemini does all of it; USD. */
  estimate: (contentType: 'image' | 'video', width: number, height: number) => number
}

/**
 * Opens the provider. It makes no call. What the table of models does not know costs nothing in its estimates.
 * @throws {StartError} if the file of models is invalid
 */
export function openGemini(
  config: { geminiBaseUrl: string; geminiModelsFile: string | null },
  clock: Clock,
  writeByRules: WriteByRules,
  applyPrice: ApplyPrice = (_, row) => row,
): Gemini {
  const models = readModels(config.geminiModelsFile)
  const service = {
    baseUrl: config.geminiBaseUrl,
    get models() {
      return models.map((row) => applyPrice('gemini', row))
    },
    clock,
  }
  const rowOf = (kind: CallKind) => rowInUse(service.models, kind, clock.now())
  const textUsd = () => {
    const row = rowOf('copy')
    return row ? copyUsd(row) : 0
  }
  const capabilities: TextProvider & ImageProvider & VideoProvider & SpeechProvider = {
    ...openTextProvider((request, call) => askForJson(service, call, request), writeByRules, {
      copyUsd: textUsd,
      tokensUsd: (input, output) => {
        const row = rowOf('copy')
        return row ? tokensUsd(row, input, output) : 0
      },
    }),
    paintImage: (brief, references, call) => paintImage(service, brief, references, call),
    imageUsd: (width, height) => {
      const row = rowOf('picture')
      return row ? imageUsd(row, width, height) : 0
    },
    imageUpperUsd: (width, height, references) => {
      const row = rowOf('picture')
      return row ? imageUpperUsd(row, width, height, references) : 0
    },
    startVideo: (brief, references, call) => startVideo(service, brief, references, call),
    pollVideo: (interactionId, model, call) => pollVideo(service, interactionId, model, call),
    cancelVideo: (interactionId, call) => cancelVideo(service, interactionId, call),
    videoUsd: () => {
      const row = rowOf('film')
      return row ? videoUsd(row) : 0
    },
    speak: (asked, call) => speakText(service, asked, call),
    speechUsd: (text) => {
      const row = rowOf('speech')
      return row ? speechUsd(row, text) : 0
    },
    videoUpperUsd: (references) => {
      const row = rowOf('film')
      return row ? videoUpperUsd(row, references) : 0
    },
  }
  const all = { copy: capabilities, picture: capabilities, film: capabilities }
  const modelOf = (kind: CallKind) => rowOf(kind)?.model ?? null
  return { ...capabilities, modelOf, estimate: (...item) => estimateItem(all, ...item) }
}

const LIMITS = { timeoutMs: 60_000, maxBytes: MIB / 2 }

/**
 * Asks the text model once for JSON. `words` is the text of its answer, which may be other than the schema says.
 * @throws {ProviderFault} with the cost of a refusal
 */
async function askForJson(
  service: Service,
  call: ProviderCall,
  { instruction, prompt, schema }: JsonRequest,
): Promise<{ words: string; spend: Spend }> {
  const now = service.clock.now()
  const price = modelInUse(service.models, 'copy', now)
  const { answer, exchange } = await callSdk(service, call, LIMITS, (sdk) =>
    sdk.models.generateContent({
      model: price.model,
      contents: [{ role: 'user', parts: [{ text: prompt }] }],
      config: {
        systemInstruction: instruction,
        responseMimeType: 'application/json',
        responseJsonSchema: schema,
        automaticContinuation: false,
      },
    }),
  ).catch((error: unknown) => {
    if (error instanceof TransportFault && error.reason === 'too_large') throw unusable('words', null)
    if (error instanceof TransportFault) throw toProviderFault(error, 'once_more', () => modelRetired(price.model), now)
    throw error
  })
  const read = ContentAnswer.parse(answer)
  const spend = computeSpend({ model: price.model, price, exchange, raw: read.usageMetadata, itemUsd: copyUsd(price) })
  const refusal = refusalIn(read)
  if (refusal) throw paid(refusal, spend.is_estimate ? null : spend)
  return { words: joinText(read), spend }
}
