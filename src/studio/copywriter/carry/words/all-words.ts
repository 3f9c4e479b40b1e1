import { AR_WORDS } from './ar.ts'
import { DE_WORDS } from './de.ts'
import { EN_WORDS } from './en.ts'
import { ES_WORDS } from './es.ts'
import { FR_WORDS } from './fr.ts'
import { HE_WORDS } from './he.ts'
import { HI_WORDS } from './hi.ts'
import { IT_WORDS } from './it.ts'
import { JA_WORDS } from './ja.ts'
import { KO_WORDS } from './ko.ts'
import { NL_WORDS } from './nl.ts'
import { PL_WORDS } from './pl.ts'
import { PT_BR_WORDS } from './pt-br.ts'
import { RU_WORDS } from './ru.ts'
import { TH_WORDS } from './th.ts'
import { TR_WORDS } from './tr.ts'
import { UK_WORDS } from './uk.ts'
import { VI_WORDS } from './vi.ts'
import { ZH_HANS_WORDS } from './zh-hans.ts'
import { ZH_HANT_WORDS } from './zh-hant.ts'
import type { CarryWords } from '../carry-words.ts'

export const ALL_WORDS: readonly CarryWords[] = [
  EN_WORDS,
  DE_WORDS,
  FR_WORDS,
  ES_WORDS,
  PT_BR_WORDS,
  IT_WORDS,
  NL_WORDS,
  PL_WORDS,
  TR_WORDS,
  AR_WORDS,
  HE_WORDS,
  HI_WORDS,
  JA_WORDS,
  ZH_HANS_WORDS,
  ZH_HANT_WORDS,
  KO_WORDS,
  VI_WORDS,
  TH_WORDS,
  RU_WORDS,
  UK_WORDS,
]

/** The words of a language (BCP 47), or null. */
export const findCarryWords = (language: string): CarryWords | null =>
  ALL_WORDS.find(({ tag }) => tag === language) ?? null
