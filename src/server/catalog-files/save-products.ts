import { sql, type Selectable } from 'kysely'
import { ProductInput } from '#contract/products/products.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Db, Trx } from '../infrastructure/db/database.ts'
import { insertOwned, ownedRows, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { ProductsTable } from '../infrastructure/db/schema.ts'
import { addImageAddresses } from '../products/images/product-images.ts'
import { toColumns } from '../products/products.ts'
import type { PlannedRow } from './plan-rows.ts'

type ProductRow = Selectable<ProductsTable>
export type PlannedProduct = Extract<PlannedRow, { state: 'product' }>

/** What a row does to the products of the brand. */
export type Outcome =
  | { state: 'created'; input: ProductInput }
  | { state: 'changed' | 'same'; input: ProductInput; product: ProductRow }
  | { state: 'error'; field: string | null; message: string }

/** The product of each row that has one, by the number of the row. */
export type ProductsByRow = ReadonlyMap<number, ProductRow>

/**
 * Finds the products that rows change: first by the key of an earlier import, then by SKU, then by name among the products that were
 * never imported. No two rows get the same product.
 */
export async function findProducts(
  db: Db,
  owner: OwnerId,
  brandId: number,
  rows: readonly PlannedProduct[],
): Promise<ProductsByRow> {
  if (rows.length === 0) return new Map()
  const keyed = await selectOwned(db, owner, 'product_keys')
    .innerJoin(ownedRows(db, owner, 'products'), 'products.id', 'product_keys.product_id')
    .selectAll('products')
    .select('product_keys.key')
    .where('product_keys.brand_id', '=', brandId)
    .where(
      'product_keys.key',
      'in',
      rows.map(({ key }) => key.toLowerCase()),
    )
    .execute()
  const byKey = new Map(keyed.map(({ key, ...product }) => [key, product]))
  const free = await selectFree(db, owner, brandId, rows)
  const taken = new Set<number>()
  const found = new Map<number, ProductRow>()
  for (const row of rows) {
    const product = byKey.get(row.key.toLowerCase()) ?? free.find((one) => !taken.has(one.id) && isSame(one, row))
    if (!product) continue
    taken.add(product.id)
    found.set(row.number, product)
  }
  return found
}

const skuOf = ({ key, fields }: PlannedProduct) => (typeof fields['sku'] === 'string' ? fields['sku'] : key)
const nameOf = ({ fields }: PlannedProduct) => (typeof fields['name'] === 'string' ? fields['name'].toLowerCase() : '')

const isSame = (product: ProductRow, row: PlannedProduct) =>
  product.sku === skuOf(row) || (!(product.sku && row.fields['sku']) && product.name.toLowerCase() === nameOf(row))

/** Products without a key that may be those of the rows. */
const selectFree = (db: Db, owner: OwnerId, brandId: number, rows: readonly PlannedProduct[]) =>
  selectOwned(db, owner, 'products')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where((of) => of.or([of('sku', 'in', rows.map(skuOf)), of(sql<string>`lower(name)`, 'in', rows.map(nameOf))]))
    .where('id', 'not in', selectOwned(db, owner, 'product_keys').select('product_id').where('brand_id', '=', brandId))
    .orderBy('id')
    .execute()

const FIELDS = ProductInput.keyof().options

/** Validates a row with the product's own schema. Fields that the row does not set keep the values of the product. */
export function evaluateRow({ fields }: PlannedProduct, product: ProductRow | undefined): Outcome {
  const before = product && Object.fromEntries(FIELDS.map((field) => [field, product[field]]))
  const { data: input, error } = ProductInput.safeParse({ name: '', ...before, ...fields })
  if (!input) {
    const [issue] = error.issues
    return { state: 'error', field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' }
  }
  if (!product) return { state: 'created', input }
  const isChanged = Object.keys(fields).some((field) => isDifferent(Reflect.get(input, field), before?.[field]))
  return { state: isChanged ? 'changed' : 'same', input, product }
}

const isDifferent = (after: unknown, before: unknown) =>
  JSON.stringify(after ?? null) !== JSON.stringify(before ?? null)

/** Creates or changes the product of a row, and remembers its key. Returns the id of the product. */
export async function saveOutcome(
  { clock }: Core,
  trx: Trx,
  { owner, brandId, key, pictures }: { owner: OwnerId; brandId: number; key: string; pictures: readonly string[] },
  outcome: Exclude<Outcome, { state: 'error' }>,
): Promise<number> {
  const { input } = outcome
  const image_url = input.image_url ?? null
  const create = async () => {
    const row = { ...toColumns(input), image_url, brand_id: brandId, created_at: clock.now() }
    return (await insertOwned(trx, owner, 'products', row).returning('id').executeTakeFirstOrThrow()).id
  }
  if (outcome.state === 'changed')
    await updateOwned(trx, owner, 'products')
      .set({ ...toColumns(input), image_url })
      .where('id', '=', outcome.product.id)
      .execute()
  const id = outcome.state === 'created' ? await create() : outcome.product.id
  await insertOwned(trx, owner, 'product_keys', { brand_id: brandId, key: key.toLowerCase(), product_id: id })
    .onConflict((on) => on.columns(['brand_id', 'key']).doUpdateSet({ product_id: id }))
    .execute()
  await addImageAddresses({ clock }, trx, owner, { id, urls: pictures })
  return id
}
