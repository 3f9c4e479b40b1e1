import type { Brief } from '#studio/brief.ts'
import type { CopyAnswer, GeminiCall, Spend } from './answers.ts'
import { callSdk, type Service } from './sdk-call.ts'
import { ContentAnswer, refusalIn, joinText } from './content-answer.ts'
import { readCopy } from './copy-answer.ts'
import { copyInstruction, copyJsonSchema, copyPrompt } from './copy-prompt.ts'
import { toProviderFault, modelRetired, unusable } from './faults.ts'
import { modelInUse } from './models.ts'
import { paid } from './provider-fault.ts'
import { copyUsd, computeSpend } from './spend.ts'
import { TransportFault } from './transport-fault.ts'

const LIMITS = { timeoutMs: 60_000, maxBytes: 1024 * 1024 }

/**
 * Buys the copy of one item.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function writeCopy(
  service: Service,
  brief: Brief,
  call: GeminiCall,
): Promise<{ copy: CopyAnswer; spend: Spend }> {
  const now = service.clock.now()
  const price = modelInUse(service.models, 'copy', now)
  const { answer, exchange } = await callSdk(service, call, LIMITS, (sdk) =>
    sdk.models.generateContent({
      model: price.model,
      contents: [{ role: 'user', parts: [{ text: copyPrompt(brief) }] }],
      config: {
        systemInstruction: copyInstruction(brief),
        responseMimeType: 'application/json',
        responseJsonSchema: copyJsonSchema(),
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
  const words = joinText(read)
  const copy = readCopy(words, brief, await service.writeByRules(brief))
  if (!copy) throw unusable('words', words === '' && spend.is_estimate ? null : spend)
  return { copy, spend }
}
