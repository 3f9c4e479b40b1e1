import type { GeminiCall, Spend } from '../answers.ts'
import { callSdk, type Service } from '../sdk-call.ts'
import { ContentAnswer, refusalIn, joinText } from '../content-answer.ts'
import { toProviderFault, modelRetired, unusable } from '../faults.ts'
import { modelInUse } from '../models.ts'
import { paid, type ProviderFault } from '../provider-fault.ts'
import { copyUsd, computeSpend } from '../spend.ts'
import { TransportFault } from '../transport-fault.ts'

const LIMITS = { timeoutMs: 60_000, maxBytes: 1024 * 1024 }

interface JsonRequest {
  /** The system instruction. */
  instruction: string
  prompt: string
  /** The JSON Schema of the answer. */
  schema: Record<string, unknown>
}

/**
 * Asks the text model once for JSON. `words` is the text of its answer, which may be other than the schema says.
 * @throws {ProviderFault} with the cost of a refusal
 */
export async function askForJson(
  service: Service,
  call: GeminiCall,
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

/** The fault of an answer without usable words, with its cost. */
export const noWords = (words: string, spend: Spend): ProviderFault =>
  unusable('words', words === '' && spend.is_estimate ? null : spend)
