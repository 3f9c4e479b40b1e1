/**
 * How platforms count the length of a text. Where the rule is not known, UTF-16 units are counted, which never promises too much room.
 * No zod, so any page may import it.
 */
export type Counting = 'utf16' | 'weighted' | 'emoji_bytes' | 'double_width'

/** The length of a text in the units of a platform. */
export function countLength(counting: Counting, text: string): number {
  if (counting === 'weighted') return countWeighted(text)
  if (counting === 'emoji_bytes') return sumGraphemes(text, (of) => (isEmoji(of) ? countBytes(of) : of.length))
  if (counting === 'double_width') return sumGraphemes(text, countWidth)
  return text.length
}

/** A link on X counts this much, however long it is. */
const LINK_WEIGHT = 23

/** X: https://docs.x.com/fundamentals/counting-characters. Text in NFC; an emoji counts 2, as do letters outside of the narrow ranges. */
function countWeighted(text: string): number {
  const composed = text.normalize('NFC')
  const links = findLinks(composed)
  const words = links.reduce((rest, link) => rest.replace(link, ''), composed)
  return links.length * LINK_WEIGHT + sumGraphemes(words, weigh)
}

const weigh = (grapheme: string) =>
  isEmoji(grapheme) ? 2 : Array.from(grapheme).reduce((sum, letter) => sum + (isNarrow(letter) ? 1 : 2), 0)

const NARROW = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const

function isNarrow(letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return NARROW.some(([from, to]) => point >= from && point <= to)
}

/** Google counts letters of Chinese, Japanese and Korean twice, as TikTok does in ads. Emoji are as wide. */
const countWidth = (grapheme: string) => (WIDE.test(grapheme) || isEmoji(grapheme) ? 2 : grapheme.length)
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uA960-\uA97F\uAC00-\uD7FB\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFF}]/u

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|\u20E3/u
const isEmoji = (grapheme: string) => EMOJI.test(grapheme)

/** UTF-8 bytes. */
export const countBytes = (text: string): number =>
  Array.from(text).reduce((sum, letter) => {
    const point = letter.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as single characters: an emoji with its modifiers, a letter with its marks. */
export const splitGraphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const sumGraphemes = (text: string, count: (grapheme: string) => number) =>
  splitGraphemes(text).reduce((sum, grapheme) => sum + count(grapheme), 0)

/**
 * Links as X finds them: addresses with a protocol, and domains without one if their ending is common. A name with a country ending, such
 * as `acme.de`, is a link only with a path or a subdomain.
 */
const LINK =
  /https?:\/\/[^\s<>"]+|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|app|dev|shop|store|io|ai|co|tv|xyz|online|site|agency|studio)(?![\w-])(?:\/[^\s<>"]*)?|(?<![\w@.-])(?:[a-z0-9-]+\.){2,}[a-z]{2}(?![\w.-])(?:\/[^\s<>"]*)?|(?<![\w@.-])[a-z0-9-]+\.[a-z]{2}\/[^\s<>"]*/gi

export const findLinks = (text: string): string[] => text.match(LINK) ?? []
