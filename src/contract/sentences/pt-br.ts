import type { TranslatedSentences } from './english.ts'
import { brandFonts } from './pt-br/brand-fonts.ts'
import { campaigns } from './pt-br/campaigns.ts'
import { files } from './pt-br/files.ts'
import { prices } from './pt-br/prices.ts'
import { providers } from './pt-br/providers.ts'
import { messages } from './pt-br/messages.ts'
import { replies } from './pt-br/replies.ts'

export const sentences: TranslatedSentences = {
  ...messages,
  ...replies,
  ...campaigns,
  ...providers,
  ...brandFonts,
  ...files,
  ...prices,
}
