import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './ja/brand-fonts.ts'
import { campaigns } from './ja/campaigns.ts'
import { files } from './ja/files.ts'
import { prices } from './ja/prices.ts'
import { providers } from './ja/providers.ts'
import { messages } from './ja/messages.ts'
import { replies } from './ja/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
