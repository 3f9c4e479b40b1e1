import type { Import, RowCells } from '#contract/catalog-files/imports.ts'
import { IMPORT_STARTED, ROW_NOT_SAVED } from '#contract/catalog-files/import-messages.ts'
import { markWordless } from '../campaigns/words/mark-wordless.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { acrossOwners, deleteOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import type { ImportNote, ImportRowState } from '../infrastructure/db/import-tables.ts'
import type { QueueSeam } from '../infrastructure/jobs/queue.ts'
import { Problem } from '../infrastructure/problem.ts'
import type { StudioSeam } from '../infrastructure/rendering.ts'
import { adoptCurrency } from '../products/products.ts'
import { type ImportRequest, isProduct, readPlan, readRules } from './check-import.ts'
import { keepMapping } from './create-import.ts'
import { findImport, type ImportRow, readImport } from './imports.ts'
import { parseRules } from './price-rules.ts'
import type { PlannedRow } from './plan-rows.ts'
import { addRowCell, requireRowCells } from './row-cells.ts'
import { evaluateRow, findProducts, type ProductsByRow, saveOutcome } from './save-products.ts'

/** Rows of one transaction. A process that dies loses at most the work on so many rows, never a row. */
const ROWS_AT_ONCE = 25

/**
 * Starts an import. The queue processes its rows, also after a restart.
 * @throws {Problem} 404 if the user has no such import, 409 if it was started
 */
export async function startImport(
  app: Core & QueueSeam,
  owner: OwnerId,
  id: number,
  { mapping, cells, prices: choices }: ImportRequest,
): Promise<Import> {
  const found = await findImport(app, owner, id)
  const { heads, brand_id } = found
  if (cells) await requireRowCells(app, owner, brand_id, cells)
  const chosen = cells && { campaign_id: cells.campaign_id, cell_format: cells.format, cell_language: cells.language }
  const { rules, only } = await readRules(app.db, owner, { ...found, mapping }, choices)
  await transact(app.db, async (trx) => {
    const started = await updateOwned(trx, owner, 'imports')
      .set({ state: 'running', mapping: JSON.stringify(mapping), prices: JSON.stringify(rules), ...chosen })
      .where('id', '=', id)
      .where('state', '=', 'ready')
      .returning('id')
      .executeTakeFirst()
    if (!started) throw new Problem(409, IMPORT_STARTED)
    await keepMapping(trx, owner, heads, mapping)
    await deleteOwned(trx, owner, 'import_files').where('import_id', '=', id).execute()
    if (only) await adoptCurrency(trx, owner, brand_id, only)
    await app.queue.sendImport(trx, { import_id: id })
  })
  return readImport(app, owner, id)
}

/**
 * Processes the rows of an import that wait. Product and state of a row change in one transaction, so an interrupted import continues
 * where it was: no row is lost, and no product is created twice.
 * @throws Error when the server stops before the end; the queue then delivers the import again
 */
export async function runImport(app: Core & StudioSeam, id: number): Promise<void> {
  const row = await acrossOwners(app.db).selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'running') return
  const { rows: plan } = await readPlan(app.db, row.user_id, row, parseRules(row.prices))
  while (await saveNextRows(app, row, plan)) {
    if (app.draining()) throw new Error('The server is stopping')
  }
  if (row.campaign_id !== null) await markWordless(app, row.user_id, row.campaign_id)
  await updateOwned(app.db, row.user_id, 'imports')
    .set({ state: 'done', ended_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
}

type Plan = ReadonlyMap<number, PlannedRow>

/** Returns whether there were rows. If their transaction fails, each row gets its own, so that one row does not stop the others. */
async function saveNextRows(app: Core, row: ImportRow, plan: Plan): Promise<boolean> {
  const numbers = await listWaiting(app.db, row)
  if (numbers.length === 0) return false
  try {
    await transact(app.db, (trx) => saveRows(app, trx, row, { plan, numbers }))
  } catch (error) {
    app.log.warn({ err: error, import_id: row.id }, 'rows of an import are saved one by one')
    for (const number of numbers) await saveAlone(app, row, plan, number)
  }
  return true
}

async function saveAlone(app: Core, row: ImportRow, plan: Plan, number: number): Promise<void> {
  try {
    await transact(app.db, (trx) => saveRows(app, trx, row, { plan, numbers: [number] }))
  } catch (error) {
    app.log.warn({ err: error, import_id: row.id, row: number }, 'a row of an import was not saved')
    // A database that is away fails this too: the queue then delivers the import again.
    await endRow(app.db, row, number, { state: 'error', notes: [{ field: null, message: ROW_NOT_SAVED }] })
  }
}

async function listWaiting(db: Db, { id, user_id }: ImportRow): Promise<number[]> {
  const rows = await selectOwned(db, user_id, 'import_rows')
    .select('number')
    .where('import_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(ROWS_AT_ONCE)
    .execute()
  return rows.map(({ number }) => number)
}

async function saveRows(
  app: Core,
  trx: Trx,
  row: ImportRow,
  { plan, numbers }: { plan: Plan; numbers: number[] },
): Promise<void> {
  // Locks the rows: another worker that got the same import waits, and then finds them processed.
  const locked = await selectOwned(trx, row.user_id, 'import_rows')
    .select('number')
    .where('import_id', '=', row.id)
    .where('number', 'in', numbers)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .forUpdate()
    .execute()
  const planned = locked.flatMap(({ number }) => plan.get(number) ?? [])
  const products = await findProducts(trx, row.user_id, row.brand_id, planned.filter(isProduct))
  for (const one of planned)
    await endRow(trx, row, one.number, await saveRow(app, trx, row, { planned: one, products }))
}

/** Null if no cells follow, or the campaign was deleted. */
const readRowCells = ({ campaign_id, cell_format: format, cell_language: language }: ImportRow): RowCells | null =>
  campaign_id && format && language ? { campaign_id, format, language } : null

interface Ended {
  state: ImportRowState
  notes: readonly ImportNote[]
}

async function saveRow(
  app: Core,
  trx: Trx,
  row: ImportRow,
  { planned, products }: { planned: PlannedRow; products: ProductsByRow },
): Promise<Ended> {
  const { user_id: owner, brand_id: brandId } = row
  if (planned.state !== 'product') return planned
  const outcome = evaluateRow(planned, products.get(planned.number))
  if (outcome.state === 'error') return { state: 'error', notes: [outcome, ...planned.notes] }
  const { number, key, pictures } = planned
  const productId = await saveOutcome(app, trx, { owner, brandId, key, pictures }, outcome)
  const cells = readRowCells(row)
  if (cells) await addRowCell(app, trx, owner, cells, { number, key, productId })
  return { state: outcome.state, notes: planned.notes }
}

async function endRow(db: Db, { id, user_id }: ImportRow, number: number, ended: Ended): Promise<void> {
  const notes = ended.notes.map(({ field, message }) => ({ field, message }))
  await updateOwned(db, user_id, 'import_rows')
    .set({ state: ended.state, notes: JSON.stringify(notes) })
    .where('import_id', '=', id)
    .where('number', '=', number)
    .execute()
}
