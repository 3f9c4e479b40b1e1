import { BRAND_FONTS_MAX_BYTES } from '#contract/brands/fonts/font-options.ts'
import type { BrandFile } from '#contract/brands/brand-files.ts'
import type { LogoVariant } from '#contract/brands/logos/logo-variants.ts'
import type { Brand } from '#contract/brands/brands.ts'
import { brandFileName } from '#contract/text/file-names.ts'
import { toFontKey, toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { adoptUploads, removeUnused } from '../../infrastructure/blobs/removal.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { findOwnFile, isOurs, keepLogo, nameOfFile, urlOfFile, requireUploadSpace } from '../../files/files.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { Problem } from '../../infrastructure/problem.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { insertBrand, requireBrand } from '../brands.ts'
import { readLogoVariants } from '../../stored/stored-logos.ts'
import { insertFont, type NewFont, readBytes, requireAllFit, writeFontFile } from '../fonts/brand-fonts.ts'
import { readUploadedFont } from '../fonts/font-reader.ts'
import { readFontChoice, selectFonts } from '../fonts/stored-fonts.ts'
import { readPalette } from '../palette/stored-palette.ts'
import { pickBrandFields } from '../versions/brand-fields.ts'
import { readBrandFile } from './read-brand-file.ts'

/**
 * Writes a brand as one JSON file. Its fonts with their license notes, an uploaded logo and its variants are part of it; a logo on another
 * server is kept by its address.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function exportBrand(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
): Promise<{ name: string; body: string }> {
  const row = await requireBrand(app, owner, id)
  const { logo_url, logo_variants, ...fields } = pickBrandFields(row)
  const isUpload = logo_url !== null && isOurs(logo_url)
  const file = {
    format: 'signetbrand',
    version: 1,
    brand: {
      ...fields,
      extended_palette: readPalette(fields.extended_palette),
      uploaded_fonts: readFontChoice(fields.uploaded_fonts),
      logo_url: isUpload ? null : logo_url,
    },
    logo: isUpload ? await readLogo(app, owner, logo_url) : null,
    logos: await readVariants(app, owner, logo_variants),
    fonts: await readFonts(app, owner, id),
  }
  return { name: brandFileName(row), body: `${JSON.stringify(file, null, 2)}\n` }
}

async function readVariants(app: Core & StorageSeam, owner: OwnerId, stored: unknown): Promise<BrandFile['logos']> {
  const read: BrandFile['logos'] = []
  for (const { kind, url } of readLogoVariants(stored)) {
    const logo = await readLogo(app, owner, url)
    if (logo) read.push({ kind, ...logo })
  }
  return read
}

async function readFonts(app: Core & StorageSeam, owner: OwnerId, id: number): Promise<BrandFile['fonts']> {
  const fonts: BrandFile['fonts'] = []
  for (const { key, kind, license_note } of await selectFonts(app, owner, id)) {
    const bytes = await readBytes(app, key)
    if (bytes) fonts.push({ kind, license_note, content_data: bytes.toString('base64') })
  }
  return fonts
}

/** Null if its bytes are missing. */
async function readLogo(app: Core & StorageSeam, owner: OwnerId, url: string): Promise<BrandFile['logo']> {
  const name = nameOfFile(url)
  const own = name && (await findOwnFile(app, owner, name))
  if (!own) return null
  try {
    const bytes = await app.storage.read(toUploadKey(own))
    return { mime_type: own.endsWith('.png') ? 'image/png' : 'image/jpeg', content_data: bytes.toString('base64') }
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

/**
 * Creates a brand from a brand file. Its logo, the variants of it and its fonts are checked and stored like uploads. One transaction creates
 * the brand with its fonts, so a crash leaves all of them or none.
 * @throws {Problem} 413, 415 or 422 for a file that is not a brand file, or whose logos or fonts cannot be used
 */
export async function importBrand(app: Core & StorageSeam, owner: OwnerId, [file]: UploadedFile[]): Promise<Brand> {
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const { brand, logo, logos, fonts } = await file.withBytes(readBrandFile)
  const read: NewFont[] = []
  for (const { bytes, ...font } of fonts)
    read.push({ ...font, ...(await readUploadedFont(bytes, BRAND_FONTS_MAX_BYTES)) })
  requireAllFit(read)
  if (read.length > 0) await requireUploadSpace(app, owner)
  const keep = (bytes: Uint8Array<ArrayBuffer>) => keepLogo(app, owner, Buffer.from(bytes.buffer))
  const name = logo && (await keep(logo))
  const variants: { kind: LogoVariant; name: string }[] = []
  for (const { kind, bytes } of logos) variants.push({ kind, name: await keep(bytes) })
  const input = {
    ...brand,
    ...(name && { logo_url: urlOfFile(name) }),
    logo_variants: variants.map(({ kind, name: own }) => ({ kind, url: urlOfFile(own) })),
  }
  const kept = [name, ...variants.map((variant) => variant.name)].flatMap((own) => (own ? [toUploadKey(own)] : []))
  const written: { font: NewFont; key: string }[] = []
  for (const font of read) written.push({ font, key: await writeFontFile(app, font) })
  try {
    return await transact(app.db, async (trx) => {
      const created = await insertBrand(app, trx, owner, input)
      await adoptUploads(trx, owner, kept)
      for (const { font, key } of written) await insertFont(app, trx, owner, { brandId: created.id, font, key })
      return created
    })
  } catch (error) {
    await removeUnused(
      app,
      written.map(({ key }) => toFontKey(key)),
    )
    throw error
  }
}
