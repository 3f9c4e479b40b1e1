import type { Nullable, Selectable } from 'kysely'
import type { Currency } from '#contract/languages/languages.ts'
import { PRODUCT_DELETED } from '#contract/messages.ts'
import type { Product, ProductInput } from '#contract/products/products.ts'
import { requireBrand } from '../brands/brands.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, ownedRows, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { ProductsTable } from '../infrastructure/db/schema.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { urlsOfImages } from '../infrastructure/blobs/references.ts'
import { adoptUploads } from '../infrastructure/blobs/removal.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { dropImages, keepImage, requireOwnFile, urlOfFile } from '../files/files.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'

type ProductRow = Selectable<ProductsTable>

function toProduct({ user_id: _, ...row }: ProductRow): Product {
  return { ...row, created_at: row.created_at.toISOString() }
}

/** The columns of a product without its picture. Lists and maps are stored as JSON. */
export function toColumns({ image_url: _, ...input }: ProductInput) {
  return {
    ...input,
    key_features: JSON.stringify(input.key_features),
    key_benefits: JSON.stringify(input.key_benefits),
    tags: JSON.stringify(input.tags),
    specifications: JSON.stringify(input.specifications),
  }
}

/**
 * Reads brand and products in one statement, because screens request all brands at once. A brand without products is one empty row.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listProducts({ db }: Core, owner: OwnerId, brandId: number): Promise<{ products: Product[] }> {
  const rows = await selectOwned(db, owner, 'brands')
    .leftJoin(ownedRows(db, owner, 'products'), 'products.brand_id', 'brands.id')
    .selectAll('products')
    .where('brands.id', '=', brandId)
    .orderBy('products.id', 'desc')
    .execute()
  if (rows.length === 0) throw notFound('Brand')
  return { products: rows.filter(isProduct).map(toProduct) }
}

const isProduct = (row: Nullable<ProductRow>): row is ProductRow => row.id !== null

export async function createProduct(app: Core, owner: OwnerId, brandId: number, input: ProductInput): Promise<Product> {
  await requireBrand(app, owner, brandId)
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, owner, input.image_url, 'image_url')
    if (input.price !== null && input.currency) await adoptCurrency(trx, owner, brandId, input.currency)
    return insertOwned(trx, owner, 'products', {
      ...toColumns(input),
      image_url: input.image_url ?? null,
      brand_id: brandId,
      created_at: app.clock.now(),
    })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toProduct(row)
}

/** The currency of the first price of a brand becomes that of its prices that name none. */
export async function adoptCurrency(trx: Trx, owner: OwnerId, brandId: number, currency: Currency): Promise<void> {
  const priced = selectOwned(trx, owner, 'products').select('id').where('brand_id', '=', brandId)
  await updateOwned(trx, owner, 'brands')
    .set({ currency })
    .where('id', '=', brandId)
    .where('currency', 'is', null)
    .where((of) => of.not(of.exists(priced.where('price', 'is not', null))))
    .execute()
}

/**
 * Replaces the fields of a product.
 * @throws {Problem} 404 if the user has no such product
 */
export async function updateProduct(app: Core, owner: OwnerId, id: number, input: ProductInput): Promise<Product> {
  const { image_url } = input
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, owner, image_url, 'image_url')
    return updateOwned(trx, owner, 'products')
      .set({ ...toColumns(input), ...(image_url !== undefined && { image_url }) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
  })
  if (!row) throw notFound('Product')
  return toProduct(row)
}

/**
 * Deletes a product with its files.
 * @throws {Problem} 404 if the user has no such product
 */
export async function removeProduct(app: Core & StorageSeam, owner: OwnerId, id: number): Promise<{ message: string }> {
  const files = await transact(app.db, async (trx) => {
    const images = await urlsOfImages(trx, owner, [id])
    const row = await deleteOwned(trx, owner, 'products').where('id', '=', id).returning('image_url').executeTakeFirst()
    return row && [row.image_url, ...images]
  })
  if (!files) throw notFound('Product')
  await dropImages(app, owner, files)
  return { message: PRODUCT_DELETED }
}

/**
 * Finds a product of the user and of this brand; any other is treated as missing.
 * @throws {Problem} 404 if the brand has no such product
 */
export async function requireProduct({ db }: Core, owner: OwnerId, brandId: number, id: number): Promise<ProductRow> {
  const row = await selectOwned(db, owner, 'products')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!row) throw notFound('Product')
  return row
}

/**
 * Stores an uploaded image as that of a product and deletes the previous one.
 * @throws {Problem} 404 if the user has no such product, 413 or 422 if there is no usable image
 */
export async function uploadProductImage(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  [file]: UploadedFile[],
): Promise<{ image_url: string }> {
  const owned = () => selectOwned(app.db, owner, 'products').select('id').where('id', '=', id).executeTakeFirst()
  if (!(await owned())) throw notFound('Product')
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepImage(app, owner, bytes))
  const image_url = urlOfFile(name)
  const { numUpdatedRows } = await transact(app.db, async (trx) => {
    await adoptUploads(trx, owner, [toUploadKey(name)])
    return updateOwned(trx, owner, 'products').set({ image_url }).where('id', '=', id).executeTakeFirst()
  })
  if (numUpdatedRows === 0n) throw notFound('Product')
  return { image_url }
}
