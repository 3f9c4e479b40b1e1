import type { ImportKind, Mapping } from '#contract/imports/import-fields.ts'
import { NAME_REQUIRED } from '#contract/messages.ts'
import { convertRow, type ProductFields, readValues } from './convert-row.ts'

export interface StoredRow {
  number: number
  cells: string[]
}

interface Note {
  field: string | null
  message: string
}

/** What an import does with a row, before the products are known. */
export type PlannedRow =
  | { number: number; state: 'product'; key: string; fields: ProductFields; warning: Note | null }
  | { number: number; state: 'extra' }
  | { number: number; state: 'error'; note: Note }

const KEY_TWICE = (row: number) => `The key is the same as in row ${row}`

/**
 * Plans the rows of a table. The same table and mapping always give the same plan, so an import that was interrupted continues with it.
 * In tables of Shopify, a row without a title is a variant or a picture of the product above it.
 */
export function planRows(rows: readonly StoredRow[], mapping: Mapping, kind: ImportKind): Map<number, PlannedRow> {
  const firstWith = new Map<string, number>()
  return new Map(rows.map((row) => [row.number, planRow(row, { mapping, kind, firstWith })]))
}

interface Context {
  mapping: Mapping
  kind: ImportKind
  /** The row of each key, in lower case. */
  firstWith: Map<string, number>
}

function planRow({ number, cells }: StoredRow, { mapping, kind, firstWith }: Context): PlannedRow {
  const values = readValues(cells, mapping)
  const key = values.key ?? values.sku ?? values.name
  if (!key) return { number, state: 'error', note: { field: 'name', message: NAME_REQUIRED } }
  const first = firstWith.get(key.toLowerCase())
  if (first !== undefined) {
    if (kind === 'shopify' && !values.name) return { number, state: 'extra' }
    return {
      number,
      state: 'error',
      note: { field: values.key ? 'key' : values.sku ? 'sku' : 'name', message: KEY_TWICE(first) },
    }
  }
  firstWith.set(key.toLowerCase(), number)
  const { fields, warning, error } = convertRow(values)
  if (error) return { number, state: 'error', note: error }
  return { number, state: 'product', key, fields, warning }
}
