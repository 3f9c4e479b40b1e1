import type { ReadingWords } from '../languages/reading/reading-words.ts'

const compiled = new Map<string, RegExp>()

/** Whether a text ends with an abbreviation or an initial, and the dot behind it. */
export function endsAbbreviated(text: string, { tag, short }: Pick<ReadingWords, 'tag' | 'short'>): boolean {
  const pattern =
    compiled.get(tag) ?? new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${short}|\\p{L}|\\p{L}{2,24}str)\\.\\s*$`, 'iu')
  compiled.set(tag, pattern)
  return pattern.test(text.slice(-28))
}

/** Abbreviations that may also end a sentence. */
const CLOSING = /(?:[ap]\.m|etc|inc|ltd|co|usw|itd|itp|ecc|enz|vb|vs|şti)\.\s*$|(?<!\p{L})\p{L}\.\s*$/iu

/** Whether a text ends with an abbreviation that needs what stands behind it: "Dr.", "ul.", "Hauptstr." */
export const endsOpenAbbreviated = (text: string, words: Pick<ReadingWords, 'tag' | 'short'>): boolean =>
  !CLOSING.test(text.slice(-12)) && endsAbbreviated(text, words)
