import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'
import type { LanguagePatterns } from './language-patterns.ts'

/** The languages whose facts are read. A further language is a further file and an entry here. */
const LANGUAGES: readonly LanguagePatterns[] = [ENGLISH, FRENCH, GERMAN, SPANISH]

/** The patterns of a language (ISO 639-1). An unknown language gets those of English, whose symbols and numbers apply anywhere. */
export const findPatterns = (language: string): LanguagePatterns =>
  LANGUAGES.find((patterns) => patterns.language === language) ?? ENGLISH
