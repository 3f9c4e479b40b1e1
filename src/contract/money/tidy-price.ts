import { toPlainDigits } from './plain-digits.ts'

/** Marks of direction, spaces without width, and the soft hyphen. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const WIDE_SIGNS: Readonly<Record<string, string>> = { '￥': '¥', '￡': '£', '￦': '₩', '￠': '¢' }

/** A written price with one form for each kind of character: digits, spaces, apostrophes and dashes in ASCII, `'` between Arabic thousands. */
export function tidyPrice(written: string): string {
  const text = written.slice(0, LENGTH_MAX)
  // Most prices need none of this, and a table has thousands of them.
  return /^[\u0021-\u005F\u0061-\u007E]*$/.test(text) ? text : tidy(text)
}

const tidy = (text: string): string =>
  toPlainDigits(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\uFF01-\uFF5E]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replaceAll(/[￠-￦]/gu, (wide) => WIDE_SIGNS[wide] ?? wide)
    .replaceAll(/[’‘ʼ′`´٬]/gu, "'")
    .replaceAll('،', ',')
    .replaceAll('〜', '~')
    .replaceAll(/\p{Pd}|−/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    // French writes the sign in place of the mark: 12€50.
    .replace(/^(\D*\d{1,7}) ?(\p{Sc}) ?(\d{2})(?=\D*$)/u, '$1٫$3 $2')

/** Longer texts are no prices. */
const LENGTH_MAX = 300
