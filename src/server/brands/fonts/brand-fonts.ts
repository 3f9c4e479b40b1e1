import { randomBytes } from 'node:crypto'
import { BRAND_FONTS_MAX, BRAND_FONTS_MAX_BYTES, type FontKind } from '#contract/brands/fonts/font-options.ts'
import type { BrandFontList } from '#contract/brands/fonts/brand-fonts.ts'
import type { FontChoice } from '#contract/brands/fonts/font-choice.ts'
import { BRAND_FONT_SENTENCES } from '#contract/sentences/brand-font-sentences.ts'
import { toFontKey } from '../../infrastructure/blobs/keys.ts'
import { removeUnused } from '../../infrastructure/blobs/removal.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { requireUploadSpace } from '../../files/files.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { requireBrand } from '../brands.ts'
import { recordVersion } from '../versions/record-version.ts'
import { readUploadedFont } from './font-reader.ts'
import type { ReadFont } from './read/read-font.ts'
import { readFontChoice, selectFonts, toBrandFont, writeFontChoice, type FontRow } from './stored-fonts.ts'

interface FontOfBrand {
  /** The brand. */
  id: number
  font: number
}

/** @throws {Problem} 404 if the user has no such brand */
export async function listFonts(app: Core, owner: OwnerId, id: number): Promise<BrandFontList> {
  const choice = readFontChoice((await requireBrand(app, owner, id)).uploaded_fonts)
  const rows = await selectFonts(app, owner, id)
  const used = (family: string | null | undefined) =>
    rows.some((row) => row.family === family) ? (family ?? null) : null
  return { fonts: rows.map(toBrandFont), headline: used(choice?.headline), text: used(choice?.text) }
}

/**
 * Checks, rebuilds and stores a font.
 * @throws {Problem} 404 if the user has no such brand; 413, 415 or 422 for a font that cannot be used, one too many, or full uploads
 */
export async function uploadFont(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  license_note: string | null,
  [file]: UploadedFile[],
): Promise<BrandFontList> {
  await requireBrand(app, owner, id)
  requireFontSpace(await selectFonts(app, owner, id), 0)
  if (!file) throw new Problem(422, 'No file was uploaded.')
  await requireUploadSpace(app, owner)
  const read = await file.withBytes((bytes) => readUploadedFont(bytes))
  await storeFont(app, owner, id, { ...read, license_note })
  return listFonts(app, owner, id)
}

/** A font that was read, with the license note and the kind that its owner gave. Without a kind, the one that the file states is used. */
export interface NewFont extends ReadFont {
  license_note: string | null
  kind?: FontKind | undefined
}

/**
 * Stores a font that was read. Its kind is that of the other fonts of its family.
 * @throws {Problem} 404 if the user has no such brand, 422 if it is there already or one too many
 */
export async function storeFont(
  app: Core & StorageSeam,
  owner: OwnerId,
  brandId: number,
  added: NewFont,
): Promise<void> {
  requireFit(await selectFonts(app, owner, brandId), added)
  const key = await writeFontFile(app, added)
  await transact(app.db, async (trx) => {
    await lockBrand(trx, owner, brandId)
    await insertFont(app, trx, owner, { brandId, font: added, key })
  })
}

/** Stores the bytes of a font that was read, and returns their key. */
export async function writeFontFile({ storage }: StorageSeam, { font }: ReadFont): Promise<string> {
  const key = randomBytes(16).toString('hex')
  await storage.write(toFontKey(key), font)
  return key
}

/**
 * Adds a font whose bytes are stored to a brand that nothing else changes until the transaction ends.
 * @throws {Problem} 422 if it is there already or one too many
 */
export async function insertFont(
  app: Core,
  trx: Trx,
  owner: OwnerId,
  { brandId, font: added, key }: { brandId: number; font: NewFont; key: string },
): Promise<void> {
  const { font, facts, license_note, kind } = added
  const { family, style, weight, is_italic, kind: found, ...rest } = facts
  const rows = await selectFonts({ db: trx }, owner, brandId)
  requireFit(rows, added)
  const relative = rows.find((row) => row.family === family)
  await insertOwned(trx, owner, 'brand_fonts', {
    brand_id: brandId,
    key,
    family,
    style,
    weight,
    is_italic,
    license_note,
    kind: kind ?? relative?.kind ?? found,
    facts: JSON.stringify({ version: 1, ...rest }),
    size_bytes: font.length,
    created_at: app.clock.now(),
  }).execute()
}

/** What decides whether a brand can take another font. */
type KeptFont = Pick<FontRow, 'family' | 'weight' | 'is_italic' | 'size_bytes'>

/**
 * Checks that a brand without fonts can take all of these.
 * @throws {Problem} 422 if one is there twice, or if there are too many, or too many bytes of them
 */
export function requireAllFit(fonts: readonly ReadFont[]): void {
  const kept: KeptFont[] = []
  for (const read of fonts) {
    requireFit(kept, read)
    kept.push({ ...read.facts, size_bytes: read.font.length })
  }
}

/** @throws {Problem} 422 if a font is there already, or is one too many */
function requireFit(kept: readonly KeptFont[], { font, facts }: ReadFont): void {
  requireFontSpace(kept, font.length)
  const isSame = ({ family, weight, is_italic }: KeptFont) =>
    family === facts.family && weight === facts.weight && is_italic === facts.is_italic
  if (kept.some(isSame)) throw new Problem(422, BRAND_FONT_SENTENCES.fontTwice)
}

/** @throws {Problem} 422 if the brand has as many fonts, or as many bytes of them, as it may have */
function requireFontSpace(rows: readonly KeptFont[], bytes: number): void {
  if (rows.length >= BRAND_FONTS_MAX) throw new Problem(422, BRAND_FONT_SENTENCES.fontsFull)
  const total = rows.reduce((sum, { size_bytes }) => sum + size_bytes, bytes)
  if (total > BRAND_FONTS_MAX_BYTES) throw new Problem(422, BRAND_FONT_SENTENCES.fontsTooLarge)
}

/** Locks a brand until `trx` ends, so that changes of its fonts run one after the other. */
async function lockBrand(trx: Trx, owner: OwnerId, id: number) {
  const brand = await selectOwned(trx, owner, 'brands').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!brand) throw notFound('Brand')
  return brand
}

/**
 * Chooses the families of a brand, as a new version of it.
 * @throws {Problem} 404 if the user has no such brand, 422 for a family that it does not have
 */
export async function chooseFonts(app: Core, owner: OwnerId, id: number, choice: FontChoice): Promise<BrandFontList> {
  await transact(app.db, async (trx) => {
    await lockBrand(trx, owner, id)
    requireFamilies(await selectFonts({ db: trx }, owner, id), choice)
    await saveChoice(app, trx, owner, id, choice)
  })
  return listFonts(app, owner, id)
}

/** @throws {Problem} 422 for a family that is not among the fonts */
export function requireFamilies(rows: readonly FontRow[], { headline, text }: FontChoice): void {
  const isThere = (family: string | null) => family === null || rows.some((row) => row.family === family)
  if (!isThere(headline) || !isThere(text)) throw new Problem(422, BRAND_FONT_SENTENCES.fontNotChosen)
}

async function saveChoice(app: Core, trx: Trx, owner: OwnerId, id: number, choice: FontChoice): Promise<void> {
  const row = await updateOwned(trx, owner, 'brands')
    .set({ uploaded_fonts: writeFontChoice(choice) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await recordVersion(app, trx, owner, row, 'saved')
}

/**
 * Changes the license note of a font, and the kind of its family.
 * @throws {Problem} 404 if the brand of the user has no such font
 */
export async function updateFont(
  app: Core,
  owner: OwnerId,
  { id, font }: FontOfBrand,
  { license_note, kind }: { license_note: string | null; kind?: FontKind | undefined },
): Promise<BrandFontList> {
  await transact(app.db, async (trx) => {
    const row = await updateOwned(trx, owner, 'brand_fonts')
      .set({ license_note })
      .where('id', '=', font)
      .where('brand_id', '=', id)
      .returning('family')
      .executeTakeFirst()
    if (!row) throw notFound('Font')
    if (!kind) return
    const family = updateOwned(trx, owner, 'brand_fonts').where('brand_id', '=', id).where('family', '=', row.family)
    await family.set({ kind }).execute()
  })
  return listFonts(app, owner, id)
}

/**
 * Deletes a font and its file. A brand no longer uses a family without fonts.
 * @throws {Problem} 404 if the brand of the user has no such font
 */
export async function removeFont(
  app: Core & StorageSeam,
  owner: OwnerId,
  { id, font }: FontOfBrand,
): Promise<BrandFontList> {
  const key = await transact(app.db, async (trx) => {
    const brand = await lockBrand(trx, owner, id)
    const row = await deleteOwned(trx, owner, 'brand_fonts')
      .where('id', '=', font)
      .where('brand_id', '=', id)
      .returning('key')
      .executeTakeFirst()
    if (!row) throw notFound('Font')
    const choice = readFontChoice(brand.uploaded_fonts)
    const left = await selectFonts({ db: trx }, owner, id)
    const keep = (family: string | null) => (left.some((one) => one.family === family) ? family : null)
    if (choice) await saveChoice(app, trx, owner, id, { headline: keep(choice.headline), text: keep(choice.text) })
    return row.key
  })
  await removeUnused(app, [toFontKey(key)])
  return listFonts(app, owner, id)
}

/**
 * Reads the file of a font.
 * @throws {Problem} 404 if the brand of the user has no such font
 */
export async function readFontFile(
  { db, storage }: Core & StorageSeam,
  owner: OwnerId,
  { id, font }: FontOfBrand,
): Promise<{ bytes: Buffer; type: 'font/otf' | 'font/ttf'; key: string }> {
  const row = await selectOwned(db, owner, 'brand_fonts')
    .select('key')
    .where('id', '=', font)
    .where('brand_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Font')
  const bytes = await readBytes({ storage }, row.key)
  if (!bytes) throw notFound('Font')
  return { bytes, type: bytes.toString('latin1', 0, 4) === 'OTTO' ? 'font/otf' : 'font/ttf', key: row.key }
}

/** Null if the bytes are missing. */
export async function readBytes({ storage }: StorageSeam, key: string): Promise<Buffer | null> {
  try {
    return await storage.read(toFontKey(key))
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}
