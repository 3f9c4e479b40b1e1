import type { Selectable } from 'kysely'
import type { BrandVersionCause } from '#contract/brands/brand-versions.ts'
import type { Brand, BrandInput } from '#contract/brands/brands.ts'
import { BRAND_DELETED } from '#contract/messages.ts'
import { dropImages, keepLogo, requireOwnFile, urlOfFile } from '../files/files.ts'
import { toFontKey, toUploadKey } from '../infrastructure/blobs/keys.ts'
import { urlsOfImages } from '../infrastructure/blobs/references.ts'
import { adoptUploads, removeUnused } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import type { Trx } from '../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import type { BrandsTable } from '../infrastructure/db/schema.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { omit } from '../infrastructure/omit.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'
import { readLogoVariants, writeLogoVariants } from '../stored/stored-logos.ts'
import { readFontChoice, writeFontChoice } from './fonts/stored-fonts.ts'
import { readPalette, writePalette } from './palette/stored-palette.ts'
import { recordVersion } from './versions/record-version.ts'

type BrandRow = Selectable<BrandsTable>

/** Returns `mission` and `values` under both of their names. */
function toBrand(stored: BrandRow): Brand {
  const row = omit(stored, 'user_id', 'version', 'proof_shows', 'ai_label', 'ai_label_on')
  return {
    ...row,
    brand_mission: row.mission,
    brand_values: row.values,
    extended_palette: readPalette(row.extended_palette),
    logo_variants: readLogoVariants(row.logo_variants),
    uploaded_fonts: readFontChoice(row.uploaded_fonts),
    created_at: row.created_at.toISOString(),
  }
}

/** Lists and maps are stored as JSON. */
function toColumns({
  logo_url: _,
  extended_palette: _palette,
  approved_claims: _claims,
  logo_variants: _variants,
  uploaded_fonts: _fonts,
  ...input
}: BrandInput) {
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

export async function listBrands({ db }: Core, owner: OwnerId): Promise<{ brands: Brand[] }> {
  const rows = await selectOwned(db, owner, 'brands').selectAll().orderBy('id', 'desc').execute()
  return { brands: rows.map(toBrand) }
}

export const createBrand = (app: Core, owner: OwnerId, input: BrandInput): Promise<Brand> =>
  transact(app.db, (trx) => insertBrand(app, trx, owner, input))

/**
 * Creates a brand in a transaction.
 * @throws {Problem} 422 for a logo that is not a file of the user
 */
export async function insertBrand(app: Core, trx: Trx, owner: OwnerId, input: BrandInput): Promise<Brand> {
  await requireOwnLogos(trx, owner, input)
  const brand = await insertOwned(trx, owner, 'brands', {
    ...toColumns(input),
    logo_url: input.logo_url ?? null,
    extended_palette: writePalette(input.extended_palette ?? null),
    approved_claims: JSON.stringify(input.approved_claims ?? []),
    logo_variants: writeLogoVariants(input.logo_variants ?? null),
    uploaded_fonts: writeFontChoice(input.uploaded_fonts ?? null),
    created_at: app.clock.now(),
  })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordVersion(app, trx, owner, brand, 'created')
  return toBrand(brand)
}

/** @throws {Problem} 422 for a logo or a variant of it that is not a file of the user */
async function requireOwnLogos(trx: Trx, owner: OwnerId, { logo_url, logo_variants }: BrandInput): Promise<void> {
  await requireOwnFile(trx, owner, logo_url, 'logo_url')
  for (const { url } of logo_variants ?? []) await requireOwnFile(trx, owner, url, null)
}

/**
 * Writes the fields of a brand and records them as a new version. The owner is part of each WHERE, so another user's brand looks like a
 * missing one.
 * @throws {Problem} 404 if the user has no such brand, 422 for a logo that is not a file of the user
 */
export async function writeBrand(
  app: Core,
  owner: OwnerId,
  id: number,
  input: BrandInput,
  cause: BrandVersionCause,
): Promise<Brand> {
  const { logo_url, extended_palette, approved_claims, logo_variants, uploaded_fonts } = input
  const row = await transact(app.db, async (trx) => {
    await requireOwnLogos(trx, owner, input)
    const brand = await updateOwned(trx, owner, 'brands')
      .set({
        ...toColumns(input),
        ...(logo_url !== undefined && { logo_url }),
        ...(extended_palette !== undefined && { extended_palette: writePalette(extended_palette) }),
        ...(approved_claims !== undefined && { approved_claims: JSON.stringify(approved_claims ?? []) }),
        ...(logo_variants !== undefined && { logo_variants: writeLogoVariants(logo_variants) }),
        ...(uploaded_fonts !== undefined && { uploaded_fonts: writeFontChoice(uploaded_fonts) }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (brand) await recordVersion(app, trx, owner, brand, cause)
    return brand
  })
  if (!row) throw notFound('Brand')
  return toBrand(row)
}

/**
 * Deletes a brand with its products and their files. Content of the brand stays in the library, with the brand's name.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function removeBrand(app: Core & StorageSeam, owner: OwnerId, id: number): Promise<{ message: string }> {
  const fonts = await listFontKeys(app, owner, id)
  const files = await transact(app.db, async (trx) => {
    const products = await selectOwned(trx, owner, 'products')
      .select(['id', 'image_url'])
      .where('brand_id', '=', id)
      .execute()
    const images = await urlsOfImages(
      trx,
      owner,
      products.map((product) => product.id),
    )
    const brand = await deleteOwned(trx, owner, 'brands')
      .where('id', '=', id)
      .returning(['logo_url', 'logo_variants'])
      .executeTakeFirst()
    const variants = readLogoVariants(brand?.logo_variants).map(({ url }) => url)
    return brand && [brand.logo_url, ...variants, ...products.map(({ image_url }) => image_url), ...images]
  })
  if (!files) throw notFound('Brand')
  await dropImages(app, owner, files)
  await removeUnused(app, fonts)
  return { message: BRAND_DELETED }
}

/**
 * Finds a brand of the user.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function requireBrand({ db }: Pick<Core, 'db'>, owner: OwnerId, id: number): Promise<BrandRow> {
  const row = await selectOwned(db, owner, 'brands').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Brand')
  return row
}

/**
 * Stores an uploaded image as the logo of a brand and deletes the previous one.
 * @throws {Problem} 404 if the user has no such brand, 413 or 422 if there is no usable image
 */
export async function uploadLogo(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  [file]: UploadedFile[],
): Promise<{ logo_url: string }> {
  await requireBrand(app, owner, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepLogo(app, owner, bytes))
  const logo_url = urlOfFile(name)
  const brand = await transact(app.db, async (trx) => {
    await adoptUploads(trx, owner, [toUploadKey(name)])
    const row = await updateOwned(trx, owner, 'brands')
      .set({ logo_url })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row) await recordVersion(app, trx, owner, row, 'saved')
    return row
  })
  if (!brand) throw notFound('Brand')
  return { logo_url }
}

/** The storage keys of the fonts of a brand, whose files are removed after it. */
async function listFontKeys({ db }: Core, owner: OwnerId, brandId: number): Promise<string[]> {
  const rows = await selectOwned(db, owner, 'brand_fonts').select('key').where('brand_id', '=', brandId).execute()
  return rows.map(({ key }) => toFontKey(key))
}
