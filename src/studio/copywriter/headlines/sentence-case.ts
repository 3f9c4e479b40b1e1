import { capitalizeFirst } from '../../type/text-case.ts'

const count = (text: string) => text.split(' ').filter((word) => word.length > 0).length

/**
 * Capitalizes the first letter, by the rules of a language (BCP 47). Names and abbreviations keep their capitals; text in all capitals is
 * converted to lower case. A hashtag or handle at the beginning stays as it was typed.
 */
export function sentenceCase(text: string, language = 'und'): string {
  if (/^(?:[-–−+%٪]?\s?\d|[$€£¥₹]|[#＃@＠]\p{L})/u.test(text)) return text
  const words = text.split(' ')
  const shouted = words.length > 2 && text === text.toUpperCase() && /[A-Z]{3}/.test(text) && !/\p{Lo}/u.test(text)
  const calm = shouted ? text.toLocaleLowerCase(language) : text
  return calm.replace(/\p{L}+/u, (word) => capitalizeFirst(word, language))
}

/** "Less sugar. More morning." */
const PAIR = /^[^.!?\n]{3,28}[.!]\s[^.!?\n]{3,28}[.!]$/

/**
 * The whole first sentence if it has at most `most` words; otherwise its first clause if that has; otherwise null. Two very short
 * sentences stay together.
 */
export function firstSentence(text: string | null, most: number): string | null {
  if (!text) return null
  if (PAIR.test(text.trim()) && count(text.trim()) <= most) return text.trim()
  const sentence =
    text
      .trim()
      .match(/^[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*[.!?]?/)?.[0]
      ?.trim() ?? ''
  if (sentence && count(sentence) <= most) return sentence
  const clause = sentence.split(/[,;:–—]\s|\s[–—-]\s/)[0]?.trim() ?? ''
  return clause && count(clause) >= 3 && count(clause) <= most ? `${clause}.` : null
}

/** A short first sentence without its period, usable unchanged on an image; otherwise null. */
export function line(text: string | null): string | null {
  const said = withoutStop(firstSentence(text, 8))
  return said && said.length <= 60 ? said : null
}

/** The second of a pair of sentences has its period, because the first one has. */
export const withoutStop = (text: string | null) => (text && !PAIR.test(text) ? text.replace(/\.$/, '') : text)
