import { NAMES_CURRENCY, PRICE_WORDS } from './row-patterns.ts'
import { readRow, type Row } from './read-row.ts'
import { areTiers, isKind } from './tier.ts'

/** The fewest rows of a table. Days with their hours, and tiers of one price, are one from two on. */
const LEAST = 3
export const LEAST_OF_HOURS = 2

/** A word with which a sentence begins, and no label. */
export const SPEAKS =
  /^(?:we|i|you|get|try|come|enjoy|wir|ihr|du|sie|hol|nous|vous|on|venez|ven|tenemos|ofrecemos|vem|temos|venite|noi|abbiamo|wij|kom|mamy|biz)\s/iu

/** The rows that texts are, if they are a table; null otherwise. */
export function readTable(texts: readonly string[], language: string, request: string): Row[] | null {
  const rows = texts.map((text) => readRow(text, language))
  // "Du lundi au vendredi"
  if (rows[0]?.kind !== 'day' && SPEAKS.test(texts[0] ?? '')) return null
  const read = rows.filter((row) => row !== null)
  // "Sugar free, gluten free, nut free" has no price.
  const hasAmount = read.some(({ value }, index) => /\p{N}/u.test(texts[index]?.slice(value.start, value.end) ?? ''))
  if (!hasAmount && read.every(({ kind }) => kind === 'price')) return null
  const labels = read.map(({ label }, index) => texts[index]?.slice(label.start, label.end) ?? '')
  return read.length === rows.length && isTable(read, labels, request) ? read : null
}

/** Whether rows are a table: enough of them, of one kind, and prices that are prices. `labels` are the words of their labels. */
export function isTable(rows: readonly Row[], labels: readonly string[], request: string): boolean {
  // Short names of days in another language are words before a price.
  const arePriced = rows.every(({ isPriced, kind }) => isPriced || kind === 'price')
  const kinds = new Set(rows.map(({ kind }) => (kind === 'bare' || arePriced ? 'price' : kind)))
  if (kinds.size !== 1 || rows.length < LEAST_OF_HOURS) return false
  const [kind] = kinds
  const complete = rows.filter(({ isComplete }) => isComplete).length
  if (kind === 'session') return true
  if (kind === 'day') return rows.length >= LEAST || complete === rows.length
  // "平日 1,200円／土日祝 1,500円"
  if (rows.every((row) => row.kind === 'day' && row.isComplete)) return true
  const isTiered = kind === 'price' && areTiers(labels)
  const bare = rows.filter((row) => row.kind === 'bare')
  // "Kinder ab 6, Erwachsene ab 16" may be ages.
  if (rows.length < LEAST)
    return isTiered && bare.every((row) => row.isLed === COUNTED.test(labels[rows.indexOf(row)] ?? ''))
  // "3.50" makes "two 6" a price; without any such sign, numbers are numbers.
  const tenths = rows.filter(({ hasTenths }) => hasTenths).length
  // So do "adults 7, kids 5".
  if (isTiered || labels.filter(isKind).length > 1 || bare.some(({ isLed }) => isLed)) return true
  return bare.length < rows.length || rows.some(({ hasDecimals }) => hasDecimals) || tenths > 1 || namesPrices(request)
}

/** Whether a request says that its numbers are prices. */
export const namesPrices = (request: string): boolean => PRICE_WORDS.test(request) || NAMES_CURRENCY.test(request)

/** How many for how much: "6" of "6 for 2.50", "box of 6" of "box of 6 for 13". */
const COUNTED = /^\p{Nd}|\p{Nd}$/u
