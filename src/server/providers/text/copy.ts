import type { Brief } from '#studio/model/brief.ts'
import type { CopyAnswer } from '../../stored/paid-results.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import { ANSWER_TOKENS, type AskForJson, type JsonRequest, noWords, type WriteByRules } from './ask-for-json.ts'
import { readCopy } from './copy-answer.ts'
import { guardCopy } from './guard-copy.ts'
import { copyInstruction, copyJsonSchema, copyPrompt } from './copy-prompt.ts'

/**
 * Buys the copy of one item.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
export async function writeCopy(
  ask: AskForJson,
  writeByRules: WriteByRules,
  brief: Brief,
  call: ProviderCall,
): Promise<{ copy: CopyAnswer; spend: Spend }> {
  const { words, spend } = await ask(toCopyRequest(brief), call)
  const byRules = await writeByRules(brief)
  const copy = readCopy(words, brief, byRules)
  if (!copy) throw noWords(words, spend)
  return { copy: guardCopy(copy, brief, byRules), spend }
}

export const toCopyRequest = (brief: Brief): JsonRequest => ({
  instruction: copyInstruction(brief),
  prompt: copyPrompt(brief),
  schema: copyJsonSchema(),
  answerTokens: ANSWER_TOKENS,
})
