import { guessLanguage } from '../languages/guess-language.ts'
import { detectOther, hasOtherWords, type DetectedLanguage } from '../languages/detect-language.ts'
import { findPack } from '../languages/packs.ts'
import type { LanguagePack } from '../languages/language-pack.ts'
import type { Brief } from '../../model/brief.ts'

/**
 * Names and loan words make a short English text look like another language. A text counts as English from this share of the best score.
 * The lower share applies if it contains a word that occurs almost only in English.
 */
const NEARLY = 0.95
const MARKED = 0.85
/** Names of days and prices with few words around them say little by their letters. */
const DATED = 0.5
const MARK = /\b(?:hiring|our|the|and|with|for|we|you|your|this|that|new|opening|thanks|how|why|what|free)\b|£\s?\d/i
/** A range of days as only English writes it. */
const DAYS = /\b(?:mon|tues?|wed|thurs?|fri)\s?(?:[-–]|to)\s?(?:wed|thurs?|fri|sat|sun)\b/i

/** The language of a design and that of the request's own words: they differ only if the user chose another one. */
export interface BriefLanguage {
  /** A BCP 47 tag. */
  language: string
  /** Whether words of the language may be added. Otherwise only the user's own words are shown. */
  isCertain: boolean
  /** The language of prompt and instructions. */
  spoken: string
}

/** The languages of a design, with their words. */
export interface DesignLanguages extends BriefLanguage {
  /** The words that may be added; null if none may. */
  pack: LanguagePack | null
  /** The words that the request is read with. */
  spokenPack: LanguagePack | null
}

/** Chooses the language of a design, and finds its words. */
export function findLanguages(brief: Brief): DesignLanguages {
  const chosen = chooseLanguage(brief)
  return {
    ...chosen,
    pack: chosen.isCertain ? findPack(chosen.language) : null,
    spokenPack: findPack(chosen.spoken),
  }
}

/**
 * Chooses the language of a design: the one of the request, otherwise that of the prompt, or without a prompt that of the product's and
 * the brand's texts. Where they do not tell it, it is the default language of the product or the brand.
 */
export function chooseLanguage(brief: Brief): BriefLanguage {
  const { language: chosen, prompt, product, brand } = brief
  const usual = product?.language ?? brand.language ?? null
  const said = prompt.trim() || (usual ? '' : tellsLanguage(brief))
  const names = [brand.name, product?.name ?? '']
  const found = said === '' && usual ? { language: usual, isCertain: true } : detectLanguage(said, names, usual)
  // Without a prompt, the instructions state the facts, and they may be in another language than the product.
  const notes = prompt.trim() ? '' : (brief.instructions ?? '')
  const spoken = notes ? detectLanguage(notes, names, found.language).language : found.language
  if (chosen) return { language: chosen, isCertain: true, spoken: prompt.trim() || notes ? spoken : chosen }
  return { ...found, spoken }
}

const tellsLanguage = ({ instructions, product, brand }: Brief): string => {
  const said = [instructions, product?.proposition, product?.description, ...(product?.benefits ?? [])].filter(Boolean)
  return said.length > 0 ? said.join('. ') : (brand.description ?? '')
}

/** The language of a text. `names` do not count, and `usual` is the language if the text does not tell it; null is English. */
export function detectLanguage(text: string, names: readonly string[], usual: string | null): DetectedLanguage {
  if (!/\p{L}/u.test(text)) return { language: usual ?? 'en', isCertain: true }
  const bare = names.reduce((left, name) => (name === '' ? left : left.replaceAll(name, ' ')), text)
  const other = detectOther(bare, usual)
  if (usual && usual !== 'en') return isEnglish(bare) && MARK.test(bare) ? { language: 'en', isCertain: true } : other
  return isEnglish(text) && !hasOtherWords(bare) ? { language: 'en', isCertain: true } : other
}

/** Whether a text is English. If not, only the user's own words are used. */
export const isEnglish = (text: string): boolean => readEnglish(text).english

/** Whether English words may be added to a brief. */
export const isEnglishBrief = (brief: Brief): boolean => chooseLanguage(brief).language === 'en'

/** Whether a text fits others that are English or, without `english`, not English. One or two words fit both. */
export function fitsLanguage(text: string, english: boolean): boolean {
  const reading = readEnglish(text)
  return english ? reading.english || !reading.certain : !reading.english
}

/** Whether a text may stand in a design of a language (BCP 47). Short texts of an unknown language may. */
export function isInLanguage(text: string, language: string): boolean {
  if (language === 'en') return isEnglish(text)
  if (isEnglish(text)) return false
  const found = detectOther(text, language)
  return found.language === language || !found.isCertain
}

/**
 * Whether a short phrase is certainly in a language other than English. `usual` is the language of the brand, which its own phrases are in
 * unless they are English.
 */
export function isPhraseIn(text: string, language: string, usual: string | null): boolean {
  if (isEnglish(text)) return false
  const found = detectOther(text, null)
  return found.isCertain ? found.language === language : usual === language
}

/** Whether a text is English, and whether it is long enough for a certain result. */
function readEnglish(text: string): { english: boolean; certain: boolean } {
  const { language, scores, isReliable } = guessLanguage(text)
  const best = scores[language] ?? 0
  const share = best > 0 ? (scores['en'] ?? 0) / best : 0
  const least = DAYS.test(text) ? DATED : MARK.test(text) ? MARKED : NEARLY
  return { english: share >= least, certain: isReliable }
}
