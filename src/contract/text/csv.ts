/** Writes CSV as spreadsheets read it: RFC 4180, UTF-8 with a byte order mark for Excel. No zod, so any page may import it. */

export type CsvCell = string | number | boolean | null

/**
 * One line per row, each ended by CRLF.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `${csvHeader(columns)}${rows.map(csvRow).join('')}`

/** The byte order mark and the first line, for files that are streamed. */
export const csvHeader = (columns: readonly string[]): string => `\u{FEFF}${csvRow(columns)}`

export const csvRow = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`

/** What a spreadsheet would run as a formula. An apostrophe before it makes it a text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠|]/u

function toCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /["',;\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
