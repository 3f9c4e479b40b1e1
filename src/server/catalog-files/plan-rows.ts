import type { ImportKind, Mapping } from '#contract/catalog-files/import-fields.ts'
import { NAME_REQUIRED } from '#contract/messages.ts'
import type { ImportNote } from '../infrastructure/db/import-tables.ts'
import { openTurns } from '../infrastructure/turns.ts'
import { convertRow, type ProductFields, type TableContext } from './convert-row.ts'
import { findMainRows } from './main-rows.ts'
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
  const pictures = [values.more_images, ...variants.map((one) => one.image_url)].filter(Boolean).join(' ')
  if (pictures) added.more_images = pictures
  return added
}
