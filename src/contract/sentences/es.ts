import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './es/brand-fonts.ts'
import { campaigns } from './es/campaigns.ts'
import { files } from './es/files.ts'
import { prices } from './es/prices.ts'
import { providers } from './es/providers.ts'
import { messages } from './es/messages.ts'
import { replies } from './es/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
