import type { TextProvider } from '../provider.ts'
import type { AskForJson, WriteByRules } from './ask-for-json.ts'
import { writeCampaignTexts } from './campaign-texts.ts'
import { writeCopy } from './copy.ts'
import { translateTexts } from './translation.ts'

/** The text calls of any provider, made with its own way to ask for JSON. */
export function openTextProvider(ask: AskForJson, writeByRules: WriteByRules, copyUsd: () => number): TextProvider {
  return {
    writeCopy: (brief, call) => writeCopy(ask, writeByRules, brief, call),
    translateTexts: (request, call) => translateTexts(ask, request, call),
    writeCampaignTexts: (request, call) => writeCampaignTexts(ask, request, call),
    copyUsd,
  }
}
