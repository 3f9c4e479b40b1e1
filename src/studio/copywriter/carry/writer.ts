import type { LanguagePack } from '../languages/language-pack.ts'
import type { CarryWords } from './carry-words.ts'

/** A language that facts are written in, for prices in a currency (ISO 4217). */
export interface Writer {
  words: CarryWords
  pack: LanguagePack
  currency: string | null
}
