import { foldText } from './fold-text.ts'

const COLLATOR = new Intl.Collator('en', { numeric: true })

/** The order of names as people expect it: `Item 2` before `item 10`, `Äpfel` beside `Apfel`. */
export const compareNames = (one: string, other: string): number => COLLATOR.compare(one, other)

/** Sorts rows by name. */
export const sortByName = <Row extends { name: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => compareNames(one.name, other.name))

/** Characters of a sort key, so that an index entry stays small. */
const KEY_MAX = 200

/**
 * A text whose order by bytes is that of `compareNames`, for indexes of a database: signs, then numbers by their value, then letters, without
 * accents and case.
 */
export const toNameKey = (name: string): string =>
  Array.from(foldText(name).replaceAll(/\d+|[^\p{L}\p{N}\p{M}]/gu, writeKey))
    .slice(0, KEY_MAX)
    .join('')

function writeKey(part: string): string {
  if (part === ' ') return '\u0001'
  if (!/^\d/.test(part)) return `\u0002${part}`
  const digits = part.replace(/^0+(?=\d)/, '')
  // The count of digits goes first, so that longer numbers come later.
  return `\u0003${String.fromCharCode(32 + Math.min(digits.length, 90))}${digits}`
}
