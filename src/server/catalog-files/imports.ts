import { type Selectable, sql } from 'kysely'
import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { type Counts, Import, type RowNote } from '#contract/catalog-files/imports.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db } from '../infrastructure/db/database.ts'
import { deleteOwned, selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { ImportsTable } from '../infrastructure/db/import-tables.ts'
import { omit } from '../infrastructure/omit.ts'
import { notFound } from '../infrastructure/problem.ts'

export type ImportRow = Selectable<ImportsTable>

const SAMPLE_ROWS = 5
/** Characters of one cell of the sample. */
const SAMPLE_CELL = 200
const LISTED = 20

/** @throws {Problem} 404 if the user has no such import */
export async function findImport({ db }: Pick<Core, 'db'>, owner: OwnerId, id: number): Promise<ImportRow> {
  const row = await selectOwned(db, owner, 'imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Import')
  return row
}

/**
 * An import with its progress and the first rows of its table.
 * @throws {Problem} 404 if the user has no such import
 */
export async function readImport({ db }: Core, owner: OwnerId, id: number): Promise<Import> {
  const row = await findImport({ db }, owner, id)
  const sample = await selectOwned(db, owner, 'import_rows')
    .select('cells')
    .where('import_id', '=', id)
    .orderBy('number')
    .limit(SAMPLE_ROWS)
    .execute()
  const counts = (await countRows(db, owner, [id])).get(id) ?? NO_ROWS
  return { ...toReply(row, counts), sample: sample.map(({ cells }) => cells.map((cell) => cell.slice(0, SAMPLE_CELL))) }
}

const toReply = (row: ImportRow, counts: Counts) => ({
  ...omit(row, 'user_id', 'cell_format', 'cell_language', 'prices'),
  kind: Import.shape.kind.parse(row.kind),
  mapping: [...row.mapping],
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  counts,
})

export async function listImports({ db }: Core, owner: OwnerId) {
  const rows = await selectOwned(db, owner, 'imports').selectAll().orderBy('id', 'desc').limit(LISTED).execute()
  const counts = await countRows(
    db,
    owner,
    rows.map(({ id }) => id),
  )
  return { imports: rows.map((row) => toReply(row, counts.get(row.id) ?? NO_ROWS)) }
}

export const NO_ROWS: Counts = {
  rows: 0,
  waiting: 0,
  created: 0,
  changed: 0,
  same: 0,
  extra: 0,
  skipped: 0,
  warnings: 0,
  errors: 0,
}

async function countRows(db: Db, owner: OwnerId, ids: readonly number[]): Promise<Map<number, Counts>> {
  if (ids.length === 0) return new Map()
  const count = (state: string) => sql<number>`count(*) FILTER (WHERE state = ${state})`
  const rows = await selectOwned(db, owner, 'import_rows')
    .select('import_id')
    .select([
      sql<number>`count(*)`.as('rows'),
      count('waiting').as('waiting'),
      count('created').as('created'),
      count('changed').as('changed'),
      count('same').as('same'),
      count('extra').as('extra'),
      count('skipped').as('skipped'),
      count('error').as('errors'),
      sql<number>`count(*) FILTER (WHERE state <> 'error' AND notes <> '[]')`.as('warnings'),
    ])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute()
  return new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]))
}

/** The column of a table that a field comes from. */
export function nameColumn(
  { heads, mapping }: { heads: string[]; mapping: Mapping },
  field: string | null,
): string | null {
  const index = mapping.findIndex((one) => one === field)
  return (field && (heads[index] ?? field)) || null
}

/**
 * The rows that were not imported, and those with a warning.
 * @throws {Problem} 404 if the user has no such import
 */
export async function listNotes(
  app: Core,
  owner: OwnerId,
  id: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ notes: RowNote[]; total: number }> {
  const row = await findImport(app, owner, id)
  const rows = await selectOwned(app.db, owner, 'import_rows')
    .select(['number', 'notes', 'state'])
    .where('import_id', '=', id)
    .where(sql<boolean>`notes <> '[]'`)
    .orderBy('number')
    .execute()
  const notes = rows.flatMap(({ number, notes: noted, state }) =>
    noted.map(({ field, message }) => ({
      row: number,
      column: nameColumn(row, field),
      message,
      is_error: state === 'error',
    })),
  )
  return { notes: notes.slice(skip, skip + limit), total: notes.length }
}

/**
 * Deletes an import. Its products stay. An import that runs stops after the rows that it is saving.
 * @throws {Problem} 404 if the user has no such import
 */
export async function removeImport({ db }: Core, owner: OwnerId, id: number): Promise<{ message: string }> {
  const row = await deleteOwned(db, owner, 'imports').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw notFound('Import')
  return { message: 'Import deleted' }
}
