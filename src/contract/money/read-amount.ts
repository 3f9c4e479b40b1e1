import type { Currency } from '../languages/languages.ts'
import { countDecimals, findUsualMark } from './minor-units.ts'

export type DecimalMark = '.' | ','

/** What decides on a mark that may be either that of the decimals or one between thousands. */
export interface MarkContext {
  /** The mark of the decimals in the column of the table. */
  column: DecimalMark | null
  /** The mark of the decimals where the writer lives. */
  usual: DecimalMark | null
  /** What the currency may be. Empty: unknown. */
  currencies: readonly Currency[]
}

/** An amount as a decimal number in ASCII (`1299.50`), or both that it may be: with decimals, and with thousands. */
export type WrittenAmount = { number: string } | { unclear: readonly [decimal: string, thousands: string] }

const WITH_THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/
/** Lakhs and crores: the last group has three digits, those before it two. */
const WITH_LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/

/**
 * Reads digits with their marks: `1.299,00`, `1'299.50`, `1,49,000`, `,89`. Digits are 0 to 9. An Arabic decimal mark is certain, and so are
 * spaces and apostrophes between thousands. Null if the marks are in places where no number has them.
 */
export function readAmount(written: string, context: MarkContext): WrittenAmount | null {
  const spaced = /[' ]/.test(written)
  if (spaced && !/^\d{1,3}(?:[' ]\d{3})+(?:[.,٫]\d*)?$/.test(written)) return null
  const marked = written.replaceAll(/[' ]/g, '')
  if (marked.includes('٫')) return split(marked, '٫', '')
  const [points, commas] = [count(marked, '.'), count(marked, ',')]
  if (points > 0 && commas > 0) {
    const decimal = marked.lastIndexOf('.') > marked.lastIndexOf(',') ? '.' : ','
    return split(marked, decimal, decimal === '.' ? ',' : '.')
  }
  if (points + commas > 1) return isGrouped(marked) ? { number: withoutMarks(marked) } : null
  if (points + commas === 0) return { number: marked }
  return readOneMark(marked, spaced, context)
}

/** Digits with one mark: `19,90`, `.89`, `12.995`. */
function readOneMark(written: string, spaced: boolean, { column, usual, currencies }: MarkContext): WrittenAmount {
  const mark = written.includes('.') ? '.' : ','
  const [whole = '', decimals = ''] = written.split(mark)
  const asDecimal = { number: `${whole || '0'}.${decimals || '0'}` }
  const asThousands = { number: whole + decimals }
  if (decimals.length !== 3 || whole.length > 3 || whole === '' || whole.startsWith('0') || spaced) return asDecimal
  if (currencies.length > 0 && currencies.every((one) => countDecimals(one) === 0)) return asThousands
  const told = column ?? usual
  const byPeople = told && (told === mark ? asDecimal : asThousands)
  const byCurrency = readByCurrency(currencies, mark)
  if (byCurrency === null ? byPeople : byPeople === null || (byPeople === asDecimal) === (byCurrency === 'decimal'))
    return byPeople ?? (byCurrency === 'decimal' ? asDecimal : asThousands)
  return { unclear: [asDecimal.number, asThousands.number] }
}

/** What the currencies, if they agree, say about a mark before three digits. The mark of cents has at most two digits behind it. */
function readByCurrency(currencies: readonly Currency[], mark: DecimalMark): 'decimal' | 'thousands' | null {
  const marks = new Set(currencies.map(findUsualMark))
  const [usual] = marks
  if (marks.size !== 1 || !usual) return null
  const hasThousandths = currencies.every((one) => countDecimals(one) === 3)
  if (usual === mark) return hasThousandths ? 'decimal' : null
  return hasThousandths ? null : 'thousands'
}

function split(marked: string, decimal: string, group: string): WrittenAmount | null {
  const parts = marked.split(decimal)
  const [whole = '', decimals = ''] = parts
  if (parts.length > 2 || (group && whole.includes(group) && !isGrouped(whole)) || decimals.includes(group || '٫'))
    return null
  return { number: `${withoutMarks(whole) || '0'}.${decimals || '0'}` }
}

const isGrouped = (whole: string) =>
  (WITH_THOUSANDS.test(whole) && !(whole.includes('.') && whole.includes(','))) || WITH_LAKHS.test(whole)
const withoutMarks = (text: string) => text.replaceAll(/[.,]/g, '')
const count = (text: string, mark: string) => text.split(mark).length - 1

/** The mark before the decimals in a locale (BCP 47). People who write Arabic digits use a point with Latin ones. */
export function findDecimalMark(locale: string): DecimalMark {
  const known = MARKS.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  MARKS.set(locale, mark)
  return mark
}

/** A number format takes longer to make than a price to read. */
const MARKS = new Map<string, DecimalMark>()

/** The mark of the decimals in digits that can be read in one way only, whatever the currency. Null if they show none. */
export function showDecimalMark(written: string): DecimalMark | null {
  const digits = written.replaceAll(/[' ]/g, '')
  const last = /[.,](?=\d+$)/.exec(digits)
  if (!last) return null
  const mark = last[0] === '.' ? '.' : ','
  const other = mark === '.' ? ',' : '.'
  const [before, behind] = [digits.slice(0, last.index), digits.length - last.index - 1]
  if (before.includes(mark)) return other
  if (before.includes(other) || behind !== 3 || before === '' || before.startsWith('0')) return mark
  return null
}
