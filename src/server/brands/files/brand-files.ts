import { BRAND_FILE_EXTENSION } from '#contract/brand-life/brand-file-name.ts'
import { BRAND_FONTS_MAX_BYTES } from '#contract/brand-fonts/font-options.ts'
import { BrandFile } from '#contract/brand-life/brand-files.ts'
import type { LogoVariant } from '#contract/brand-logos/logo-variants.ts'
import type { Brand } from '#contract/brands.ts'
import { parseBoundedJson, TooManyValues } from '#contract/schema/bounded-json.ts'
import { toUploadKey } from '../../blobs/keys.ts'
import { adoptUploads } from '../../blobs/removal.ts'
import type { HasClock } from '../../clock.ts'
import type { HasDb } from '../../db/database.ts'
import type { OwnerId } from '../../db/owner.ts'
import { transact } from '../../db/transact.ts'
import { findOwnFile, isOurs, keepLogo, nameOfFile, urlOfFile, requireUploadSpace } from '../../files/files.ts'
import type { UploadedFile } from '../../http/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import { MissingObject, type HasStorage } from '../../storage/storage.ts'
import { createBrand, requireBrand } from '../brands.ts'
import { readLogoVariants } from '../logos/stored-logos.ts'
import { readBytes, requireAllFit, storeFont } from '../fonts/brand-fonts.ts'
import { readUploadedFont } from '../fonts/font-reader.ts'
import { readFontChoice, selectFonts } from '../fonts/stored-fonts.ts'
import { readPalette } from '../palette/stored-palette.ts'
import { pickBrandFields } from '../versions/brand-fields.ts'

const NOT_A_BRAND_FILE = 'This is not a brand file.'

/**
 * Writes a brand as one JSON file. Its fonts with their license notes, an uploaded logo and its variants are part of it; a logo on another
 * server is kept by its address.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function exportBrand(
  app: HasDb & HasStorage,
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
  return { name: `brand-${id}${BRAND_FILE_EXTENSION}`, body: `${JSON.stringify(file, null, 2)}\n` }
}

async function readVariants(app: HasDb & HasStorage, owner: OwnerId, stored: unknown): Promise<BrandFile['logos']> {
  const read: BrandFile['logos'] = []
  for (const { kind, url } of readLogoVariants(stored)) {
    const logo = await readLogo(app, owner, url)
    if (logo) read.push({ kind, ...logo })
  }
  return read
}

async function readFonts(app: HasDb & HasStorage, owner: OwnerId, id: number): Promise<BrandFile['fonts']> {
  const fonts: BrandFile['fonts'] = []
  for (const { key, kind, license_note } of await selectFonts(app, owner, id)) {
    const bytes = await readBytes(app, key)
    if (bytes) fonts.push({ kind, license_note, content_data: bytes.toString('base64') })
  }
  return fonts
}

/** Null if its bytes are missing. */
async function readLogo(app: HasDb & HasStorage, owner: OwnerId, url: string): Promise<BrandFile['logo']> {
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
 * Creates a brand from a brand file. Its logo, the variants of it and its fonts are checked and stored like uploads.
 * @throws {Problem} 413, 415 or 422 for a file that is not a brand file, or whose logos or fonts cannot be used
 */
export async function importBrand(
  app: HasClock & HasDb & HasStorage,
  owner: OwnerId,
  [file]: UploadedFile[],
): Promise<Brand> {
  if (!file) throw new Problem(422, 'No file was uploaded.')
  const { brand, logo, logos, fonts } = await file.withBytes(async (bytes) => parseBrandFile(bytes))
  const read = []
  for (const { content_data, ...font } of fonts)
    read.push({ ...font, ...(await readUploadedFont(Buffer.from(content_data, 'base64'), BRAND_FONTS_MAX_BYTES)) })
  requireAllFit(read)
  if (read.length > 0) await requireUploadSpace(app, owner)
  const keep = (data: string) => keepLogo(app, owner, Buffer.from(data, 'base64'))
  const name = logo && (await keep(logo.content_data))
  const variants: { kind: LogoVariant; name: string }[] = []
  for (const { kind, content_data } of logos) variants.push({ kind, name: await keep(content_data) })
  const created = await createBrand(app, owner, {
    ...brand,
    ...(name && { logo_url: urlOfFile(name) }),
    logo_variants: variants.map(({ kind, name: own }) => ({ kind, url: urlOfFile(own) })),
  })
  const kept = [name, ...variants.map((variant) => variant.name)].flatMap((own) => (own ? [toUploadKey(own)] : []))
  await transact(app.db, (trx) => adoptUploads(trx, owner, kept))
  for (const font of read) await storeFont(app, owner, created.id, font)
  return created
}

function parseBrandFile(bytes: Buffer): BrandFile {
  const { data, error } = BrandFile.safeParse(readJson(bytes))
  if (data) return data
  const [issue] = error.issues
  throw new Problem(422, issue?.path[0] === 'brand' ? issue.message : NOT_A_BRAND_FILE)
}

function readJson(bytes: Buffer): unknown {
  try {
    return parseBoundedJson(bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TooManyValues) throw new Problem(422, NOT_A_BRAND_FILE)
    throw error
  }
}
