import type { Brief } from '#studio/model/brief.ts'
import type { CopyAnswer } from '../../stored/paid-results.ts'
import type { ProviderCall, Spend } from '../answers.ts'
import type { TextProvider } from '../provider.ts'
import {
  ANSWER_TOKENS,
  type AskForJson,
  countPromptTokens,
  type JsonRequest,
  noWords,
  type WriteByRules,
} from './ask-for-json.ts'
import { toCampaignRequest, writeCampaignTexts } from './campaign-texts.ts'
import { readCopy } from './copy-answer.ts'
import { copyInstruction, copyJsonSchema, copyPrompt } from './copy-prompt.ts'
import { toTranslationRequest, translateTexts } from './translation.ts'

/** Prices of a text model today, in USD. */
export interface TextPrices {
  /** The usual copy of one item. */
  copyUsd: () => number
  /** A call with so many tokens. */
  tokensUsd: (input: number, output: number) => number
}

/** The text calls of any provider, made with its own way to ask for JSON. */
export function openTextProvider(ask: AskForJson, writeByRules: WriteByRules, prices: TextPrices): TextProvider {
  return {
    writeCopy: (brief, call) => writeCopy(ask, writeByRules, brief, call),
    translateTexts: (request, call) => translateTexts(ask, request, call),
    writeCampaignTexts: (request, call) => writeCampaignTexts(ask, writeByRules, request, call),
    copyUsd: prices.copyUsd,
    upperUsd: (asked) => {
      const request =
        'copy' in asked
          ? toCopyRequest(asked.copy)
          : 'translation' in asked
            ? toTranslationRequest(asked.translation)
            : toCampaignRequest(asked.campaign)
      return prices.tokensUsd(countPromptTokens(request), request.answerTokens)
    },
  }
}

/**
 * Buys the copy of one item.
 * @throws {ProviderFault} with the cost of an unusable answer
 */
async function writeCopy(
  ask: AskForJson,
  writeByRules: WriteByRules,
  brief: Brief,
  call: ProviderCall,
): Promise<{ copy: CopyAnswer; spend: Spend }> {
  const { words, spend } = await ask(toCopyRequest(brief), call)
  const byRules = await writeByRules(brief)
  const copy = readCopy(words, brief, byRules)
  if (!copy) throw noWords(words, spend)
  const { guardCopy } = await import('./guard-copy.ts')
  return { copy: guardCopy(copy, brief, byRules), spend }
}

const toCopyRequest = (brief: Brief): JsonRequest => ({
  instruction: copyInstruction(brief),
  prompt: copyPrompt(brief),
  schema: copyJsonSchema(),
  answerTokens: ANSWER_TOKENS,
})
