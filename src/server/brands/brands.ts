import type { Selectable } from 'kysely'
import type { Brand, BrandInput } from '#contract/brands.ts'
import { BRAND_DELETED } from '#contract/messages.ts'
import type { HasClock } from '../clock.ts'
import type { HasDb } from '../db/database.ts'
import type { BrandsTable } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { adoptUploads } from '../blobs/removal.ts'
import { toUploadKey } from '../blobs/keys.ts'
import { dropPictures, keepPicture, requireOwnFile, urlOfFile } from '../files/files.ts'
import type { UploadedFile } from '../http/uploads.ts'
import { notFound, Problem } from '../problem.ts'
import type { HasStorage } from '../storage/storage.ts'

type BrandRow = Selectable<BrandsTable>

/** Returns `mission` and `values` under both of their names. */
function toBrand({ user_id: _, ...row }: BrandRow): Brand {
  return { ...row, brand_mission: row.mission, brand_values: row.values, created_at: row.created_at.toISOString() }
}

/** Lists and maps are stored as JSON. */
function toColumns({ logo_url: _, ...input }: BrandInput) {
  return {
    ...input,
    keywords_topics: JSON.stringify(input.keywords_topics),
    social_channels: JSON.stringify(input.social_channels),
    key_ctas: JSON.stringify(input.key_ctas),
    competitors: JSON.stringify(input.competitors),
    content_guidelines: JSON.stringify(input.content_guidelines),
    content_strategy: JSON.stringify(input.content_strategy),
    tone_variations: JSON.stringify(input.tone_variations),
  }
}

export async function listBrands({ db }: HasDb, userId: number): Promise<{ brands: Brand[] }> {
  const rows = await db.selectFrom('brands').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
  return { brands: rows.map(toBrand) }
}

export async function createBrand(app: HasClock & HasDb, userId: number, input: BrandInput): Promise<Brand> {
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, userId, input.logo_url, 'logo_url')
    return trx
      .insertInto('brands')
      .values({ ...toColumns(input), logo_url: input.logo_url ?? null, user_id: userId, created_at: app.clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toBrand(row)
}

/**
 * The owner is part of each WHERE, so another user's brand looks like a missing one.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function updateBrand(app: HasDb, userId: number, id: number, input: BrandInput): Promise<Brand> {
  const { logo_url } = input
  const row = await transact(app.db, async (trx) => {
    await requireOwnFile(trx, userId, logo_url, 'logo_url')
    return trx
      .updateTable('brands')
      .set({ ...toColumns(input), ...(logo_url !== undefined && { logo_url }) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
  })
  if (!row) throw notFound('Brand')
  return toBrand(row)
}

/**
 * Deletes a brand with its products and their files. Content of the brand stays in the library, with the brand's name.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function removeBrand(
  app: HasClock & HasDb & HasStorage,
  userId: number,
  id: number,
): Promise<{ message: string }> {
  const files = await transact(app.db, async (trx) => {
    const products = await trx
      .selectFrom('products')
      .select('image_url')
      .where('brand_id', '=', id)
      .where('user_id', '=', userId)
      .execute()
    const brand = await trx
      .deleteFrom('brands')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('logo_url')
      .executeTakeFirst()
    return brand && [brand.logo_url, ...products.map(({ image_url }) => image_url)]
  })
  if (!files) throw notFound('Brand')
  await dropPictures(app, userId, files)
  return { message: BRAND_DELETED }
}

/**
 * Finds a brand of the user.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function requireBrand({ db }: HasDb, userId: number, id: number): Promise<BrandRow> {
  const row = await db
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('Brand')
  return row
}

/**
 * Stores an uploaded image as the logo of a brand and deletes the previous one.
 * @throws {Problem} 404 if the user has no such brand, 413 or 422 if there is no usable image
 */
export async function uploadLogo(
  app: HasClock & HasDb & HasStorage,
  userId: number,
  id: number,
  [file]: UploadedFile[],
): Promise<{ logo_url: string }> {
  await requireBrand(app, userId, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepPicture(app, userId, bytes))
  const logo_url = urlOfFile(name)
  const { numUpdatedRows } = await transact(app.db, async (trx) => {
    await adoptUploads(trx, [toUploadKey(name)])
    return trx
      .updateTable('brands')
      .set({ logo_url })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  })
  if (numUpdatedRows === 0n) throw notFound('Brand')
  return { logo_url }
}
