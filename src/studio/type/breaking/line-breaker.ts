import { findHyphenPoints, isBreakable, type FindSyllables } from './hyphen-points.ts'
import { isTooLong, LONGEST_WORD, splitAtLineBreaks, type TextPiece } from './line-breaks.ts'
import { measureBonds } from './bonds.ts'
import { findDanglingWords } from './glue.ts'

/** Breaks the texts of one design. Results are cached. */
export interface LineBreaker {
  /** BCP 47. */
  language: string
  /** Words that should not end a line. */
  dangling: RegExp
  /** Pieces without hyphenation, but of words over `LONGEST_WORD`. Shorter ones that can be hyphenated stay whole. */
  split(text: string): readonly TextPiece[]
  /** Pieces with hyphenation; null if no word can be broken. */
  hyphenate(text: string): readonly TextPiece[] | null
  /** What a line break before each piece costs because it parts words that belong together. */
  measureBonds(pieces: readonly TextPiece[]): readonly number[]
}

export interface LineBreakerOptions {
  language?: string
  /** Without it, no word is hyphenated. */
  findSyllables?: FindSyllables | null
  /** Names of brand and product, whose words are never broken. */
  names?: readonly string[]
  /** Names of more than one word, which stay on one line where that is possible. */
  phrases?: readonly string[]
}

/** Creates a line breaker for the language of a design. */
export function createLineBreaker({
  language = 'und',
  findSyllables,
  names = [],
  phrases = [],
}: LineBreakerOptions = {}): LineBreaker {
  const isQuoted = createQuoteFinder()
  const kept = new Set(names.flatMap((name) => name.toLowerCase().split(/[\s-]+/)))
  const breakWord = (word: string, index: number, words: readonly string[]) =>
    findSyllables && !isQuoted(words, index)
      ? hyphenateWord(word, { language, findSyllables, kept, isFirst: startsSentence(words, index) })
      : null
  const splitWhole = (text: string) =>
    splitAtLineBreaks(text, language, (word, index, words) => {
      const pieces = isTooLong(word) ? breakWord(word, index, words) : null
      return pieces && word.length <= LONGEST_WORD
        ? (splitCompound(word, kept) ?? [{ text: word, glued: false }])
        : (pieces ?? splitCompound(word, kept))
    })
  const splitBroken = (text: string) => {
    const pieces = findSyllables && HAS_LONG_WORD.test(text) ? splitAtLineBreaks(text, language, breakWord) : []
    return pieces.some(({ hyphen }) => hyphen !== undefined) ? pieces : null
  }
  return {
    language,
    dangling: findDanglingWords(language),
    split: cache(splitWhole),
    hyphenate: cache(splitBroken),
    measureBonds: (pieces) => measureBonds(pieces, { language, names: phrases }),
  }
}

/** A word that is written with a hyphen between two long parts: "Gravelbike-Ausfahrt". */
const COMPOUND = /^\p{L}{5,30}-\p{L}{5,30}[.,!?:;]?$/u

/** Splits a compound behind its own hyphen. Null for other words, and for names of brand and product. */
function splitCompound(word: string, kept: ReadonlySet<string>): TextPiece[] | null {
  if (!COMPOUND.test(word)) return null
  const [first = '', second = ''] = word.split('-')
  if (kept.has(first.toLowerCase()) || kept.has(second.replace(/[.,!?:;]$/u, '').toLowerCase())) return null
  return [
    { text: `${first}-`, glued: false },
    { text: second, glued: true },
  ]
}

/** As long as `isBreakable` requires. */
const HAS_LONG_WORD = /[\p{L}\p{M}]{15}/u

/** The breaker of a text whose language is not known. */
export const PLAIN_BREAKER = createLineBreaker()

function cache<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = compute(text)
    known.set(text, result)
    return result
  }
}

const QUOTED = /[„“«»"][^„“”«»"]{1,60}[“”«»"]/gu

/** Returns whether a word is inside quotation marks: a quoted name. Its words are found once for each list. */
function createQuoteFinder() {
  const found = new WeakMap<readonly string[], ReadonlySet<number>>()
  return (words: readonly string[], index: number): boolean => {
    const quoted = found.get(words) ?? findQuotedWords(words)
    found.set(words, quoted)
    return quoted.has(index)
  }
}

function findQuotedWords(words: readonly string[]): ReadonlySet<number> {
  const quotes = [...words.join(' ').matchAll(QUOTED)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  )
  const quoted = new Set<number>()
  let [before, next] = [0, 0]
  for (const [index, word] of words.entries()) {
    while ((quotes[next]?.[1] ?? Infinity) <= before) next += 1
    if ((quotes[next]?.[0] ?? Infinity) <= before + 1) quoted.add(index)
    before += word.length + (index > 0 ? 1 : 0)
  }
  return quoted
}

const startsSentence = (words: readonly string[], index: number) =>
  index === 0 || /[.!?:…]$/u.test(words[index - 1] ?? '')

interface WordOptions {
  language: string
  findSyllables: FindSyllables
  kept: ReadonlySet<string>
  isFirst: boolean
}

/** Longer words are not hyphenated. German words in print have up to 80 letters. In UTF-16 code units. */
const LONGEST_HYPHENATED = 80

/** Marks around a word, and the ending of a German word that means all genders: "Mechaniker*in". Everything else in it, such as a digit, "@" or ".", means that it is not an ordinary word. */
const WORD_WITH_MARKS = /^([([¿¡]*)([\p{L}\p{M}-]+)((?:[*:_·]\p{L}{1,5})?[.,!?:;…)\]]*)$/u

/** Splits a word at its hyphens and at the points where patterns allow one. Returns null if there are none. */
function hyphenateWord(word: string, options: WordOptions): TextPiece[] | null {
  const [, before = '', letters = '', after = ''] = WORD_WITH_MARKS.exec(word) ?? []
  if (!letters) return null
  const parts = letters.split(/(?<=\p{L}{4}-)(?=\p{L}{4})/u)
  if (parts.some((part) => part.length > LONGEST_HYPHENATED)) return null
  const pieces = parts.flatMap((part, index) => {
    const isName = isNameLike(part, options) || options.kept.has(part.replace(/-$/, '').toLowerCase())
    const broken = isName ? [{ text: part, glued: true }] : breakPart(part, options)
    return broken.map((piece, at) => ({ ...piece, glued: index + at > 0 }))
  })
  const [first] = pieces
  const last = pieces.at(-1)
  if (pieces.length < 2 || !first || !last) return null
  first.text = before + first.text
  last.text += after
  return pieces.every(({ text }) => text.length <= LONGEST_WORD) ? pieces : null
}

/** German nouns have a capital. In other languages, a capital inside a sentence marks a name. */
const isNameLike = (part: string, { language, isFirst }: WordOptions) =>
  !isFirst && !/^(?:de|lb)\b/.test(language) && /^\p{Lu}\p{Ll}/u.test(part)

function breakPart(part: string, { language, findSyllables }: WordOptions): TextPiece[] {
  const word = part.replace(/-$/, '')
  const points = isBreakable(word) ? findHyphenPoints(word, language, findSyllables) : []
  const ends = [...points, { at: part.length, cost: undefined }]
  return ends.map(({ at, cost }, index) => {
    const text = part.slice(ends[index - 1]?.at ?? 0, at)
    return cost === undefined ? { text, glued: true } : { text, glued: true, hyphen: cost }
  })
}
