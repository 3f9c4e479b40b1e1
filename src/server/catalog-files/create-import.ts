import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { normalizeHead, suggestMapping } from '#contract/catalog-files/import-heads.ts'
import type { Import } from '#contract/catalog-files/imports.ts'
import { FILE_GONE, IMPORT_STARTED, TABLE_EMPTY } from '#contract/catalog-files/import-messages.ts'
import type { TextEncoding } from '#contract/text/text-encodings.ts'
import { requireBrand } from '../brands/brands.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import type { ImportNote } from '../infrastructure/db/import-tables.ts'
import { deleteOwned, insertOwned, insertAllOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { Problem } from '../infrastructure/problem.ts'
import { findImport, readImport } from './imports.ts'
import { readTableApart, type ReadTable } from './table-reader.ts'

interface UploadedTable {
  brand_id: number
  file_name: string | null
}

/**
 * Stores an uploaded table row by row, and its bytes until it is imported. Products are not changed.
 * @throws {Problem} 404 if the user has no such brand; 413 for too many rows or columns; 415 for a file that is no text; 422 for a
 *   table without rows
 */
export async function createImport(
  app: Core,
  owner: OwnerId,
  { brand_id, file_name }: UploadedTable,
  { files: [file], gone }: { files: UploadedFile[]; gone: AbortSignal },
): Promise<Import> {
  await requireBrand(app, owner, brand_id)
  if (!file) throw new Problem(422, TABLE_EMPTY)
  const table = await readTableApart(
    { owner, gone },
    { load: () => file.withBytes((bytes) => Promise.resolve(bytes)), encoding: null },
  )
  const compressed = await file.withBytes((bytes) => promisify(gzip)(bytes))
  const { parts, ...head } = await describeTable(app.db, owner, table)
  const id = await transact(app.db, async (trx) => {
    const inserted = await insertOwned(trx, owner, 'imports', {
      ...head,
      brand_id,
      file_name: file_name ?? 'table.csv',
      state: 'ready',
      campaign_id: null,
      cell_format: null,
      cell_language: null,
      prices: null,
      created_at: app.clock.now(),
      ended_at: null,
    })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertOwned(trx, owner, 'import_files', { import_id: inserted.id, bytes: compressed }).execute()
    await insertRows(trx, owner, inserted.id, parts)
    return inserted.id
  })
  return readImport(app, owner, id)
}

/**
 * Reads a table that is not imported yet again, in the encoding that a person chose.
 * @throws {Problem} 404 if the user has no such import; 409 if it was started or the file is not kept; others as `createImport`
 */
export async function changeEncoding(
  app: Core,
  owner: OwnerId,
  id: number,
  { encoding, gone }: { encoding: TextEncoding; gone: AbortSignal },
): Promise<Import> {
  const { state } = await findImport(app, owner, id)
  if (state !== 'ready') throw new Problem(409, IMPORT_STARTED)
  const file = await selectOwned(app.db, owner, 'import_files')
    .select('bytes')
    .where('import_id', '=', id)
    .executeTakeFirst()
  if (!file) throw new Problem(409, FILE_GONE)
  const table = await readTableApart({ owner, gone }, { load: () => promisify(gunzip)(file.bytes), encoding })
  const { parts, ...head } = await describeTable(app.db, owner, table)
  await transact(app.db, async (trx) => {
    const updated = await updateOwned(trx, owner, 'imports')
      .set(head)
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .returning('id')
      .executeTakeFirst()
    if (!updated) throw new Problem(409, IMPORT_STARTED)
    await deleteOwned(trx, owner, 'import_rows').where('import_id', '=', id).execute()
    await insertRows(trx, owner, id, parts)
  })
  return readImport(app, owner, id)
}

/** The columns of an import that its table decides, and the rows. */
async function describeTable(db: Db, owner: OwnerId, { heads, headRow: head_row, kind, encoding, parts }: ReadTable) {
  const mapping = await findMapping(db, owner, heads)
  return { kind, encoding, head_row, heads: JSON.stringify(heads), mapping: JSON.stringify(mapping), parts }
}

async function insertRows(trx: Trx, owner: OwnerId, import_id: number, parts: ReadTable['parts']): Promise<void> {
  for (const rows of parts) {
    const values = rows.map(({ number, cells, problem }) => ({
      import_id,
      number,
      cells,
      state: problem === null ? ('waiting' as const) : ('error' as const),
      notes: JSON.stringify(problem === null ? [] : [{ field: null, message: problem } satisfies ImportNote]),
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
