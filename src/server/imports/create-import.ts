import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { detectKind, type Mapping, normalizeHead, suggestMapping } from '#contract/imports/import-fields.ts'
import type { Import } from '#contract/imports/imports.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX } from '#contract/limits.ts'
import { TABLE_EMPTY, TABLE_TOO_LARGE } from '#contract/imports/import-messages.ts'
import { requireBrand } from '../brands/brands.ts'
import type { HasClock } from '../clock.ts'
import type { Db, HasDb, Trx } from '../db/database.ts'
import { insertOwned, insertAllOwned, selectOwned } from '../db/owned.ts'
import type { OwnerId } from '../db/owner.ts'
import { transact } from '../db/transact.ts'
import type { UploadedFile } from '../http/uploads/uploads.ts'
import { Problem } from '../problem.ts'
import { decodeTable } from './decode-table.ts'
import { readImport } from './imports.ts'
import { isFeed, readFeed } from './read-feed.ts'
import { detectDelimiter, readRows, type TableRow } from './read-table.ts'

/** Rows that are read before other requests get a turn, and rows of one insert. */
const ROWS_AT_ONCE = 200

interface UploadedTable {
  brand_id: number
  file_name: string | null
}

/**
 * Stores an uploaded table row by row. Products are not changed.
 * @throws {Problem} 404 if the user has no such brand; 413 for too many rows or columns; 415 for a file that is no text; 422 for a
 *   table without rows
 */
export async function createImport(
  app: HasClock & HasDb,
  owner: OwnerId,
  { brand_id, file_name }: UploadedTable,
  [file]: UploadedFile[],
): Promise<Import> {
  await requireBrand(app, owner, brand_id)
  if (!file) throw new Problem(422, TABLE_EMPTY)
  const { heads, kind, rows } = await file.withBytes((bytes) => readTable(bytes))
  const mapping = await findMapping(app.db, owner, heads)
  const id = await transact(app.db, async (trx) => {
    const inserted = await insertOwned(trx, owner, 'imports', {
      brand_id,
      file_name: file_name ?? 'table.csv',
      kind,
      heads: JSON.stringify(heads),
      mapping: JSON.stringify(mapping),
      state: 'ready',
      campaign_id: null,
      cell_format: null,
      cell_language: null,
      created_at: app.clock.now(),
      ended_at: null,
    })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(trx, owner, inserted.id, rows)
    return inserted.id
  })
  return readImport(app, owner, id)
}

async function readTable(bytes: Buffer) {
  const { text } = await decodeTable(bytes)
  const {
    heads,
    kind,
    rows: all,
  } = isFeed(text) ? { ...(await readFeed(text)), kind: 'google' as const } : openTable(text)
  const rows: TableRow[] = []
  if (heads.length > IMPORT_COLUMNS_MAX) throw new Problem(413, TABLE_TOO_LARGE)
  for (const row of all) {
    rows.push(row)
    if (rows.length > IMPORT_ROWS_MAX) throw new Problem(413, TABLE_TOO_LARGE)
    if (rows.length % ROWS_AT_ONCE === 0) await nextTurn()
  }
  if (rows.length === 0) throw new Problem(422, TABLE_EMPTY)
  return { heads, kind, rows }
}

/** The heads of a table of text, and its rows below them. */
export function openTable(text: string) {
  const delimiter = detectDelimiter(text)
  const rows = readRows(text, delimiter)
  const first = rows.next()
  const heads = first.done ? [] : first.value.cells.map((head) => head.trim())
  return { heads, kind: detectKind(heads, delimiter), rows }
}

async function insertRows(trx: Trx, owner: OwnerId, import_id: number, rows: readonly TableRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const values = rows.slice(at, at + ROWS_AT_ONCE).map(({ cells, problem }, index) => ({
      import_id,
      number: at + index + 2,
      cells: JSON.stringify(cells),
      state: problem === null ? ('waiting' as const) : ('error' as const),
      field: null,
      message: problem,
    }))
    await insertAllOwned(trx, owner, 'import_rows', values).execute()
  }
}

/** The same heads have the same hash, whatever their capitals and spaces. 32 bytes. */
const hashHeads = (heads: readonly string[]) =>
  createHash('sha256').update(heads.map(normalizeHead).join('\n')).digest()

/** The mapping that the user chose last for these heads, or a suggestion. */
async function findMapping(db: Db, owner: OwnerId, heads: readonly string[]): Promise<Mapping> {
  const kept = await selectOwned(db, owner, 'import_mappings')
    .select('mapping')
    .where('heads_hash', '=', hashHeads(heads))
    .executeTakeFirst()
  return kept?.mapping ?? suggestMapping(heads)
}

/** Remembers the mapping for the next table with the same heads. */
export async function keepMapping(trx: Trx, owner: OwnerId, heads: readonly string[], mapping: Mapping): Promise<void> {
  const kept = { mapping: JSON.stringify(mapping) }
  await insertOwned(trx, owner, 'import_mappings', { heads_hash: hashHeads(heads), ...kept })
    .onConflict((on) => on.columns(['user_id', 'heads_hash']).doUpdateSet(kept))
    .execute()
}
