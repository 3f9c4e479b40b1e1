import { findPack } from '../languages/packs.ts'
import { ENGLISH } from './english.ts'
import type { LanguagePatterns } from './language-patterns.ts'

/** The patterns of a language (BCP 47). For an unknown language, those of English: their symbols and numbers apply in any language. */
export const findPatterns = (language: string): LanguagePatterns => findPack(language)?.facts ?? ENGLISH
