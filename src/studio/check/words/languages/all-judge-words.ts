import { AR_JUDGE } from './ar.ts'
import { DE_JUDGE } from './de.ts'
import { EN_JUDGE } from './en.ts'
import { ES_JUDGE } from './es.ts'
import { FR_JUDGE } from './fr.ts'
import { HI_JUDGE } from './hi.ts'
import { IT_JUDGE } from './it.ts'
import { JA_JUDGE } from './ja.ts'
import { NL_JUDGE } from './nl.ts'
import { PL_JUDGE } from './pl.ts'
import { PT_BR_JUDGE } from './pt-br.ts'
import { TR_JUDGE } from './tr.ts'
import { ZH_HANS_JUDGE } from './zh-hans.ts'
import type { JudgeWords } from './judge-words.ts'

/** The languages whose words the judge knows. In other languages it judges without them. */
export const ALL_JUDGE_WORDS: readonly JudgeWords[] = [
  EN_JUDGE,
  DE_JUDGE,
  FR_JUDGE,
  ES_JUDGE,
  PT_BR_JUDGE,
  IT_JUDGE,
  NL_JUDGE,
  PL_JUDGE,
  TR_JUDGE,
  AR_JUDGE,
  JA_JUDGE,
  ZH_HANS_JUDGE,
  HI_JUDGE,
]
