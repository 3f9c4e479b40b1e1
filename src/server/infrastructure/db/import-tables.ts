import type { TextEncoding } from '#contract/text/text-encodings.ts'
import type { Mapping } from '#contract/catalog-files/import-fields.ts'
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
  /** Null for tables of older versions. */
  encoding: TextEncoding | null
  /** The number of the row with the heads, in the file. */
  head_row: number
  state: 'ready' | 'running' | 'done'
  /** The campaign that gets a cell for each row, with the format and the language of the cells. */
  campaign_id: number | null
  cell_format: string | null
  cell_language: DesignLanguage | null
  /** See `PriceChoices`. */
  prices: Json<unknown> | null
  created_at: Date
  ended_at: Date | null
}

/** The uploaded bytes of a table that is not imported yet, compressed by gzip. */
export interface ImportFilesTable {
  import_id: number
  user_id: OwnerColumn
  bytes: Buffer
}

/**
 * `waiting` until the row is processed. `extra` belongs to the product of another row. `skipped` is a product that its shop does not show.
 */
export type ImportRowState = 'waiting' | 'created' | 'changed' | 'same' | 'extra' | 'skipped' | 'error'

/** A warning, or the reason of an error. `field` is the product field that it is about. */
export interface ImportNote {
  field: string | null
  message: string
}

export interface ImportRowsTable {
  import_id: number
  /** The number of the row in the file, as a spreadsheet counts. */
  number: number
  user_id: OwnerColumn
  cells: Json<string[]>
  state: ImportRowState
  notes: Json<ImportNote[]>
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
