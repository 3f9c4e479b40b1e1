/** A piece of text that is never broken. `glued` pieces follow the one before without a space. */
export interface Piece {
  text: string
  glued: boolean
}

/** Longer words than this have no place to stand at a readable size and are cut into pieces. */
const LONGEST = 22

/** Picture text drops what the bundled fonts cannot draw as words: emoji, their joiners and control characters. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\u20E3/gu, keepsSign)
    .replace(/[\p{Cc}\u200B\u2028\u2029\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** ©, ® and ™ are pictographs to Unicode and ordinary letters to everyone else. */
const keepsSign = (sign: string) => (/[©®™]/.test(sign) ? sign : '')

/** Where a line may end: at spaces, after a hyphen or slash in a long word, between ideographs. */
export function piecesOf(text: string): Piece[] {
  return drawable(text)
    .split(' ')
    .filter((word) => word.length > 0)
    .flatMap((word) => broken(word).map((part, index) => ({ text: part, glued: index > 0 })))
}

function broken(word: string): string[] {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) return graphemes(word)
  if (word.length <= LONGEST) return [word]
  const parts = word.split(/(?<=[-/_.@?&=])/).filter((part) => part.length > 0)
  return parts.flatMap((part) => (part.length <= LONGEST ? [part] : evenly(part)))
}

function evenly(part: string): string[] {
  const letters = graphemes(part)
  const size = Math.ceil(letters.length / Math.ceil(letters.length / 14))
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += size) pieces.push(letters.slice(at, at + size).join(''))
  return pieces
}

function graphemes(text: string): string[] {
  return [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)].map((part) => part.segment)
}

export function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece, index) => (index === 0 || piece.glued ? piece.text : ` ${piece.text}`)).join('')
}
