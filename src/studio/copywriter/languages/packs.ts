import { AR } from './ar.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { HE } from './he.ts'
import { HI } from './hi.ts'
import { IT } from './it.ts'
import { JA } from './ja.ts'
import { KO } from './ko.ts'
import { NL } from './nl.ts'
import { PL } from './pl.ts'
import { PT_BR } from './pt-br.ts'
import { RU } from './ru.ts'
import { TH } from './th.ts'
import { TR } from './tr.ts'
import { UK } from './uk.ts'
import { VI } from './vi.ts'
import { ZH_HANS } from './zh-hans.ts'
import { ZH_HANT } from './zh-hant.ts'
import type { LanguagePack } from './language-pack.ts'

/** The languages in which the studio writes. To add a language, add a file and an entry here, and its tag in `DESIGN_LANGUAGES`. */
export const PACKS: readonly LanguagePack[] = [
  EN,
  DE,
  FR,
  ES,
  PT_BR,
  IT,
  NL,
  PL,
  TR,
  AR,
  HE,
  HI,
  JA,
  ZH_HANS,
  ZH_HANT,
  KO,
  VI,
  TH,
  RU,
  UK,
]

/** The words of a language (BCP 47), or null if the studio does not write it. */
export const findPack = (language: string): LanguagePack | null => PACKS.find(({ tag }) => tag === language) ?? null

/** Whether a text in a language (BCP 47) looks for staff. */
export const isHiring = (text: string, language: string): boolean =>
  findPack(language)?.prompt.intents.some(([intent, pattern]) => intent === 'hiring' && pattern.test(text)) === true
