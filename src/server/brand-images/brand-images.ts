import sharp from 'sharp'
import { type Selectable, sql } from 'kysely'
import { BRAND_IMAGES_MAX, type BrandImage, IMAGE_TAGS_MAX } from '#contract/brands/images/brand-images.ts'
import type { ImagesChange, ImagesQuery } from '#contract/brands/images/brand-images.ts'
import { CAMPAIGN_SENTENCES } from '#contract/sentences/campaign-sentences.ts'
import { foldText } from '#contract/search/fold-text.ts'
import { readTerms } from '#contract/search/match-text.ts'
import { requireBrand } from '../brands/brands.ts'
import { keepImage, nameOfFile, urlOfFile } from '../files/files.ts'
import { toUploadKey } from '../infrastructure/blobs/keys.ts'
import { adoptUploads } from '../infrastructure/blobs/removal.ts'
import type { Core } from '../infrastructure/core.ts'
import type { BrandImagesTable } from '../infrastructure/db/brand-image-tables.ts'
import { insertOwned, selectOwned, updateOwned } from '../infrastructure/db/owned.ts'
import type { OwnerId } from '../infrastructure/db/owner.ts'
import { transact } from '../infrastructure/db/transact.ts'
import { notFound, Problem } from '../infrastructure/problem.ts'
import type { StorageSeam } from '../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../infrastructure/uploads.ts'

type ImageRow = Selectable<BrandImagesTable>

/** Today, as `YYYY-MM-DD` in UTC. A picture may be used on its last day. */
export const readToday = ({ clock }: Pick<Core, 'clock'>): string => clock.now().toISOString().slice(0, 10)

export const isExpired = ({ expires_on }: Pick<ImageRow, 'expires_on'>, today: string): boolean =>
  expires_on !== null && expires_on < today

/** The sentence that refuses designs with expired pictures. */
export const writeExpired = (titles: readonly string[]): string =>
  CAMPAIGN_SENTENCES.picturesExpired.replace('{1}', () => titles.join(', '))

const toImage = (row: ImageRow, today: string): BrandImage => ({
  id: row.id,
  key: toUploadKey(nameOfFile(row.url) ?? ''),
  url: row.url,
  width: row.width,
  height: row.height,
  focus: row.focus,
  ...(row.clip && {
    clip: { key: toUploadKey(row.clip), url: urlOfFile(row.clip), seconds: row.clip_seconds ?? 0 },
  }),
  title: row.title,
  tags: row.tags,
  product_id: row.product_id,
  license: row.license,
  source: row.source,
  expires_on: row.expires_on,
  is_expired: isExpired(row, today),
  consent: row.consent,
  created_at: row.created_at.toISOString(),
})

/** The pictures of a brand that were not deleted. */
const selectImages = ({ db }: Pick<Core, 'db'>, owner: OwnerId, brandId: number) =>
  selectOwned(db, owner, 'brand_pictures').where('brand_id', '=', brandId).where('deleted_at', 'is', null)

/**
 * Reads a page of the pictures of a brand, newest first. All terms of a search must be found.
 * @throws {Problem} 404 if the user has no such brand
 */
export async function listBrandImages(
  app: Core,
  owner: OwnerId,
  brandId: number,
  { search, show, skip, limit }: ImagesQuery,
): Promise<{ pictures: BrandImage[]; total: number }> {
  await requireBrand(app, owner, brandId)
  const today = readToday(app)
  let matching = selectImages(app, owner, brandId)
  for (const term of readTerms(search ?? '')) matching = matching.where(sql<boolean>`strpos(search, ${term}) > 0`)
  if (show === 'expired') matching = matching.where('expires_on', '<', today)
  if (show === 'unlicensed') matching = matching.where('license', 'is', null)
  const rows = await matching.selectAll().orderBy('id', 'desc').offset(skip).limit(limit).execute()
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { pictures: rows.map((row) => toImage(row, today)), total }
}

type Searched = Pick<ImageRow, 'title' | 'tags' | 'license' | 'source'>

const writeSearch = ({ title, tags, license, source }: Searched): string =>
  foldText([title, ...tags, license, source].filter(Boolean).join(' '))

/**
 * Adds an uploaded picture to the library of a brand. Its title is the given one, or that of its file.
 * @throws {Problem} 404 if the user has no such brand; 413, 415 or 422 if the picture cannot be taken
 */
export async function addBrandImage(
  app: Core & StorageSeam,
  owner: OwnerId,
  { brandId, title }: { brandId: number; title: string | null },
  [file]: readonly UploadedFile[],
): Promise<BrandImage> {
  await requireBrand(app, owner, brandId)
  if (!file) throw new Problem(422, 'The image could not be read.')
  await requireImageSpace(app, owner, brandId)
  const name = await file.withBytes((bytes) => keepImage(app, owner, bytes))
  return insertImage(app, owner, { brandId, title: title || 'Picture', name })
}

/** @throws {Problem} 413 if a brand has as many pictures as it may have */
export async function requireImageSpace(app: Core, owner: OwnerId, brandId: number): Promise<void> {
  const { count } = await selectImages(app, owner, brandId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= BRAND_IMAGES_MAX) throw new Problem(413, 'Storage limit reached. Delete some content and try again.')
}

interface NewImage {
  brandId: number
  title: string
  /** The name of the file. */
  name: string
  /** The clip that it is a still of. */
  clip?: { name: string; seconds: number }
}

/** Adds a stored picture to the library of a brand. */
export async function insertImage(
  app: Core & StorageSeam,
  owner: OwnerId,
  { brandId, title, name, clip }: NewImage,
): Promise<BrandImage> {
  const { width, height } = await sharp(await app.storage.read(toUploadKey(name))).metadata()
  const fields = { title, tags: [], license: null, source: null }
  const row = await transact(app.db, async (trx) => {
    await adoptUploads(trx, owner, [name, ...(clip ? [clip.name] : [])].map(toUploadKey))
    return insertOwned(trx, owner, 'brand_pictures', {
      ...fields,
      brand_id: brandId,
      product_id: null,
      url: urlOfFile(name),
      width,
      height,
      focus: null,
      clip: clip?.name ?? null,
      clip_seconds: clip?.seconds ?? null,
      tags: '[]',
      expires_on: null,
      consent: 'not_needed',
      search: writeSearch(fields),
      created_at: app.clock.now(),
      deleted_at: null,
    })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toImage(row, readToday(app))
}

/**
 * Changes pictures of a brand alike, all or none.
 * @throws {Problem} 404 if the brand has no such picture or product, 422 for too many tags
 */
export async function changeBrandImages(
  app: Core,
  owner: OwnerId,
  brandId: number,
  { ids, add_tags, ...given }: ImagesChange,
): Promise<{ pictures: BrandImage[] }> {
  await requireBrand(app, owner, brandId)
  if (given.product_id) await requireProductOfBrand(app, owner, brandId, given.product_id)
  const rows = await transact(app.db, async (trx) => {
    const before = await selectImages({ db: trx }, owner, brandId)
      .selectAll()
      .where('id', 'in', ids)
      .forUpdate()
      .execute()
    if (before.length < new Set(ids).size) throw notFound('Picture')
    const changed: ImageRow[] = []
    for (const row of before) {
      const next = describe(row, given)
      const focus = given.focus === undefined ? row.focus : given.focus
      const tags = [...new Set([...next.tags, ...(add_tags ?? [])])]
      if (tags.length > IMAGE_TAGS_MAX) throw new Problem(422, `A picture has at most ${IMAGE_TAGS_MAX} tags`)
      const saved = await updateOwned(trx, owner, 'brand_pictures')
        .set({
          ...next,
          tags: JSON.stringify(tags),
          focus: focus && JSON.stringify(focus),
          search: writeSearch({ ...next, tags }),
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      changed.push(saved)
    }
    return changed
  })
  return { pictures: rows.map((row) => toImage(row, readToday(app))) }
}

/** What a change makes of the description of a picture. */
const describe = (row: ImageRow, given: Omit<ImagesChange, 'ids' | 'add_tags'>) => ({
  title: given.title ?? row.title,
  tags: given.tags ?? row.tags,
  product_id: given.product_id === undefined ? row.product_id : given.product_id,
  license: given.license === undefined ? row.license : given.license,
  source: given.source === undefined ? row.source : given.source,
  expires_on: given.expires_on === undefined ? row.expires_on : given.expires_on,
  consent: given.consent ?? row.consent,
})

async function requireProductOfBrand({ db }: Core, owner: OwnerId, brandId: number, id: number): Promise<void> {
  const product = await selectOwned(db, owner, 'products')
    .select('id')
    .where('id', '=', id)
    .where('brand_id', '=', brandId)
    .executeTakeFirst()
  if (!product) throw notFound('Product')
}

/**
 * Deletes pictures of a brand. They can be restored, and designs that show them keep them.
 * @throws {Problem} 404 if the brand has none of them
 */
export async function removeBrandImages(
  { db, clock }: Core,
  owner: OwnerId,
  brandId: number,
  ids: readonly number[],
): Promise<{ removed: number }> {
  const { numUpdatedRows } = await updateOwned(db, owner, 'brand_pictures')
    .set({ deleted_at: clock.now() })
    .where('brand_id', '=', brandId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('Picture')
  return { removed: Number(numUpdatedRows) }
}

/** @throws {Problem} 404 if the brand has none of them in the trash */
export async function restoreBrandImages(
  app: Core,
  owner: OwnerId,
  brandId: number,
  ids: readonly number[],
): Promise<{ pictures: BrandImage[] }> {
  const rows = await updateOwned(app.db, owner, 'brand_pictures')
    .set({ deleted_at: null })
    .where('brand_id', '=', brandId)
    .where('deleted_at', 'is not', null)
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
  if (rows.length === 0) throw notFound('Picture')
  return { pictures: rows.map((row) => toImage(row, readToday(app))) }
}
