import { FONT_GAPS } from './font-gaps.ts'
import type { FamilyScript } from './font-families.ts'

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Letters of Latin Extended-A that no language of today needs: ĳ, ĸ, ŀ, ŉ and the long s. */
const OUTDATED = /[\u0132\u0133\u0138\u013F\u0140\u0149\u017F]/g

/** The letters of living languages, and the punctuation and signs of plain Latin. A family may have a script and lack some of these. */
export const LETTERS: Readonly<Record<FamilyScript, string>> = {
  latin: `${span(0x21, 0x7e)}${span(0xa1, 0xac)}${span(0xae, 0xb4)}${span(0xb6, 0xff)}–—‘’‚“”„•…€™${span(0x100, 0x17f).replace(OUTDATED, '')}ȘșȚțƏəẞẀẁẂẃẄẅỲỳ`,
  cyrillic: `${span(0x400, 0x45f)}ҐґҒғҚқҢңҮүҰұҺһӘәӨө`,
  greek: `Ά${span(0x388, 0x38a)}ΌΎΏ${span(0x390, 0x3a1)}${span(0x3a3, 0x3ce)}`,
  vietnamese: `ĂăÂâĐđÊêÔôƠơƯư${span(0x1ea0, 0x1ef9)}`,
}

/** Whether a bundled family has no glyph for a character of a text, although it has the script. */
export function lacksLetter(family: string, text: string): boolean {
  const gaps = FONT_GAPS[family]
  return gaps !== undefined && Array.from(text).some((letter) => gaps.includes(letter))
}
