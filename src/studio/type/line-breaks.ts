import { splitGraphemes, splitEmoji } from './graphemes.ts'

/** A piece of text that is never broken. A `glued` piece follows the previous one without a space. */
export interface TextPiece {
  text: string
  glued: boolean
}

/** Longer words do not fit at a readable size and are split. */
const LONGEST = 22
/** Scripts without spaces. Thai breaks between words, Han and kana between words with their particles. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u
/** A Han or kana word longer than this is broken between its characters. */
const LONGEST_UNSPACED = 7
/** Joiners outside the scripts that use them. */
const JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])/gu

/** Returns the text as it is drawn: NFC, without control characters, stray joiners, and everything in `missing`. */
export function toDrawableText(text: string, missing: ReadonlySet<string> = NOTHING): string {
  const left = splitEmoji(text.normalize('NFC')).map((part) => {
    if (part.emoji) return missing.has(part.text) ? '' : part.text
    return Array.from(removeControlCharacters(part.text))
      .filter((letter) => !missing.has(letter))
      .join('')
  })
  return left.join('').replace(/\s+/g, ' ').trim()
}

const NOTHING: ReadonlySet<string> = new Set()

const removeControlCharacters = (text: string) =>
  text
    .replace(/\p{Bidi_Control}|\p{Variation_Selector}|\u00AD|\u20E3/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200B\uFEFF]/gu, ' ')
    .replace(JOINER, '')

/**
 * Splits a text where lines may break: at spaces, after a hyphen or slash in a long word, and between words of scripts
 * without spaces.
 */
export function splitAtLineBreaks(text: string): TextPiece[] {
  return toDrawableText(text)
    .split(' ')
    .filter((word) => word.length > 0)
    .flatMap((word) => splitWord(word).map((part, index) => ({ text: part, glued: index > 0 })))
}

function splitWord(word: string): string[] {
  if (UNSPACED.test(word)) return applyKinsoku(splitPhrases(word))
  if (word.length <= LONGEST) return [word]
  const parts = word.split(/(?<=[-/_.@?&=])/).filter((part) => part.length > 0)
  return parts.flatMap((part) => (part.length <= LONGEST ? [part] : splitEvenly(part)))
}

function splitPhrases(text: string): string[] {
  return text
    .split(/(?<=[、。，．：；！？,.!?:;])/)
    .flatMap((phrase) => (PHRASE.test(phrase) ? [phrase] : splitIntoWords(phrase)))
}

/** In Chinese, up to four characters between punctuation marks form one phrase. */
const PHRASE = /^\p{Script=Han}{1,4}[、。，．：；！？,.!?:;]*$/u

function splitIntoWords(text: string): string[] {
  const words = [...WORDS.segment(text)].map((part) => part.segment)
  return words.flatMap((word) =>
    word.length <= LONGEST_UNSPACED || (!HAN_OR_KANA.test(word) && word.length <= LONGEST)
      ? [word]
      : splitGraphemes(word),
  )
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Kinsoku rules: closing marks, small kana, particles, and repetition marks never start a line; opening marks never end
 * one (https://www.w3.org/TR/jlreq/).
 */
const NEVER_FIRST =
  /^[、。，．・：；？！ー」』）】〉》〕］｝％々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)\]}%”’ฯๆ…‥–—-]/u
const PARTICLE =
  /^(?:は|が|を|に|へ|と|で|の|も|や|か|ね|よ|な|から|まで|より|です|ます|ました|だ|た|て|的|了|吗|呢|吧)$/u
const NEVER_LAST = /[「『（【〈《〔［｛￥＄¥$#([{“‘]$/u

function applyKinsoku(words: readonly string[]): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last !== undefined && (NEVER_FIRST.test(word) || PARTICLE.test(word) || NEVER_LAST.test(last)))
      pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

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
