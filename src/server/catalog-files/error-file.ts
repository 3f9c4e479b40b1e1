import { csvHeader, csvRow } from '#contract/text/csv.ts'
import type { Core } from '../infrastructure/core.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { openTurns } from '../infrastructure/turns.ts'
import { findImport, nameColumn } from './imports.ts'

/** Columns that the error file has in addition to those of the table. An upload of the file does not import them. */
const ADDED = ['signet_row', 'signet_error'] as const

/**
 * The rows that were not imported, with the columns of the table, the number of the row and the reason. CSV for spreadsheets, in which no
 * cell is a formula.
 * @throws {Problem} 404 if the user has no such import
 */
export async function writeErrorFile(app: Core, owner: OwnerId, id: number): Promise<string> {
  const table = await findImport(app, owner, id)
  const rows = await selectOwned(app.db, owner, 'import_rows')
    .select(['number', 'cells', 'notes'])
    .where('import_id', '=', id)
    .where('state', '=', 'error')
    .orderBy('number')
    .execute()
  const kept = table.heads.flatMap((head, index) => (ADDED.some((name) => name === head) ? [] : [index]))
  const pause = openTurns()
  const lines: string[] = []
  for (const { number, cells, notes } of rows) {
    const reasons = notes.map(({ field, message }) => {
      const column = nameColumn(table, field)
      return column ? `${column}: ${message}` : message
    })
    lines.push(csvRow([...kept.map((index) => cells[index] ?? ''), number, reasons.join('; ')]))
    await pause()
  }
  return csvHeader([...kept.map((index) => table.heads[index] ?? ''), ...ADDED]) + lines.join('')
}
