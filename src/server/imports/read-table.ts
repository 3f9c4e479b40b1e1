/** One row of a table, or what is wrong with it. */
export interface TableRow {
  /** Its number in the file, counted from 1 with blank rows, as a spreadsheet does. */
  number: number
  cells: string[]
  problem: string | null
}

const QUOTE_OPEN = 'A quotation mark is not closed'
const ROW_TOO_LONG = 'The row is too long'
/** Whether a message says that a row could not be read from the file. */
export const isReadProblem = (message: string | null): boolean => message === QUOTE_OPEN || message === ROW_TOO_LONG

/** Characters of one row. */
const ROW_MAX = 256 * 1024
/** Characters that are kept of a row that cannot be read. */
const KEPT_OF_BAD_ROW = 1000

/**
 * Reads the rows of a table (RFC 4180) without blank ones. Lines may end with CRLF, LF or CR, also mixed. A row whose quotation mark is
 * not closed, or that is too long, is reported alone, and reading continues with the next line.
 */
export function* readRows(text: string, delimiter: string): Generator<TableRow> {
  for (let [at, number] = [0, 1]; at < text.length; number += 1) {
    const row = readRow(text, at, delimiter)
    if (row.problem === null) {
      at = row.end
      if (row.cells.some((cell) => cell.trim() !== '')) yield { number, cells: row.cells, problem: null }
    } else {
      const end = findLineEnd(text, at)
      const cells = text.slice(at, Math.min(end, at + KEPT_OF_BAD_ROW)).split(delimiter)
      yield { number, cells, problem: row.problem }
      at = skipLineEnd(text, end)
    }
  }
}

interface ReadRow extends Omit<TableRow, 'number'> {
  /** Where the next row starts. */
  end: number
}

function readRow(text: string, start: number, delimiter: string): ReadRow {
  const cells: string[] = []
  for (let at = start; ;) {
    const isQuoted = text.charAt(at) === '"'
    const closing = isQuoted ? findClosingQuote(text, at, start + ROW_MAX) : at
    if (closing === null) return { cells, problem: QUOTE_OPEN, end: start }
    const end = findCellEnd(text, closing, delimiter)
    if (end - start > ROW_MAX) return { cells, problem: ROW_TOO_LONG, end: start }
    // Characters after a closing quotation mark belong to the cell, as spreadsheets read them.
    cells.push(isQuoted ? unquote(text.slice(at + 1, closing)) + text.slice(closing + 1, end) : text.slice(at, end))
    if (text.charAt(end) !== delimiter) return { cells, problem: null, end: skipLineEnd(text, end) }
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
  let at = start
  while (at < text.length && text.charAt(at) !== delimiter && !isLineEnd(text.charAt(at))) at += 1
  return at
}

function findLineEnd(text: string, start: number): number {
  let at = start
  while (at < text.length && !isLineEnd(text.charAt(at))) at += 1
  return at
}

const isLineEnd = (character: string) => character === '\n' || character === '\r'

/** The next line; at the end of the text, a place behind it. */
const skipLineEnd = (text: string, end: number) => end + (text.startsWith('\r\n', end) ? 2 : 1)
