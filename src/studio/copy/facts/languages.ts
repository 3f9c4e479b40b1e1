import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'
import type { LanguagePatterns } from './language-patterns.ts'

/** The languages whose facts are read. To add a language, add a file and an entry here. */
const LANGUAGES: readonly LanguagePatterns[] = [ENGLISH, FRENCH, GERMAN, SPANISH]

/** The patterns of a language (ISO 639-1). For an unknown language, those of English: their symbols and numbers apply in any language. */
export const findPatterns = (language: string): LanguagePatterns =>
  LANGUAGES.find((patterns) => patterns.language === language) ?? ENGLISH
