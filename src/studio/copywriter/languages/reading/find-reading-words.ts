import { UNSPACED } from '../../carry/create-rules.ts'
import { EN_READING } from './en.ts'
import { DE_READING } from './de.ts'
import { FR_READING } from './fr.ts'
import { ES_READING } from './es.ts'
import { PT_BR_READING } from './pt-br.ts'
import { IT_READING } from './it.ts'
import { NL_READING } from './nl.ts'
import { PL_READING } from './pl.ts'
import { TR_READING } from './tr.ts'
import { AR_READING } from './ar.ts'
import { HE_READING } from './he.ts'
import { HI_READING } from './hi.ts'
import { JA_READING } from './ja.ts'
import { ZH_HANS_READING } from './zh-hans.ts'
import { ZH_HANT_READING } from './zh-hant.ts'
import { KO_READING } from './ko.ts'
import { VI_READING } from './vi.ts'
import { TH_READING } from './th.ts'
import { RU_READING } from './ru.ts'
import { UK_READING } from './uk.ts'
import { CS_READING } from './cs.ts'
import { EL_READING } from './el.ts'
import { ID_READING } from './id.ts'
import { OTHER_READING } from './other.ts'
import type { ReadingTag, ReadingWords } from './reading-words.ts'
import { compilePattern } from '../../../model/compile-pattern.ts'

/** The words of all languages. */
export const ALL_READING_WORDS: readonly ReadingWords[] = [
  EN_READING,
  DE_READING,
  FR_READING,
  ES_READING,
  PT_BR_READING,
  IT_READING,
  NL_READING,
  PL_READING,
  TR_READING,
  AR_READING,
  HE_READING,
  HI_READING,
  JA_READING,
  ZH_HANS_READING,
  ZH_HANT_READING,
  KO_READING,
  VI_READING,
  TH_READING,
  RU_READING,
  UK_READING,
  CS_READING,
  EL_READING,
  ID_READING,
]

/** Languages that are read with the words of a neighbor. */
const NEIGHBORS: Readonly<Record<string, ReadingTag>> = { sk: 'cs', ms: 'id' }

/** The words with which a request of a language (BCP 47) is read. */
export const findReadingWords = (language: string): ReadingWords =>
  ALL_READING_WORDS.find(({ tag }) => tag === (NEIGHBORS[language] ?? language)) ?? OTHER_READING

/** A pattern of words of all languages, because the language of a short text may be taken for another one. */
const matchAnywhere = (read: (words: ReadingWords) => string): RegExp =>
  compilePattern(
    ALL_READING_WORDS.map((words) =>
      UNSPACED.includes(words.tag) ? `(?:${read(words)})` : `(?<![\\p{L}\\p{M}])(?:${read(words)})(?![\\p{L}\\p{M}])`,
    ).join('|'),
    'iu',
  )

/** Words that make an amount something else than a price. */
export const NOT_PRICE: RegExp = matchAnywhere(({ notPrice }) => notPrice)

/** Words of a price that stays as it was. */
export const UNCHANGED: RegExp = matchAnywhere(({ unchanged }) => unchanged)
