import type { ImportKind, Mapping } from '#contract/catalog-files/import-fields.ts'
import { NAME_REQUIRED } from '#contract/messages.ts'
import type { ImportNote } from '../infrastructure/db/import-tables.ts'
import { openTurns } from '../infrastructure/turns.ts'
import { convertRow, type ProductFields, type TableContext } from './convert-row.ts'
import { readKey } from './row-numbers.ts'
import { readValues, type RowValues } from './row-values.ts'

export interface StoredRow {
  number: number
  cells: string[]
}

/** What an import does with a row, before the products are known. */
export type PlannedRow =
  | { number: number; state: 'product'; key: string; fields: ProductFields; pictures: string[]; notes: ImportNote[] }
  | { number: number; state: 'extra' | 'skipped' | 'error'; notes: ImportNote[] }

const KEY_TWICE = (row: number) => `The key is the same as in row ${row}`
const DRAFT_IN_SHOP = 'The shop does not show this product, so it is left out'

interface Table extends TableContext {
  mapping: Mapping
  kind: ImportKind
}

/**
 * Plans the rows of a table. The same table, mapping and rules always give the same plan, so an import that was interrupted continues with it.
 * Rows of variants belong to the row of their product, which gets what it lacks from them. Others are answered meanwhile.
 */
export async function planRows(
  rows: readonly StoredRow[],
  { mapping, kind, ...context }: Table,
): Promise<Map<number, PlannedRow>> {
  const pause = openTurns()
  const read = rows.map(({ number, cells }) => ({ number, values: readValues(cells, mapping) }))
  const mains = findMainRows(
    read.map(({ values }) => values),
    kind,
  )
  const variants = Map.groupBy(
    read.map(({ values }, index) => ({ values, index })),
    ({ index }) => mains[index],
  )
  const firstWith = new Map<string, number>()
  const planned = new Map<number, PlannedRow>()
  for (const [index, { number, values }] of read.entries()) {
    const own = variants.get(index)?.filter((one) => one.index !== index) ?? []
    const whole = addVariants(
      values,
      own.map((variant) => variant.values),
    )
    const isMain = mains[index] === index
    planned.set(
      number,
      isMain ? planRow(number, whole, { ...context, firstWith }) : { number, state: 'extra', notes: [] },
    )
    await pause()
  }
  return planned
}

interface Context extends TableContext {
  /** The row of each key, in lower case. */
  firstWith: Map<string, number>
}

function planRow(number: number, values: RowValues, { firstWith, ...context }: Context): PlannedRow {
  const toError = (note: ImportNote): PlannedRow => ({ number, state: 'error', notes: [note] })
  const key = readKey(values.key) ?? readKey(values.sku) ?? values.name
  if (!key) return toError({ field: 'name', message: NAME_REQUIRED })
  const { fields, pictures, isHidden, notes, error } = convertRow(values, context)
  if (isHidden) return { number, state: 'skipped', notes: [{ field: 'status', message: DRAFT_IN_SHOP }] }
  const first = firstWith.get(key.toLowerCase())
  if (first !== undefined)
    return toError({ field: values.key ? 'key' : values.sku ? 'sku' : 'name', message: KEY_TWICE(first) })
  firstWith.set(key.toLowerCase(), number)
  if (values.key && !readKey(values.key))
    notes.push({ field: 'key', message: `A spreadsheet shortened this key to ${values.key}, so it is not unique` })
  return error ? toError(error) : { number, state: 'product', key, fields, pictures, notes }
}

const PRICES = ['price', 'sale_price', 'sale_price_dates', 'sale_price_start', 'sale_price_end', 'currency'] as const

/** A product without a price has that of its first variant with one. The pictures of variants follow its own. */
function addVariants(values: RowValues, variants: readonly RowValues[]): RowValues {
  const added: RowValues = { ...values }
  const priced =
    values.price || values.sale_price ? undefined : variants.find(({ price, sale_price }) => price ?? sale_price)
  for (const field of PRICES) if (priced?.[field]) added[field] = priced[field]
  const stock = values.availability_status ?? variants.find((one) => one.availability_status)?.availability_status
  if (stock) added.availability_status = stock
  const images = [values.more_images, ...variants.map((one) => one.image_url)].filter(Boolean).join(' ')
  if (images) added.more_images = images
  return added
}

/**
 * The index of the row that describes the product of each row; a row of its own is its own main row. A row with a parent belongs to the row
 * of that key or SKU, or else to the first row with the same parent, as in Google's item groups. In tables of Shopify, a row without a
 * title belongs to the product above it.
 */
function findMainRows(rows: readonly RowValues[], kind: ImportKind): number[] {
  const byName = new Map<string, number>()
  const groups = new Map<string, number>()
  for (const [index, { key, sku }] of rows.entries())
    for (const name of [key, sku]) if (name && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), index)
  const parents = rows.map((row, index) => {
    const above = row.key ? byName.get(row.key.toLowerCase()) : undefined
    if (kind === 'shopify' && !row.name && above !== undefined) return above
    const parent = normalizeParent(row.parent)
    if (!parent) return index
    const main = byName.get(parent) ?? groups.get(parent) ?? index
    if (!groups.has(parent)) groups.set(parent, main)
    return main
  })
  return parents.map((_, index) => findRoot(parents, index))
}

/** Rows that are the parents of one another are rows of their own. */
function findRoot(parents: readonly number[], index: number): number {
  let root = index
  for (let steps = 0; steps < parents.length && parents[root] !== root; steps += 1) {
    root = parents[root] ?? root
    if (root === index) return index
  }
  return parents[root] === root ? root : index
}

/** WooCommerce names a parent without a SKU as `id:44`. */
const normalizeParent = (parent: string | undefined): string => parent?.toLowerCase().replace(/^id:\s?/, '') ?? ''
