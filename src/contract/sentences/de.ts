import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './de/brand-fonts.ts'
import { campaigns } from './de/campaigns.ts'
import { files } from './de/files.ts'
import { prices } from './de/prices.ts'
import { providers } from './de/providers.ts'
import { messages } from './de/messages.ts'
import { replies } from './de/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
