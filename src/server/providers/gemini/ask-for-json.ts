import { MIB } from '#contract/limits.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { ContentAnswer, refusalIn, joinText } from './content-answer.ts'
import { modelRetired, unusable } from '../faults.ts'
import type { JsonRequest } from '../text/ask-for-json.ts'
import { toProviderFault } from './faults.ts'
import { modelInUse } from './models.ts'
import { paid } from '../provider-fault.ts'
import { copyUsd, computeSpend } from './spend.ts'
import { TransportFault } from '../transport-fault.ts'

const LIMITS = { timeoutMs: 60_000, maxBytes: MIB / 2 }

/**
 * Asks the text model once for JSON. `words` is the text of its answer, which may be other than the schema says.
 * @throws {ProviderFault} with the cost of a refusal
 */
export async function askForJson(
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
