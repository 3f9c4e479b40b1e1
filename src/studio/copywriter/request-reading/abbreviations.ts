import type { ReadingWords } from '../languages/reading/reading-words.ts'

const compiled = new Map<string, RegExp>()

/** Whether a text ends with an abbreviation or an initial, and the dot behind it. */
export function endsAbbreviated(text: string, { tag, short }: Pick<ReadingWords, 'tag' | 'short'>): boolean {
  const pattern =
    compiled.get(tag) ??
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${short}|ord|norm|orig|\\p{L}|\\p{L}{2,24}str)\\.\\s*$`, 'iu')
  compiled.set(tag, pattern)
  return pattern.test(text.slice(-28))
}

/** Abbreviations that may also end a sentence. */
const CLOSING = /(?:[ap]\.m|etc|inc|ltd|co|usw|itd|itp|ecc|enz|vb|vs|şti|т\. ?[дп])\.\s*$/iu

/** A letter that may end a sentence: a unit behind its number ("5 h."), or a capital behind a word ("Plan B."). "Kloß u.", ", R.", "z.B." do not. */
const CLOSING_LETTER =
  /(?:\p{N} ?\p{Ll}|[\p{L}\p{N})] \p{Lu}|(?<!\p{L})\p{Lu}\.\p{Lu}|(?<=\p{Ll}{3} )[a-d]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}])\.\s*$/u

/** "R. Chile 1420", "C. Mayor, 12": a letter before a name and a number is part of an address. */
const NUMBERED = /^\s*\p{Lu}[\p{L}\p{M}'’-]+(?: \p{L}[\p{L}\p{M}'’-]*){0,3},? (?:nº ?)?\d{1,4}(?![\p{N}%]|[.,:]\d)/u

/** "J. Smith 01632 960 114", "K. Weiß, Tel.": a capital before a name alone is an initial. A sentence goes on with a small word. */
const NAMED =
  /^\s*(?!(?:Open|Free|Now|Also|Bring|Only|Sun|Mon|Sat)\b)\p{Lu}[\p{Ll}\p{M}'’-]+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}[\p{Ll}\p{M}'’-]+)?(?=\s*(?:$|[,;:)(\n–—-]|\+?\d{3}|\.(?:\s|$)))/u

/** Whether a text ends with an abbreviation that needs what stands behind it: "Dr.", "ul.", "Hauptstr." */
export function endsOpenAbbreviated(text: string, words: Pick<ReadingWords, 'tag' | 'short'>, after: string): boolean {
  const end = text.slice(-12)
  if (CLOSING.test(end) || !endsAbbreviated(text, words)) return false
  const isLetter = /(?<!\p{L})\p{L}\.\s*$/u.test(end)
  return (
    !isLetter || !CLOSING_LETTER.test(end) || (/\p{Lu}\.\s*$/u.test(end) && (NUMBERED.test(after) || NAMED.test(after)))
  )
}

/** Languages in which a number with a dot is an ordinal, also before a noun with a capital: "12. Juli". */
export const ORDINALS: readonly string[] = ['de', 'pl', 'tr', 'he']

/** Whether a text ends with an ordinal, whose noun follows: "im 3." before "Stock". */
export const endsOrdinal = (text: string, { tag }: Pick<ReadingWords, 'tag'>): boolean =>
  ORDINALS.includes(tag) && /(?<![\p{N}.:/])\d{1,2}\.\s*$/u.test(text.slice(-16)) && !STREET.test(text.slice(-32))

/** A number of a house: "Vaubanallee 3. Kaffee gratis". */
const STREET =
  /(?:(?:stra(?:ß|ss)e|str\.|allee|weg|platz|gasse|ring|damm|ufer|markt|chaussee|steig|pfad)|(?<!\p{L})(?:ul\.|al\.|pl\.) \p{Lu}[\p{L}-]{1,16}|(?:Sok|Cad|Cd)\.(?: No:?)?) \d{1,3}\.\s*$/iu
