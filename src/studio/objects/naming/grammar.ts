import { ENGLISH, GERMAN, DUTCH } from './grammars/germanic.ts'
import { POLISH, TURKISH, ARABIC, SIGNS } from './grammars/others.ts'
import { FRENCH, SPANISH, ITALIAN, PORTUGUESE } from './grammars/romance.ts'
import type { SubjectGrammar } from './subject-grammar.ts'

/** By ISO 639-1 code. */
export const SUBJECT_GRAMMARS: Readonly<Record<string, SubjectGrammar>> = {
  en: ENGLISH,
  de: GERMAN,
  nl: DUTCH,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  pl: POLISH,
  tr: TURKISH,
  ar: ARABIC,
  ja: SIGNS,
  zh: SIGNS,
}
