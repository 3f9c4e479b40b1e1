import type { BrandLogos } from '#contract/brands/logos/brand-logos.ts'
import { COMPUTED_VARIANTS, type ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import { orderVariants, type LogoVariant, type LogoVariantFile } from '#contract/brands/logos/logo-variants.ts'
import { LOGO_VARIANT_MAX_BYTES } from '#contract/limits.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { adoptUploads } from '../../infrastructure/blobs/removal.ts'
import { HOUR, later } from '../../infrastructure/clock.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { holdImage, keepLogo, nameOfFile, requireOwnFile, urlOfFile } from '../../files/files.ts'
import { acceptLogo } from '../../files/images.ts'
import { drawVariant } from '../../files/svg.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { requireBrand } from '../brands.ts'
import { recordVersion } from '../versions/record-version.ts'
import { readLogoVariants, writeLogoVariants } from '../../stored/stored-logos.ts'

interface VariantOfBrand {
  /** The brand. */
  id: number
  kind: LogoVariant
}

/** How long a computed variant is kept that nobody saves. */
const HELD_MS = HOUR

/** @throws {Problem} 404 if the user has no such brand */
export async function listBrandLogos(app: Core, owner: OwnerId, id: number): Promise<BrandLogos> {
  const { logo_url, logo_variants } = await requireBrand(app, owner, id)
  const logos = readLogoVariants(logo_variants)
  const hasSource = (await findSource(app, owner, { logo_url, logos })) !== null
  const offers = COMPUTED_VARIANTS.filter((kind) => hasSource && !logos.some((logo) => logo.kind === kind))
  return { logo_url, logos, offers }
}

/** The SVG that variants are computed from: that of the first of these logos which has one. */
async function findSource(
  { db }: Core,
  owner: OwnerId,
  { logo_url, logos }: Pick<BrandLogos, 'logo_url' | 'logos'>,
): Promise<string | null> {
  const urlOf = (kind: LogoVariant) => logos.find((logo) => logo.kind === kind)?.url
  for (const url of [urlOf('full'), logo_url, urlOf('on_light'), urlOf('mark')]) {
    const [key] = (url && nameOfFile(url)?.split('.')) || []
    if (!key) continue
    const row = await selectOwned(db, owner, 'files').select('svg').where('key', '=', key).executeTakeFirst()
    if (row?.svg) return row.svg
  }
  return null
}

/**
 * Stores a file as a variant of the logo. It replaces the variant of the same kind.
 * @throws {Problem} 404 if the user has no such brand, 413, 415 or 422 if the picture cannot be taken
 */
export async function uploadVariant(
  app: Core & StorageSeam,
  owner: OwnerId,
  { id, kind }: VariantOfBrand,
  [file]: UploadedFile[],
): Promise<BrandLogos> {
  await requireBrand(app, owner, id)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const name = await file.withBytes((bytes) => keepLogo(app, owner, bytes, LOGO_VARIANT_MAX_BYTES))
  return saveVariant(app, owner, { id, kind }, urlOfFile(name))
}

/**
 * Makes an upload of the user a variant of the logo. It replaces the variant of the same kind.
 * @throws {Problem} 404 if the user has no such brand, 422 for an upload that is not theirs
 */
export async function saveVariant(
  app: Core,
  owner: OwnerId,
  { id, kind }: VariantOfBrand,
  url: string,
): Promise<BrandLogos> {
  const name = nameOfFile(url)
  await changeVariants(app, owner, id, async (trx, logos) => {
    await requireOwnFile(trx, owner, url, null)
    await adoptUploads(trx, owner, name ? [toUploadKey(name)] : [])
    return orderVariants([...logos, { kind, url }])
  })
  return listBrandLogos(app, owner, id)
}

/**
 * Deletes a variant. Its file stays while designs or versions of the brand need it.
 * @throws {Problem} 404 if the brand of the user has no such variant
 */
export async function removeVariant(app: Core, owner: OwnerId, { id, kind }: VariantOfBrand): Promise<BrandLogos> {
  await changeVariants(app, owner, id, async (_trx, logos) => {
    const others = logos.filter((logo) => logo.kind !== kind)
    if (others.length === logos.length) throw notFound('Picture')
    return others
  })
  return listBrandLogos(app, owner, id)
}

/** Changes the variants of a brand, and records the brand as a new version. The brand is locked, so changes run one after the other. */
async function changeVariants(
  app: Core,
  owner: OwnerId,
  id: number,
  change: (trx: Trx, logos: readonly LogoVariantFile[]) => Promise<LogoVariantFile[]>,
): Promise<void> {
  await transact(app.db, async (trx) => {
    const row = await selectOwned(trx, owner, 'brands')
      .select('logo_variants')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('Brand')
    const logo_variants = writeLogoVariants(await change(trx, readLogoVariants(row.logo_variants)))
    const brand = await updateOwned(trx, owner, 'brands')
      .set({ logo_variants })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordVersion(app, trx, owner, brand, 'saved')
  })
}

/**
 * Computes a variant from the SVG of the logo. It is an upload of the user that is deleted after an hour unless it is saved.
 * @throws {Problem} 404 if the user has no such brand, 413 if the uploads are full, 422 if the variant cannot be made
 */
export async function computeVariant(
  app: Core & StorageSeam,
  owner: OwnerId,
  { id, kind }: { id: number; kind: ComputedVariant },
): Promise<{ url: string }> {
  const { logo_url, logo_variants } = await requireBrand(app, owner, id)
  const svg = await findSource(app, owner, { logo_url, logos: readLogoVariants(logo_variants) })
  const png = svg === null ? null : await drawVariant(owner, Buffer.from(svg), kind)
  if (!png) throw new Problem(422, 'This variant cannot be made from the logo. Please upload it.')
  const image = await acceptLogo(owner, png)
  return { url: urlOfFile(await holdImage(app, owner, image, later(app.clock.now(), HELD_MS))) }
}
