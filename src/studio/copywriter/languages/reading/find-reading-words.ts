import { DE_READING } from './de.ts'
import { EN_READING } from './en.ts'
import type { ReadingWords } from './reading-words.ts'

const ALL: readonly ReadingWords[] = [EN_READING, DE_READING]

/** The words with which a request of a language (BCP 47) is read. Those of English for a language without words of its own. */
export const findReadingWords = (language: string): ReadingWords =>
  ALL.find(({ tag }) => tag === language) ?? EN_READING
