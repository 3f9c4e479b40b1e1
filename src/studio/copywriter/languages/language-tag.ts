/** The languages in which the studio writes: BCP 47 tags, with script where it matters. */
export const LANGUAGE_TAGS = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'it',
  'nl',
  'pl',
  'tr',
  'ar',
  'he',
  'hi',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'vi',
  'th',
  'ru',
  'uk',
] as const
export type LanguageTag = (typeof LANGUAGE_TAGS)[number]

/** The tag of a text whose language is not known. */
export const UNDETERMINED = 'und'

/** The tag for an ISO 639-1 code. Portuguese is written as in Brazil, and Chinese with simplified characters. */
export const toLanguageTag = (code: string): string => TAGS[code] ?? code

const TAGS: Readonly<Record<string, LanguageTag>> = { pt: 'pt-BR', zh: 'zh-Hans' }
