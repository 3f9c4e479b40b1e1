import { DESIGN_LANGUAGES, type DesignLanguage } from '#contract/languages/languages.ts'
import type { SourceItem } from '#contract/designs/translations.ts'
import { type Drafts, getDraft, setDraft } from './drafts.ts'

/** Columns before those of the languages. */
const FIXED = ['item', 'field', 'source'] as const

/** Writes source and translations as CSV (RFC 4180, UTF-8 with a byte order mark for Excel). Cells that look like formulas are escaped. */
export function writeCsv(items: readonly SourceItem[], languages: readonly DesignLanguage[], drafts: Drafts): string {
  const rows = items.flatMap(({ id, texts }) =>
    texts.map(({ field, text }) => [
      String(id),
      field,
      text,
      ...languages.map((language) => getDraft(drafts, { id, language, field })),
    ]),
  )
  const lines = [[...FIXED, ...languages], ...rows].map((cells) => cells.map(toCell).join(','))
  return `\u{FEFF}${lines.join('\r\n')}\r\n`
}

const FORMULA = /^'*[=+\-@\t\r＝＋－＠|]/u

function toCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /["',;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const fromCell = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell)

export interface ImportedTexts {
  drafts: Drafts
  languages: DesignLanguage[]
  /** How many texts were taken. */
  count: number
  /** Rows of other designs or texts. */
  foreign: number
}

/**
 * Adds the translations of a table in the form of `writeCsv` to the drafts: CSV with commas or semicolons, or cells that were copied from
 * a spreadsheet, which are separated by tabs. Empty cells change nothing. Null if it is no such table.
 */
export function readCsv(csv: string, items: readonly SourceItem[], drafts: Drafts): ImportedTexts | null {
  const separator = /^\u{FEFF}?"?item"?([,;\t])"?field"?\1/u.exec(csv)?.[1]
  if (!separator) return null
  const [header = [], ...rows] = splitRows(csv.replace(/^\u{FEFF}/u, ''), separator)
  const columns = header.flatMap((name, index) => {
    const language = DESIGN_LANGUAGES.find((tag) => tag.toLowerCase() === name.trim().toLowerCase())
    return language ? [{ language, index }] : []
  })
  const known = new Set(items.flatMap(({ id, texts }) => texts.map(({ field }) => `${id} ${field}`)))
  const own = rows.filter(([id, field]) => known.has(`${id} ${field}`))
  const cells = own.flatMap((row) =>
    columns.flatMap(({ language, index }) => {
      const text = fromCell(row[index] ?? '').trim()
      return text ? [{ place: { id: Number(row[0]), language, field: row[1] ?? '' }, text }] : []
    }),
  )
  return {
    drafts: cells.reduce((all, { place, text }) => setDraft(all, place, text), drafts),
    languages: columns.map(({ language }) => language),
    count: cells.length,
    foreign: rows.length - own.length,
  }
}

/** Splits a table into rows and cells. A quoted cell may contain separators, line breaks and doubled quotes. */
function splitRows(csv: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < csv.length;) {
    const isQuoted = csv.charAt(at) === '"'
    const end = isQuoted ? findClosingQuote(csv, at) : findCellEnd(csv, at, separator)
    row.push(isQuoted ? csv.slice(at + 1, end).replaceAll('""', '"') : csv.slice(at, end))
    at = isQuoted ? findCellEnd(csv, end + 1, separator) : end
    if (csv.charAt(at) === separator) {
      at += 1
      if (at < csv.length) continue
    }
    rows.push(row)
    row = []
    at += csv.startsWith('\r\n', at) ? 2 : 1
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

/** A quote that is never closed ends with the table. */
function findClosingQuote(csv: string, start: number): number {
  let at = csv.indexOf('"', start + 1)
  while (at !== -1 && csv.charAt(at + 1) === '"') at = csv.indexOf('"', at + 2)
  return at === -1 ? csv.length : at
}

function findCellEnd(csv: string, start: number, separator: string): number {
  let at = start
  while (at < csv.length && csv.charAt(at) !== separator && !'\r\n'.includes(csv.charAt(at))) at += 1
  return at
}
