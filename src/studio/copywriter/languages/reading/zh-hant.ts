import { ZH_HANS_READING } from './zh-hans.ts'
import type { ReadingWords } from './reading-words.ts'

/** The words of Chinese are in one table, in both kinds of characters. */
export const ZH_HANT_READING: ReadingWords = { ...ZH_HANS_READING, tag: 'zh-Hant' }
