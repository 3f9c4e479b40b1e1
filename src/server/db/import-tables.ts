import type { Mapping } from '#contract/imports/import-fields.ts'
import type { DesignLanguage } from '#contract/languages/languages.ts'
import type { Id, Json } from './columns.ts'
import type { OwnerColumn } from './owner.ts'

export interface ImportsTable {
  id: Id
  user_id: OwnerColumn
  brand_id: number
  file_name: string
  kind: string
  heads: Json<string[]>
  mapping: Json<Mapping>
  state: 'ready' | 'running' | 'done'
  /** The campaign that gets a cell for each row, with the format and the language of the cells. */
  campaign_id: number | null
  cell_format: string | null
  cell_language: DesignLanguage | null
  created_at: Date
  ended_at: Date | null
}

/** `waiting` until the row is processed. `extra` belongs to the product of another row. */
export type ImportRowState = 'waiting' | 'created' | 'changed' | 'same' | 'extra' | 'error'

export interface ImportRowsTable {
  import_id: number
  /** The number of the row in the table. The heads are row 1. */
  number: number
  user_id: OwnerColumn
  cells: Json<string[]>
  state: ImportRowState
  /** The product field that `message` is about. */
  field: string | null
  /** The reason of an error, or a warning. */
  message: string | null
}

/** By which key a product of a brand was imported. */
export interface ProductKeysTable {
  brand_id: number
  key: string
  user_id: OwnerColumn
  product_id: number
}

/** The mapping that a user chose last for a table with these heads. */
export interface ImportMappingsTable {
  user_id: OwnerColumn
  /** SHA-256 of the normalized heads, 32 bytes. */
  heads_hash: Buffer
  mapping: Json<Mapping>
}
