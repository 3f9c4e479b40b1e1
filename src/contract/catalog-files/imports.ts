import '../schema/jitless.ts'
import { z } from 'zod'
import { TEXT_ENCODINGS } from '../text/text-encodings.ts'
import { DESIGN_LANGUAGES } from '../languages/languages.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_MAX_BYTES, NAME_MAX } from '../limits.ts'
import { BRAND_REQUIRED, LANGUAGE_UNKNOWN } from '../messages.ts'
import {
  CELLS_NOT_PLANNED,
  FILE_GONE,
  IMPORT_STARTED,
  NO_TABLE,
  NOTHING_MAPPED,
  TABLE_EMPTY,
  TABLE_NOT_READ,
  TOO_MANY_CELLS,
} from './import-messages.ts'
import { routes } from '../route.ts'
import { ById, Id, IdNumber, Message, OptionalText, Page, RowId, Timestamp } from '../schema/fields.ts'
import { UPLOADS } from '../brands/brands.ts'
import { IMPORT_FIELDS, IMPORT_KINDS } from './import-fields.ts'
import { PriceChoices, TablePrices } from './price-choices.ts'

const Field = z.enum(IMPORT_FIELDS, 'There is no such field').nullable()

/** The field of each column. A field may be chosen once; `name` or `key` has to be among them. */
const Mapping = z
  .array(Field, NOTHING_MAPPED)
  .max(IMPORT_COLUMNS_MAX, NOTHING_MAPPED)
  .refine((mapping) => mapping.some((field) => field === 'name' || field === 'key' || field === 'sku'), NOTHING_MAPPED)
  .refine((mapping) => {
    const chosen = mapping.filter((field) => field !== null)
    return new Set(chosen).size === chosen.length
  }, 'Choose each field once')

/** `ready`: uploaded, nothing is changed yet. `running` and `done`: rows were imported. */
export const IMPORT_STATES = ['ready', 'running', 'done'] as const

/**
 * Rows by outcome. `extra` are rows of a product that another row describes, such as its variants; `skipped` are products that the shop does
 * not show.
 */
const Counts = z.object({
  rows: z.number(),
  waiting: z.number(),
  created: z.number(),
  changed: z.number(),
  same: z.number(),
  extra: z.number(),
  skipped: z.number(),
  warnings: z.number(),
  errors: z.number(),
})
export type Counts = z.output<typeof Counts>

export const Import = z.object({
  id: Id,
  brand_id: Id,
  file_name: z.string(),
  kind: z.enum(IMPORT_KINDS).catch('own'),
  state: z.enum(IMPORT_STATES).catch('done'),
  /** Null for a table of an older version. */
  encoding: z.enum(TEXT_ENCODINGS).nullable().catch(null),
  /** The number of the row with the heads. Rows above it are not imported. */
  head_row: z.number(),
  heads: z.array(z.string()),
  mapping: z.array(Field.catch(null)),
  /** The first rows of the table. */
  sample: z.array(z.array(z.string())),
  counts: Counts,
  /** The campaign that gets a cell for each row. */
  campaign_id: Id.nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
})
export type Import = z.output<typeof Import>

/** Why a row is not imported, or what was left out of it. `row` counts from 1, with the heads and blank rows, as a spreadsheet does. */
export const RowNote = z.object({
  row: z.number(),
  column: z.string().nullable(),
  message: z.string(),
  is_error: z.boolean(),
})
export type RowNote = z.output<typeof RowNote>

/** The campaign that gets one cell for each product row, in a format and a language of its plan. */
export const RowCells = z.object({
  campaign_id: IdNumber('campaign_id must be the number of a campaign'),
  format: z.string('format must be the key of a format'),
  language: z.enum(DESIGN_LANGUAGES, LANGUAGE_UNKNOWN),
})
export type RowCells = z.output<typeof RowCells>

/** `total` counts all notes. `cells`: how many cells follow, and what they take of the month. `left` is null without a limit. `prices`: null without a price column. */
export const DryRun = z.object({
  counts: Counts,
  notes: z.array(RowNote),
  total: z.number(),
  cells: z
    .object({ count: z.number(), cost_usd: z.number(), left: z.number().nullable(), fits: z.boolean() })
    .nullable(),
  prices: TablePrices.nullable().catch(null),
})
export type DryRun = z.output<typeof DryRun>

const missing = 'Import not found'
const ImportRequest = z.object({ mapping: Mapping, cells: RowCells.nullish(), prices: PriceChoices.nullish() })

const REFUSED = { 409: IMPORT_STARTED, 422: `${CELLS_NOT_PLANNED} Or: ${TOO_MANY_CELLS}` }

export const importRoutes = routes({
  create: {
    method: 'POST',
    path: '/api/imports',
    summary: 'Upload a table of products (CSV or TSV); nothing is changed before it is run',
    access: 'user',
    form: z.object({
      brand_id: RowId(BRAND_REQUIRED),
      file_name: OptionalText(NAME_MAX, 'File name'),
    }),
    files: { file: { min: 1, max: 1, maxBytes: IMPORT_MAX_BYTES, holds: 'files' } },
    limits: [UPLOADS],
    reply: Import,
    status: 201,
    refuses: {
      404: 'Brand not found',
      413: 'The file is too large, or has too many rows or columns',
      415: NO_TABLE,
      422: `${TABLE_EMPTY} Or: ${TABLE_NOT_READ}`,
    },
  },
  list: {
    method: 'GET',
    path: '/api/imports',
    summary: 'The newest imports',
    access: 'user',
    reply: z.object({ imports: z.array(Import.omit({ sample: true })) }),
  },
  get: {
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'An import with its progress',
    access: 'user',
    params: ById,
    reply: Import,
    missing,
  },
  encode: {
    method: 'PUT',
    path: '/api/imports/:id/encoding',
    summary: 'Read a table that is not imported yet in another encoding',
    access: 'user',
    params: ById,
    body: z.object({ encoding: z.enum(TEXT_ENCODINGS, 'There is no such encoding') }),
    reply: Import,
    refuses: {
      409: `${IMPORT_STARTED} Or: ${FILE_GONE}`,
      413: 'The table has too many rows or columns',
      415: NO_TABLE,
      422: `${TABLE_EMPTY} Or: ${TABLE_NOT_READ}`,
    },
    missing,
  },
  check: {
    method: 'POST',
    path: '/api/imports/:id/check',
    summary: 'Check each row without changing anything',
    access: 'user',
    params: ById,
    body: ImportRequest,
    reply: DryRun,
    refuses: REFUSED,
    missing,
  },
  run: {
    method: 'POST',
    path: '/api/imports/:id/run',
    summary: 'Create and change the products of the table; a row with an error does not stop the others',
    access: 'user',
    params: ById,
    body: ImportRequest,
    reply: Import,
    status: 202,
    refuses: REFUSED,
    missing,
  },
  notes: {
    method: 'GET',
    path: '/api/imports/:id/notes',
    summary: 'The rows that were not imported, and those with a warning',
    access: 'user',
    params: ById,
    query: z.object(Page),
    reply: z.object({ notes: z.array(RowNote), total: z.number() }),
    missing,
  },
  errorFile: {
    method: 'GET',
    path: '/api/imports/:id/errors.csv',
    summary:
      'The rows that were not imported as CSV, with their number and the reason; it can be corrected and uploaded again',
    access: 'user',
    params: ById,
    bytes: ['text/csv'],
    missing,
  },
  remove: {
    method: 'DELETE',
    path: '/api/imports/:id',
    summary: 'Delete an import; its products stay, and rows that still wait are not imported',
    access: 'user',
    params: ById,
    reply: Message,
    missing,
  },
})
