import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './ar/brand-fonts.ts'
import { campaigns } from './ar/campaigns.ts'
import { files } from './ar/files.ts'
import { prices } from './ar/prices.ts'
import { providers } from './ar/providers.ts'
import { messages } from './ar/messages.ts'
import { replies } from './ar/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
