import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { type Counts, type DryRun, Import, type RowCells, type RowNote } from '#contract/catalog-files/imports.ts'
import { IMPORT_STARTED } from '#contract/catalog-files/import-messages.ts'
import type { PriceChoices } from '#contract/catalog-files/price-choices.ts'
import { readCurrency } from '#contract/money/split-head.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db } from '../infrastructure/db/database.ts'
import type { ImportNote, ImportRowState } from '../infrastructure/db/import-tables.ts'
import { selectOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { Problem } from '../infrastructure/problem.ts'
import { openTurns } from '../infrastructure/turns.ts'
import type { PriceRules } from './convert-price.ts'
import { findImport, type ImportRow, nameColumn, NO_ROWS } from './imports.ts'
import { decideRules, type TableRules } from './price-rules.ts'
import { isReadProblem } from './read-table.ts'
import { previewRowCells, requireRowCells } from './row-cells.ts'
import { planRows, type PlannedRow } from './plan-rows.ts'
import { evaluateRow, findProducts, type PlannedProduct } from './save-products.ts'

/** What a person chose for a table. */
export interface ImportRequest {
  mapping: Mapping
  cells?: RowCells | null | undefined
  prices?: PriceChoices | null | undefined
}

/** Notes of one dry run. The screen says how many there are in all. */
const NOTES_MAX = 200
const ROWS_AT_ONCE = 100

/**
 * Evaluates each row of a table as an import would, without changing anything.
 * @throws {Problem} 404 if the user has no such import or campaign, 409 if it was started, 422 if the rows cannot become cells
 */
export async function checkImport(
  app: Core,
  owner: OwnerId,
  id: number,
  { mapping, cells, prices: choices }: ImportRequest,
): Promise<DryRun> {
  const row = await findImport(app, owner, id)
  if (row.state !== 'ready') throw new Problem(409, IMPORT_STARTED)
  if (cells) await requireRowCells(app, owner, row.brand_id, cells)
  const { prices, rules } = await readRules(app.db, owner, { ...row, mapping }, choices)
  const plan = await readPlan(app.db, owner, { ...row, mapping }, rules)
  const tally = openTally({ heads: row.heads, mapping })
  for (const unread of plan.unread) tally.add('error', unread)
  const planned = [...plan.rows.values()]
  const pause = openTurns()
  for (let at = 0; at < planned.length; at += ROWS_AT_ONCE) {
    const part = planned.slice(at, at + ROWS_AT_ONCE)
    const products = await findProducts(app.db, owner, row.brand_id, part.filter(isProduct))
    for (const one of part) {
      if (one.state !== 'product') tally.add(one.state, one)
      else {
        const outcome = evaluateRow(one, products.get(one.number))
        const notes = outcome.state === 'error' ? [outcome, ...one.notes] : one.notes
        tally.add(outcome.state, { number: one.number, notes })
      }
      await pause()
    }
  }
  const { counts, notes, total } = tally.end()
  const count = counts.created + counts.changed + counts.same
  return { counts, notes, total, cells: cells ? await previewRowCells(app, owner, cells, count) : null, prices }
}

export const isProduct = (row: PlannedRow): row is PlannedProduct => row.state === 'product'

/** The plan of all rows of an import, and the rows that could not be read from the file. */
export async function readPlan(
  db: Db,
  owner: OwnerId,
  { id, mapping, kind, created_at }: Pick<ImportRow, 'id' | 'mapping' | 'kind' | 'created_at'>,
  rules: PriceRules,
) {
  const rows = await readRows(db, owner, id)
  const isUnread = ({ state, notes }: (typeof rows)[number]) =>
    state === 'error' && notes.some(({ message }) => isReadProblem(message))
  return {
    rows: await planRows(
      rows.filter((row) => !isUnread(row)),
      { mapping, kind: Import.shape.kind.parse(kind), today: created_at, rules },
    ),
    unread: rows.filter(isUnread),
  }
}

const readRows = (db: Db, owner: OwnerId, id: number) =>
  selectOwned(db, owner, 'import_rows')
    .select(['number', 'cells', 'state', 'notes'])
    .where('import_id', '=', id)
    .orderBy('number')
    .execute()

/** How the prices of a table are read, with what the person said about them. */
export async function readRules(
  db: Db,
  owner: OwnerId,
  { id, brand_id, heads, mapping, created_at }: Pick<ImportRow, 'id' | 'brand_id' | 'heads' | 'mapping' | 'created_at'>,
  choices: PriceChoices | null | undefined,
): Promise<TableRules> {
  const rows = await readRows(db, owner, id)
  const brand = await selectOwned(db, owner, 'brands').select('currency').where('id', '=', brand_id).executeTakeFirst()
  return decideRules({ heads, mapping, rows, today: created_at }, choices ?? {}, readCurrency(brand?.currency ?? ''))
}

type Counted = Exclude<ImportRowState, 'waiting'>

function openTally(table: { heads: string[]; mapping: Mapping }) {
  const counts: Counts = { ...NO_ROWS }
  const notes: RowNote[] = []
  return {
    add: (state: Counted, { number: row, notes: noted }: { number: number; notes: readonly ImportNote[] }) => {
      counts.rows += 1
      if (state === 'error') counts.errors += 1
      else counts[state] += 1
      if (state !== 'error' && noted.length > 0) counts.warnings += 1
      for (const { field, message } of noted)
        notes.push({ row, column: nameColumn(table, field), message, is_error: state === 'error' })
    },
    end: () => ({
      counts,
      notes: notes.toSorted((a, b) => a.row - b.row).slice(0, NOTES_MAX),
      total: notes.length,
    }),
  }
}
