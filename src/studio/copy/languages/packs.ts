import { DE } from './de.ts'
import { EN } from './en.ts'
import type { LanguagePack } from './language-pack.ts'

/** The languages in which the studio writes. To add a language, add a file and an entry here, and its tag in `language-tag.ts`. */
export const PACKS: readonly LanguagePack[] = [EN, DE]

/** The words of a language (BCP 47), or null if the studio does not write it. */
export const findPack = (language: string): LanguagePack | null => PACKS.find(({ tag }) => tag === language) ?? null
