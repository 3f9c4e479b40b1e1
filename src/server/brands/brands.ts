import type { Selectable } from 'kysely'
import type { Brand, BrandInput } from '#contract/brands.ts'
import type { App } from '../app.ts'
import type { BrandsTable } from '../db/schema.ts'
import { keepPicture, requireOwnFile, urlOfFile } from '../files/files.ts'
import type { UploadedFile } from '../http/handlers.ts'
import { notFound, Problem } from '../problem.ts'

type BrandRow = Selectable<BrandsTable>

function toBrand({ user_id: _, ...row }: BrandRow): Brand {
  return { ...row, created_at: row.created_at.toISOString() }
}

export async function listBrands({ db }: Pick<App, 'db'>, userId: number): Promise<{ brands: Brand[] }> {
  const rows = await db.selectFrom('brands').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
  return { brands: rows.map(toBrand) }
}

export async function createBrand(app: Pick<App, 'db' | 'clock'>, userId: number, input: BrandInput): Promise<Brand> {
  if (input.logo_url) await requireOwnFile(app, userId, input.logo_url, 'logo_url')
  const row = await app.db
    .insertInto('brands')
    .values({ ...input, logo_url: input.logo_url ?? null, user_id: userId, created_at: app.clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toBrand(row)
}

/** The owner is part of every WHERE, so someone else's brand looks exactly like a missing one. */
export async function updateBrand(app: Pick<App, 'db'>, userId: number, id: number, input: BrandInput): Promise<Brand> {
  const { logo_url, ...fields } = input
  if (logo_url) await requireOwnFile(app, userId, logo_url, 'logo_url')
  const row = await app.db
    .updateTable('brands')
    .set({ ...fields, ...(logo_url !== undefined && { logo_url }) })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('Brand')
  return toBrand(row)
}

/** What was made with the brand stays in the library, with the brand's name as it was. */
export async function removeBrand({ db }: Pick<App, 'db'>, userId: number, id: number): Promise<{ message: string }> {
  const row = await db
    .deleteFrom('brands')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound('Brand')
  return { message: 'Brand deleted' }
}

export async function requireBrand({ db }: Pick<App, 'db'>, userId: number, id: number): Promise<BrandRow> {
  const row = await db
    .selectFrom('brands')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('Brand')
  return row
}

export async function uploadLogo(
  app: App,
  userId: number,
  id: number,
  [file]: UploadedFile[],
): Promise<{ logo_url: string }> {
  await requireBrand(app, userId, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const logo_url = urlOfFile(await keepPicture(app, userId, file.bytes))
  const { numUpdatedRows } = await app.db
    .updateTable('brands')
    .set({ logo_url })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('Brand')
  return { logo_url }
}
