import { splitEmoji } from '../graphemes.ts'

/** The spaces at which no line breaks: U+00A0, and the narrow U+202F, which is drawn a fifth of an em wide. */
export const NO_BREAK_SPACES = '\u00A0\u202F'
/** Forbids a line break and has no width (U+2060). */
export const WORD_JOINER = '\u2060'
/** The end of a line that breaks a word. It is drawn as a hyphen, and only lines contain it, not texts. */
export const SOFT_HYPHEN = '\u00AD'
/** The width of U+202F in em. */
export const NARROW_SPACE_WIDTH = 0.2

const SCRIPTS_WITH_JOINERS = ['Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Khmer']
const JOINING = `[\\p{M}${SCRIPTS_WITH_JOINERS.map((script) => `\\p{Script=${script}}`).join('')}]`
/** Joiners outside the scripts that use them. */
const STRAY_JOINER = new RegExp(`(?<!${JOINING})[\\u200C\\u200D]|[\\u200C\\u200D](?!${JOINING})`, 'gu')
/** A marked break between two words of a script without spaces. The words are found without it. */
const MARKED_BREAK = /(?<=[\p{Script=Thai}\p{Script=Khmer}\p{M}])\u200B+(?=[\p{Script=Thai}\p{Script=Khmer}])/gu

/**
 * Returns the text as it is drawn: NFC, without control characters, overrides of the direction, stray joiners, and everything in `missing`. Spaces without a line
 * break stay. No font has the hyphens U+2010 and U+2011, so they become plain ones, the latter with a word joiner.
 */
export function toDrawableText(text: string, missing: ReadonlySet<string> = NOTHING): string {
  const left = splitEmoji(writeFractions(text.normalize('NFC'))).map((part) => {
    if (part.emoji) return missing.has(part.text) ? '' : part.text
    return Array.from(removeControlCharacters(part.text))
      .filter((letter) => !missing.has(letter))
      .join('')
  })
  return left.join('').replace(/\s+/g, joinSpaces).trim()
}

/** No font has the signs of thirds, fifths and the like, so they become two numbers with a fraction slash. */
const writeFractions = (text: string) =>
  text.replace(
    /(\p{Nd})?([\u2150-\u215E])/gu,
    (_, whole: string | undefined, sign: string) =>
      `${whole === undefined ? '' : `${whole}\u202F`}${sign.normalize('NFKD')}`,
  )

const NOTHING: ReadonlySet<string> = new Set()

const removeControlCharacters = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]|\p{Variation_Selector}|\u00AD|\u20E3/gu, '')
    .replaceAll('\u2010', '-')
    .replaceAll('\u2011', `-${WORD_JOINER}`)
    .replace(MARKED_BREAK, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200B\uFEFF]/gu, ' ')
    .replace(STRAY_JOINER, '')

/** A drawn line as people type it: with ordinary spaces, a hyphen where a word is broken, and without marks that nobody sees. */
export const toPlainText = (line: string): string =>
  line
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(SOFT_HYPHEN, '-')
    .replaceAll(WORD_JOINER, '')

/** Several spaces become one. It allows a line break if one of them does. */
const joinSpaces = (spaces: string) => (/[^\u00A0\u202F]/.test(spaces) ? ' ' : spaces.charAt(0))
