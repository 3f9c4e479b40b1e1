import { eld } from 'eld/extrasmall'
import type { Brief } from '../brief.ts'

/**
 * Names and loan words pull a short English text towards other languages: it is English from this share of the best score
 * on, or from a lower one where a word of it is hardly anything else.
 */
const NEARLY = 0.95
const MARKED = 0.85
const MARK = /\b(?:hiring|our|the|and|with|for|we|you|your|this|that|new|opening|thanks|how|why|what|free)\b/i

/** Whether words may be added in English: by the prompt, or where there is none by what product and brand say. */
export function isEnglishBrief({ prompt, instructions, product, brand }: Brief): boolean {
  if (prompt.trim()) return isEnglish(prompt)
  const said = [instructions, product?.proposition, product?.description, ...(product?.benefits ?? [])].filter(Boolean)
  const text = said.length > 0 ? said.join('. ') : (brand.description ?? '')
  return !/\p{L}/u.test(text) || isEnglish(text)
}

/** Whether a text is English, so that words may be added to it. If not, only the person's own are used. */
export const isEnglish = (text: string): boolean => readingOf(text).english

/** Whether a text may stand beside others that are English or, without `english`, are not. One or two words can be either. */
export function suits(text: string, english: boolean): boolean {
  const reading = readingOf(text)
  return english ? reading.english || !reading.certain : !reading.english
}

/** Whether a text reads as English, and whether it says enough to tell. */
function readingOf(text: string): { english: boolean; certain: boolean } {
  const guess = eld.detect(text)
  const scores = guess.getScores()
  const best = scores[guess.language] ?? 0
  const share = best > 0 ? (scores['en'] ?? 0) / best : 0
  return { english: share >= (MARK.test(text) ? MARKED : NEARLY), certain: guess.isReliable() }
}
