import type { ImportField, Mapping } from '#contract/catalog-files/import-fields.ts'

/** The cells of a row by field; blank ones are missing. */
export type RowValues = Partial<Record<ImportField, string>>

/** The apostrophe that keeps a spreadsheet from running a cell as a formula, as our own files have it. */
const GUARD = /^'(?=[=+\-@\t\r＝＋－＠|])/u

export function readValues(cells: readonly string[], mapping: Mapping): RowValues {
  const values: RowValues = {}
  for (const [index, field] of mapping.entries()) {
    const text = (cells[index] ?? '').replace(GUARD, '').trim()
    if (field && text) values[field] = text
  }
  return values
}
