import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportKind } from '#contract/catalog-files/import-fields.ts'
import { countKnownHeads, detectKind } from '#contract/catalog-files/import-heads.ts'
import { TABLE_EMPTY, TABLE_TOO_LARGE } from '#contract/catalog-files/import-messages.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/limits.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { Problem } from '../infrastructure/problem.ts'
import { decodeTable } from './decode-table.ts'
import { isFeed, readFeed } from './read-feed.ts'
import { readRows, type TableRow } from './read-table.ts'

/** Rows that are read before other requests get a turn. */
const ROWS_AT_ONCE = 200

interface OpenTable {
  heads: string[]
  /** The number of the row with the heads. */
  headRow: number
  kind: ImportKind
  /** The rows below the heads. */
  rows: Iterable<TableRow>
}

/**
 * Reads an uploaded table in the encoding that a person chose, or else the one that is found.
 * @throws {Problem} 413 for too many rows or columns, 415 for a file that is no text, 422 for a table without rows
 */
export async function readTable(bytes: Buffer, chosen?: TextEncoding) {
  const { text, encoding } = await decodeTable(bytes, chosen)
  const table = isFeed(text) ? { ...(await readFeed(text)), headRow: 1, kind: 'google' as const } : openTable(text)
  const rows: TableRow[] = []
  if (table.heads.length > IMPORT_COLUMNS_MAX) throw new Problem(413, TABLE_TOO_LARGE)
  for (const row of table.rows) {
    rows.push(row)
    if (rows.length > IMPORT_ROWS_MAX) throw new Problem(413, TABLE_TOO_LARGE)
    if (rows.length % ROWS_AT_ONCE === 0) await nextTurn()
  }
  if (rows.length === 0) throw new Problem(422, TABLE_EMPTY)
  return { ...table, rows, encoding }
}

/** Rows at the start of a table among which its heads are found. */
const LOOKED_AT = 20
/** Characters that they may have. */
const START = 256 * 1024

/** Opens a table of text. Blank rows and titles may be above its heads, and a first line such as `sep=;` names the delimiter. */
export function openTable(text: string): OpenTable {
  const named = readDelimiterLine(text)
  const delimiter = named ?? detectDelimiter(text)
  const rows = readRows(text, delimiter)
  const start = takeFirst(rows)
  const below = named ? start.slice(1) : start
  const at = findHeads(below)
  const heads = below[at]?.cells.map((head) => head.trim()) ?? []
  return {
    heads,
    headRow: below[at]?.number ?? 1,
    kind: detectKind(heads, delimiter),
    rows: concat(below.slice(at + 1), rows),
  }
}

function* concat(first: Iterable<TableRow>, second: Iterable<TableRow>): Generator<TableRow> {
  yield* first
  yield* second
}

/** The delimiter that a first line such as `sep=;` names, as spreadsheets write it, or null. */
function readDelimiterLine(text: string): string | null {
  const [, delimiter, rest = ''] = /^\s{0,99}"?sep=([^\r\n"])([^\r\n]{0,200})/i.exec(text) ?? []
  return delimiter && Array.from(rest).every((sign) => sign === delimiter || sign === '"' || sign === ' ')
    ? delimiter
    : null
}

const DELIMITERS = ['\t', ';', ',', '|'] as const

/** The delimiter that gives the most heads that are known, or else the most cells in rows of one length. */
export function detectDelimiter(text: string): string {
  const start = text.slice(0, START)
  const tried = DELIMITERS.map((delimiter) => {
    const rows = takeFirst(readRows(start, delimiter))
    return { delimiter, known: Math.max(0, ...rows.map(countKnown)), even: measureEvenness(rows) }
  })
  return tried.reduce((best, one) =>
    one.known > best.known || (one.known === best.known && one.even > best.even) ? one : best,
  ).delimiter
}

/** Leaves the iterator open, so that reading can continue. */
function takeFirst(rows: Iterator<TableRow>): TableRow[] {
  const taken: TableRow[] = []
  for (let next = rows.next(); !next.done; next = rows.next()) if (taken.push(next.value) === LOOKED_AT) break
  return taken
}

const countKnown = ({ cells }: TableRow) => countKnownHeads(cells)

/** Delimiters in the rows of the most frequent length. */
function measureEvenness(rows: readonly TableRow[]): number {
  const lengths = Map.groupBy(rows, ({ cells }) => cells.length)
  return Math.max(0, ...[...lengths].map(([length, equal]) => (length - 1) * equal.length))
}

/** The row with the most known heads if it has two, else the first one that is not a title above wider rows. */
function findHeads(rows: readonly TableRow[]): number {
  const known = rows.map(countKnown)
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const widths = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length)
  const isTable = widths.filter((width) => width >= 2).length > widths.length / 2
  return isTable ? widths.findIndex((width) => width >= 2) : 0
}
