import { graphemes, partsOf } from './signs.ts'

/** A piece of text that is never broken. `glued` pieces follow the one before without a space. */
export interface Piece {
  text: string
  glued: boolean
}

/** Longer words than this have no place to stand at a readable size and are cut into pieces. */
const LONGEST = 22
/** Characters of scripts without spaces. Thai goes by words, Han and kana by words with their particles. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u
/** A word of Han or kana longer than this is broken between its characters. */
const LONGEST_UNSPACED = 7
/** Joiners belong between letters of these scripts and nowhere else. */
const JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{Script=Arabic}\p{Script=Devanagari}\p{M}])/gu

/** Text as it is drawn: composed, without control characters, stray joiners and whatever `missing` holds. */
export function drawable(text: string, missing: ReadonlySet<string> = NOTHING): string {
  const left = partsOf(text.normalize('NFC')).map((part) => {
    if (part.emoji) return missing.has(part.text) ? '' : part.text
    return Array.from(cleaned(part.text))
      .filter((letter) => !missing.has(letter))
      .join('')
  })
  return left.join('').replace(/\s+/g, ' ').trim()
}

const NOTHING: ReadonlySet<string> = new Set()

const cleaned = (text: string) =>
  text
    .replace(/\p{Bidi_Control}|\p{Variation_Selector}|\u00AD|\u20E3/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200B\uFEFF]/gu, ' ')
    .replace(JOINER, '')

/** Where a line may end: at spaces, after a hyphen or slash in a long word, between words of scripts without spaces. */
export function piecesOf(text: string): Piece[] {
  return drawable(text)
    .split(' ')
    .filter((word) => word.length > 0)
    .flatMap((word) => broken(word).map((part, index) => ({ text: part, glued: index > 0 })))
}

function broken(word: string): string[] {
  if (UNSPACED.test(word)) return kept(wordsWithin(word))
  if (word.length <= LONGEST) return [word]
  const parts = word.split(/(?<=[-/_.@?&=])/).filter((part) => part.length > 0)
  return parts.flatMap((part) => (part.length <= LONGEST ? [part] : evenly(part)))
}

function wordsWithin(text: string): string[] {
  return text
    .split(/(?<=[、。，．：；！？,.!?:;])/)
    .flatMap((phrase) => (PHRASE.test(phrase) ? [phrase] : segmented(phrase)))
}

/** Up to four characters between marks are one figure of speech in Chinese. */
const PHRASE = /^\p{Script=Han}{1,4}[、。，．：；！？,.!?:;]*$/u

function segmented(text: string): string[] {
  const words = [...WORDS.segment(text)].map((part) => part.segment)
  return words.flatMap((word) =>
    word.length <= LONGEST_UNSPACED || (!HAN_OR_KANA.test(word) && word.length <= LONGEST) ? [word] : graphemes(word),
  )
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Kinsoku: closing marks, small kana, particles and repetition marks never begin a line, opening marks never end one. */
const NEVER_FIRST =
  /^[、。，．・：；？！ー」』）】〉》〕］｝％々〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.!?:;)\]}%”’ฯๆ…‥–—-]/u
const PARTICLE =
  /^(?:は|が|を|に|へ|と|で|の|も|や|か|ね|よ|な|から|まで|より|です|ます|ました|だ|た|て|的|了|吗|呢|吧)$/u
const NEVER_LAST = /[「『（【〈《〔［｛￥＄¥$#([{“‘]$/u

function kept(words: readonly string[]): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last !== undefined && (NEVER_FIRST.test(word) || PARTICLE.test(word) || NEVER_LAST.test(last)))
      pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

function evenly(part: string): string[] {
  const letters = graphemes(part)
  const size = Math.ceil(letters.length / Math.ceil(letters.length / 14))
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += size) pieces.push(letters.slice(at, at + size).join(''))
  return pieces
}

export function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece, index) => (index === 0 || piece.glued ? piece.text : ` ${piece.text}`)).join('')
}
