import type { TranslatedSentences } from './english.ts'
import { campaigns } from './de/campaigns.ts'
import { providers } from './de/providers.ts'
import { messages } from './de/messages.ts'
import { replies } from './de/replies.ts'

export const sentences: TranslatedSentences = { ...messages, ...replies, ...campaigns, ...providers }
