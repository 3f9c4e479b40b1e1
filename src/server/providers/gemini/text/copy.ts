import type { Brief } from '#studio/brief.ts'
import type { CopyAnswer, GeminiCall, Spend } from '../answers.ts'
import { askForJson, noWords } from './ask-for-json.ts'
import type { Service } from '../sdk-call.ts'
import { readCopy } from './copy-answer.ts'
import { copyInstruction, copyJsonSchema, copyPrompt } from './copy-prompt.ts'

/**
 * Buys the copy of one item.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function writeCopy(
  service: Service,
  brief: Brief,
  call: GeminiCall,
): Promise<{ copy: CopyAnswer; spend: Spend }> {
  const { words, spend } = await askForJson(service, call, {
    instruction: copyInstruction(brief),
    prompt: copyPrompt(brief),
    schema: copyJsonSchema(),
  })
  const copy = readCopy(words, brief, await service.writeByRules(brief))
  if (!copy) throw noWords(words, spend)
  return { copy, spend }
}
