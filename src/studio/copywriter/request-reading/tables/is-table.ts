import { PRICE_WORDS } from './row-patterns.ts'
import { readRow, type Row } from './read-row.ts'

/** The fewest rows of a table. Days with their hours are one from two on. */
const LEAST = 3
export const LEAST_OF_HOURS = 2

/** A word with which a sentence begins, and no label. */
export const SPEAKS =
  /^(?:we|i|you|get|try|come|enjoy|wir|ihr|du|sie|hol|nous|vous|on|venez|ven|tenemos|ofrecemos|vem|temos|venite|noi|abbiamo|wij|kom|mamy|biz)\s/iu

/** The rows that texts are, if they are a table; null otherwise. */
export function readTable(texts: readonly string[], language: string, request: string): Row[] | null {
  if (SPEAKS.test(texts[0] ?? '')) return null
  const rows = texts.map((text) => readRow(text, language))
  const read = rows.filter((row) => row !== null)
  return read.length === rows.length &&
    isTable(
      read.map((row) => ({ row })),
      request,
    )
    ? read
    : null
}

/** Whether rows are a table: enough of them, of one kind, and prices that are prices. */
export function isTable(rows: readonly { row: Row }[], request: string): boolean {
  // Short names of days in another language are words before a price.
  const arePriced = rows.every(({ row }) => row.isPriced || row.kind === 'price')
  const kinds = new Set(rows.map(({ row }) => (row.kind === 'bare' || arePriced ? 'price' : row.kind)))
  if (kinds.size !== 1 || rows.length < LEAST_OF_HOURS) return false
  const [kind] = kinds
  const complete = rows.filter(({ row }) => row.isComplete).length
  if (kind === 'day') return rows.length >= LEAST || complete === rows.length
  if (rows.length < LEAST) return false
  const bare = rows.filter(({ row }) => row.kind === 'bare')
  // "3.50" makes "two 6" a price; without any such sign, numbers are numbers.
  const tenths = rows.filter(({ row }) => row.hasTenths).length
  if (bare.some(({ row }) => row.isLed)) return true
  return bare.length < rows.length || rows.some(({ row }) => row.hasDecimals) || tenths > 1 || PRICE_WORDS.test(request)
}
