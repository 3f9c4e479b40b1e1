import { DRAWABLE_RANGES } from './drawable-ranges.ts'

/** Characters that are drawn without a glyph of their own: emoji, spaces, hyphens, marks of direction and presentation. */
const WITHOUT_GLYPH =
  /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}\u2010\u2011]/u
/** Fonts lack only rare ones of these Han characters, and a list of them would be as large as all other ranges. */
const HAN = [0x4e00, 0x9fff] as const

let ranges: readonly (readonly [from: number, to: number])[] | undefined

/** The ranges as code points. Each pair in the list is the distance to the end of the range before, and the length of the range less one. */
function readRanges(): readonly (readonly [number, number])[] {
  const numbers = DRAWABLE_RANGES.split(' ').map((digits) => Number.parseInt(digits, 36))
  const read: [number, number][] = [[...HAN]]
  for (let at = 0, end = 0; at < numbers.length; at += 2) {
    const from = end + (numbers[at] ?? 0)
    end = from + (numbers[at + 1] ?? 0)
    read.push([from, end])
  }
  return read
}

/** Returns the characters of a text for which the studio has no font, each once. They are left out of designs. */
export function findUndrawableCharacters(text: string): string[] {
  const known = (ranges ??= readRanges())
  return [...new Set(text.normalize('NFC'))].filter((character) => {
    const point = character.codePointAt(0) ?? 0
    return !WITHOUT_GLYPH.test(character) && !known.some(([from, to]) => point >= from && point <= to)
  })
}
