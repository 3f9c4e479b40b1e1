import { eld } from 'eld/extrasmall'
import type { Brief } from '../brief.ts'

/**
 * Names and loan words make a short English text look like another language. A text counts as English from this share of the best score.
 * The lower share applies if it contains a word that occurs almost only in English.
 */
const NEARLY = 0.95
const MARKED = 0.85
const MARK = /\b(?:hiring|our|the|and|with|for|we|you|your|this|that|new|opening|thanks|how|why|what|free)\b/i

/** Whether English words may be added. The prompt decides, or without one the texts of product and brand. */
export function isEnglishBrief({ prompt, instructions, product, brand }: Brief): boolean {
  if (prompt.trim()) return isEnglish(prompt)
  const said = [instructions, product?.proposition, product?.description, ...(product?.benefits ?? [])].filter(Boolean)
  const text = said.length > 0 ? said.join('. ') : (brand.description ?? '')
  return !/\p{L}/u.test(text) || isEnglish(text)
}

/** Whether a text is English. If not, only the user's own words are used. */
export const isEnglish = (text: string): boolean => detectLanguage(text).english

/** Detects the language of a text: an ISO 639-1 code. A text without letters counts as English. */
export function detectLanguageCode(text: string): string {
  return isEnglish(text) ? 'en' : eld.detect(text).language || 'en'
}

/** Whether a text fits others that are English or, without `english`, not English. One or two words fit both. */
export function fitsLanguage(text: string, english: boolean): boolean {
  const reading = detectLanguage(text)
  return english ? reading.english || !reading.certain : !reading.english
}

/** Whether a text is English, and whether it is long enough for a certain result. */
function detectLanguage(text: string): { english: boolean; certain: boolean } {
  const guess = eld.detect(text)
  const scores = guess.getScores()
  const best = scores[guess.language] ?? 0
  const share = best > 0 ? (scores['en'] ?? 0) / best : 0
  return { english: share >= (MARK.test(text) ? MARKED : NEARLY), certain: guess.isReliable() }
}
