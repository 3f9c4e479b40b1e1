import { splitGraphemes } from '../graphemes.ts'
import { NO_BREAK_SPACES, SOFT_HYPHEN, toDrawableText } from './drawable-text.ts'
import { isGlued } from './glue.ts'
import { isUnspaced, splitUnspaced } from './unspaced-scripts.ts'

/** A piece of text that is never broken. A `glued` piece follows the previous one without a space. */
export interface TextPiece {
  text: string
  glued: boolean
  /** Set if a line that ends here needs a hyphen: the cost of the break, 0 to 1. */
  hyphen?: number
}

/** Longer words do not fit at a readable size and are split. In letters. */
const LONGEST = 22
/** Nothing longer is kept together. In UTF-16 code units. */
export const LONGEST_WORD = 60
/** Pasted texts can have no-break spaces only. More letters than this are broken at them. */
const LONGEST_GLUED = 30
const NO_BREAK_SPACE = new RegExp(`[${NO_BREAK_SPACES}]`, 'g')

/** Splits a word, or returns null if the usual rules apply. */
export type SplitWord = (word: string, index: number, words: readonly string[]) => TextPiece[] | null

/**
 * Splits a text where lines may break: at spaces, after a hyphen or slash in a long word, and between words of scripts
 * without spaces. `language` is a BCP 47 tag.
 */
export function splitAtLineBreaks(text: string, language = 'und', split: SplitWord = () => null): TextPiece[] {
  const words = toDrawableText(text)
    .split(' ')
    .flatMap((word) => (word.length <= LONGEST_GLUED || isUnspaced(word) ? [word] : word.split(NO_BREAK_SPACE)))
    .filter((word) => word.length > 0)
  const pieces: TextPiece[] = []
  for (const [index, word] of words.entries()) {
    const [first, ...others] = split(word, index, words) ?? toPieces(splitWord(word))
    if (!first) continue
    const last = pieces.at(-1)
    if (last && last.text.length + first.text.length < LONGEST_WORD && isGlued(words, index, language))
      pieces[pieces.length - 1] = { ...first, text: `${last.text} ${first.text}`, glued: last.glued }
    else pieces.push(first)
    pieces.push(...others)
  }
  return pieces
}

const toPieces = (parts: readonly string[]) => parts.map((text, index) => ({ text, glued: index > 0 }))

/** Whether a word is too long for a line at a readable size. */
export const isTooLong = (word: string): boolean => word.length > LONGEST && splitGraphemes(word).length > LONGEST

function splitWord(word: string): string[] {
  if (isUnspaced(word))
    return splitUnspaced(word).flatMap((part) => (part.length > LONGEST_WORD ? splitEvenly(part) : [part]))
  if (!isTooLong(word)) return [word]
  // "hello@ / marigold.example": a break at a dot looks like the end of the address.
  const whole = ADDRESS.test(word) ? word.split(/(?<=[@/])(?=.)/) : [word]
  return whole.flatMap((part) => {
    if (!isTooLong(part) || (ADDRESS.test(part) && part.length <= LONGEST_ADDRESS)) return [part]
    const parts = part.split(/(?<=[-/_.@?&=])/).filter((piece) => piece.length > 0)
    return parts.flatMap((piece) => (isTooLong(piece) ? splitEvenly(piece) : [piece]))
  })
}

/** An address of the web or of a mailbox, without its scheme. */
const ADDRESS = /^[\p{L}\p{N}][\p{L}\p{N}._@-]*\.\p{L}{2,}(?:\/[\p{L}\p{N}_-]*)?[.,!?:;)]*$/u
/** A longer part of an address is broken at its signs. In UTF-16 code units. */
const LONGEST_ADDRESS = 30

function splitEvenly(part: string): string[] {
  const letters = splitGraphemes(part)
  const size = Math.ceil(letters.length / Math.ceil(letters.length / 14))
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += size) pieces.push(letters.slice(at, at + size).join(''))
  return pieces
}

/** Joins pieces to a line, with spaces between pieces that are not glued. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  return pieces.map((piece, index) => (index === 0 || piece.glued ? piece.text : ` ${piece.text}`)).join('')
}

/** Joins pieces to a line that is not the last one. It ends with a soft hyphen if it breaks a word. */
export function joinBrokenLine(pieces: readonly TextPiece[]): string {
  return pieces.at(-1)?.hyphen === undefined ? joinPieces(pieces) : joinPieces(pieces) + SOFT_HYPHEN
}
