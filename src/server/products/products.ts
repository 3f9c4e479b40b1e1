import type { Nullable, Selectable } from 'kysely'
import { PRODUCT_DELETED } from '#contract/messages.ts'
import type { Product, ProductInput } from '#contract/products.ts'
import { requireBrand } from '../brands/brands.ts'
import type { HasClock } from '../clock.ts'
import type { HasDb } from '../db/database.ts'
import type { ProductsTable } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { adoptUploads } from '../blobs/removal.ts'
import { toUploadKey } from '../blobs/keys.ts'
import { dropPictures, keepPicture, requireOwnFile, urlOfFile } from '../files/files.ts'
import type { UploadedFile } from '../http/uploads.ts'
import { notFound, Problem } from '../problem.ts'
import type { HasStorage } from '../storage/storage.ts'

type ProductRow = Selectable<ProductsTable>

function toProduct({ user_id: _, ...row }: ProductRow): Product {
  return { ...row, created_at: row.created_at.toISOString() }
}

/** Lists and maps are stored as JSON. */
function toColumns({ image_url: _, ...input }: ProductInput) {
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
export async function listProducts({ db }: HasDb, userId: number, brandId: number): Promise<{ products: Product[] }> {
  const rows = await db
    .selectFrom('brands')
    .leftJoin('products', (join) =>
      join.onRef('products.brand_id', '=', 'brands.id').on('products.user_id', '=', userId),
    )
    .selectAll('products')
    .where('brands.id', '=', brandId)
    .where('brands.user_id', '=', userId)
    .orderBy('products.id', 'desc')
    .execute()
  if (rows.length === 0) throw notFound('Brand')
  return { products: rows.filter(isProduct).map(toProduct) }
}

const isProduct = (row: Nullable<ProductRow>): row is ProductRow => row.id !== null

export async function createProduct(
  app: HasClock & HasDb,
  userId: number,
  brandId: number,
  input: ProductInput,
): Promise<Product> {
  await requireBrand(app, userId, brandId)
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, userId, input.image_url, 'image_url')
    return trx
      .insertInto('products')
      .values({
        ...toColumns(input),
        image_url: input.image_url ?? null,
        user_id: userId,
        brand_id: brandId,
        created_at: app.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toProduct(row)
}

/**
 * Replaces the fields of a product.
 * @throws {Problem} 404 if the user has no such product
 */
export async function updateProduct(app: HasDb, userId: number, id: number, input: ProductInput): Promise<Product> {
  const { image_url } = input
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, userId, image_url, 'image_url')
    return trx
      .updateTable('products')
      .set({ ...toColumns(input), ...(image_url !== undefined && { image_url }) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
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
export async function removeProduct(
  app: HasClock & HasDb & HasStorage,
  userId: number,
  id: number,
): Promise<{ message: string }> {
  const row = await transact(app.db, (trx) =>
    trx
      .deleteFrom('products')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('image_url')
      .executeTakeFirst(),
  )
  if (!row) throw notFound('Product')
  await dropPictures(app, userId, [row.image_url])
  return { message: PRODUCT_DELETED }
}

/**
 * Finds a product of the user and of this brand; any other is treated as missing.
 * @throws {Problem} 404 if the brand has no such product
 */
export async function requireProduct({ db }: HasDb, userId: number, brandId: number, id: number): Promise<ProductRow> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('Product')
  return row
}

/**
 * Stores an uploaded image as that of a product and deletes the previous one.
 * @throws {Problem} 404 if the user has no such product, 413 or 422 if there is no usable image
 */
export async function uploadProductImage(
  app: HasClock & HasDb & HasStorage,
  userId: number,
  id: number,
  [file]: UploadedFile[],
): Promise<{ image_url: string }> {
  const owned = () =>
    app.db.selectFrom('products').select('id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (!(await owned())) throw notFound('Product')
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepPicture(app, userId, bytes))
  const image_url = urlOfFile(name)
  const { numUpdatedRows } = await transact(app.db, async (trx) => {
    await adoptUploads(trx, [toUploadKey(name)])
    return trx
      .updateTable('products')
      .set({ image_url })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  })
  if (numUpdatedRows === 0n) throw notFound('Product')
  return { image_url }
}
