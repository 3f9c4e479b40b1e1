import { IMPORT_COLUMNS_MAX } from '#contract/limits.ts'

/** One row of a table, or what is wrong with it. */
export interface TableRow {
  /** Its number in the file, counted from 1 with blank rows, as a spreadsheet does. */
  number: number
  cells: string[]
  problem: string | null
}

const QUOTE_OPEN = 'A quotation mark is not closed'
export const ROW_TOO_LONG = 'The row is too long'
/** Whether a message says that a row could not be read from the file. */
export const isReadProblem = (message: string | null): boolean => message === QUOTE_OPEN || message === ROW_TOO_LONG

/** Characters of one row. */
export const ROW_MAX = 256 * 1024
/** Characters that are kept of a row that cannot be read. */
const KEPT_OF_BAD_ROW = 1000
/** Cells that are kept of a row: one more than a table may have, so a table with too many columns is still one. */
const CELLS_KEPT = IMPORT_COLUMNS_MAX + 1

/**
 * Reads the rows of a table (RFC 4180) without blank ones. Lines may end with CRLF, LF or CR, also mixed. A row whose quotation mark is
 * not closed, or that is too long, is reported alone, and reading continues with the next line. Blank cells behind the last column that a
 * table may have are left out; a row with others is too long.
 * Why, and what was rejected: docs/decisions/0005-libraries.md.
 */
export function* readRows(text: string, delimiter: string): Generator<TableRow> {
  for (let [at, number] = [0, 1]; at < text.length; number += 1) {
    if (isLineEnd(text.charCodeAt(at))) {
      at = skipLineEnd(text, at)
      continue
    }
    const row = readRow(text, at, delimiter)
    if (row.problem === null) {
      at = row.end
      if (row.isFilled) yield { number, cells: row.cells, problem: null }
    } else {
      const end = findLineEnd(text, at)
      const kept = text.slice(at, Math.min(end, at + KEPT_OF_BAD_ROW)).split(delimiter)
      yield { number, cells: row.cells.length === CELLS_KEPT ? row.cells : kept, problem: row.problem }
      at = row.end === null ? skipLineEnd(text, end) : row.end
    }
  }
}

type ReadRow =
  | { cells: string[]; isFilled: boolean; problem: null; end: number }
  /** `end` is where the next row starts, or null if only the end of the line tells. */
  | { cells: string[]; problem: string; end: number | null }

function readRow(text: string, start: number, delimiter: string): ReadRow {
  const cells: string[] = []
  let [isFilled, isTooWide] = [false, false]
  for (let at = start; ;) {
    const isQuoted = text.charAt(at) === '"'
    const closing = isQuoted ? findClosingQuote(text, at, start + ROW_MAX) : at
    if (closing === null) return { cells: [], problem: QUOTE_OPEN, end: null }
    const end = findCellEnd(text, closing, delimiter)
    if (end - start > ROW_MAX) return { cells: [], problem: ROW_TOO_LONG, end: null }
    // Characters after a closing quotation mark belong to the cell, as spreadsheets read them.
    const cell = isQuoted ? unquote(text.slice(at + 1, closing)) + text.slice(closing + 1, end) : text.slice(at, end)
    const isBlank = cell === '' || cell.trim() === ''
    if (!isBlank) isFilled = true
    if (cells.length < IMPORT_COLUMNS_MAX) cells.push(cell)
    else if (!isBlank && !isTooWide) isTooWide = cells.push(cell) === CELLS_KEPT
    if (text.charAt(end) !== delimiter) {
      const next = skipLineEnd(text, end)
      return isTooWide ? { cells, problem: ROW_TOO_LONG, end: next } : { cells, isFilled, problem: null, end: next }
    }
    at = end + 1
  }
}

const unquote = (text: string) => text.replaceAll('""', '"')

/** Null if the quotation mark at `start` is not closed before `limit`. */
function findClosingQuote(text: string, start: number, limit: number): number | null {
  let at = text.indexOf('"', start + 1)
  while (at !== -1 && at < limit && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2)
  return at === -1 || at >= limit ? null : at
}

function findCellEnd(text: string, start: number, delimiter: string): number {
  const separator = delimiter.charCodeAt(0)
  let at = start
  for (let unit = text.charCodeAt(at); at < text.length && unit !== separator && !isLineEnd(unit);)
    unit = text.charCodeAt((at += 1))
  return at
}

function findLineEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && !isLineEnd(text.charCodeAt(at))) at += 1
  return at
}

const isLineEnd = (unit: number) => unit === 0x0a || unit === 0x0d

/** The next line; at the end of the text, a place behind it. */
const skipLineEnd = (text: string, end: number) => end + (text.startsWith('\r\n', end) ? 2 : 1)
