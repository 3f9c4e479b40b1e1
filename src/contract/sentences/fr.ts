import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './fr/brand-fonts.ts'
import { campaigns } from './fr/campaigns.ts'
import { files } from './fr/files.ts'
import { prices } from './fr/prices.ts'
import { providers } from './fr/providers.ts'
import { messages } from './fr/messages.ts'
import { replies } from './fr/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
