import type { DesignLanguage } from '#contract/languages/languages.ts'

/** The tag of a text whose language is not known. */
export const UNDETERMINED = 'und'

/** The tag for an ISO 639-1 code. Portuguese is written as in Brazil, and Chinese with simplified characters. */
export const toLanguageTag = (code: string): string => TAGS[code] ?? code

const TAGS: Readonly<Record<string, DesignLanguage>> = { pt: 'pt-BR', zh: 'zh-Hans' }
