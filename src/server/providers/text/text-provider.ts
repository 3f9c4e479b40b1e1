import type { TextProvider } from '../provider.ts'
import { type AskForJson, countPromptTokens, type WriteByRules } from './ask-for-json.ts'
import { toCampaignRequest, writeCampaignTexts } from './campaign-texts.ts'
import { toCopyRequest, writeCopy } from './copy.ts'
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
