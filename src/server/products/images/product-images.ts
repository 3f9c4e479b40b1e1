import { PRODUCT_IMAGES_MAX, TOO_MANY_IMAGES } from '#contract/products/product-image-limits.ts'
import type { ProductImage, ProductImages } from '#contract/products/product-images.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import { adoptUploads } from '../../infrastructure/blobs/removal.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { deleteOwned, insertAllOwned, selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { transact } from '../../infrastructure/db/transact.ts'
import { dropImages, keepImage, nameOfFile, requireOwnFile, urlOfFile } from '../../files/files.ts'
import type { StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { UploadedFile } from '../../infrastructure/uploads.ts'
import { notFound, Problem } from '../../infrastructure/problem.ts'

interface ImageOfProduct {
  /** The product. */
  id: number
  picture: number
}

/** @throws {Problem} 404 if the user has no such product */
export async function listImages({ db }: Core, owner: OwnerId, id: number): Promise<ProductImages> {
  const product = await selectOwned(db, owner, 'products').select('image_url').where('id', '=', id).executeTakeFirst()
  if (!product) throw notFound('Product')
  return { image_url: product.image_url, pictures: await selectImages(db, owner, id) }
}

const selectImages = (db: Db | Trx, owner: OwnerId, id: number): Promise<ProductImage[]> =>
  selectOwned(db, owner, 'product_pictures')
    .select(['id', 'url'])
    .where('product_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Locks the product, so that changes of its pictures follow one another. Resolves to its main picture. */
async function lockProduct(trx: Trx, owner: OwnerId, id: number): Promise<string | null> {
  const product = await selectOwned(trx, owner, 'products')
    .select('image_url')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!product) throw notFound('Product')
  return product.image_url
}

/**
 * Stores files after the other pictures.
 * @throws {Problem} 404 if the user has no such product, 413, 415 or 422 if a picture cannot be taken or there would be too many
 */
export async function addImages(
  app: Core & StorageSeam,
  owner: OwnerId,
  id: number,
  files: readonly UploadedFile[],
): Promise<ProductImages> {
  const { pictures } = await listImages(app, owner, id)
  requireFewImages(pictures.length + files.length)
  const urls: string[] = []
  for (const file of files) urls.push(urlOfFile(await file.withBytes((bytes) => keepImage(app, owner, bytes))))
  return attachImages(app, owner, id, urls)
}

/**
 * Adds uploads of the user after the other pictures.
 * @throws {Problem} 404 if the user has no such product, 422 if an upload is not theirs or there would be too many
 */
export async function attachImages(
  app: Core,
  owner: OwnerId,
  id: number,
  urls: readonly string[],
): Promise<ProductImages> {
  const created_at = app.clock.now()
  await transact(app.db, async (trx) => {
    await lockProduct(trx, owner, id)
    const before = await selectImages(trx, owner, id)
    requireFewImages(before.length + urls.length)
    for (const url of urls) await requireOwnFile(trx, owner, url, 'urls')
    await adoptUploads(
      trx,
      owner,
      urls.flatMap((url) => nameOfFile(url) ?? []).map((name) => toUploadKey(name)),
    )
    await savePositions(trx, owner, before)
    const rows = urls.map((url, index) => ({ product_id: id, url, position: before.length + index, created_at }))
    await insertAllOwned(trx, owner, 'product_pictures', rows).execute()
  })
  return listImages(app, owner, id)
}

/** Adds addresses of the web that the product does not have yet, as many as there is room for. */
export async function addImageAddresses(
  { clock }: Pick<Core, 'clock'>,
  trx: Trx,
  owner: OwnerId,
  { id, urls }: { id: number; urls: readonly string[] },
): Promise<void> {
  if (urls.length === 0) return
  const main = await lockProduct(trx, owner, id)
  const before = await selectImages(trx, owner, id)
  const known = new Set([main, ...before.map(({ url }) => url)])
  const rows = [...new Set(urls)]
    .filter((url) => !known.has(url))
    .slice(0, Math.max(0, PRODUCT_IMAGES_MAX - before.length))
    .map((url, index) => ({ product_id: id, url, position: before.length + index, created_at: clock.now() }))
  if (rows.length > 0) await insertAllOwned(trx, owner, 'product_pictures', rows).execute()
}

function requireFewImages(count: number): void {
  if (count > PRODUCT_IMAGES_MAX) throw new Problem(422, TOO_MANY_IMAGES)
}

async function savePositions(trx: Trx, owner: OwnerId, images: readonly ProductImage[]): Promise<void> {
  for (const [position, { id }] of images.entries())
    await updateOwned(trx, owner, 'product_pictures').set({ position }).where('id', '=', id).execute()
}

/**
 * Puts the named pictures first, in this order. Unknown ids are ignored.
 * @throws {Problem} 404 if the user has no such product
 */
export async function arrangeImages(
  app: Core,
  owner: OwnerId,
  id: number,
  ids: readonly number[],
): Promise<ProductImages> {
  await transact(app.db, async (trx) => {
    await lockProduct(trx, owner, id)
    const before = await selectImages(trx, owner, id)
    const named = [...new Set(ids)].flatMap((wanted) => before.find((image) => image.id === wanted) ?? [])
    await savePositions(trx, owner, [...named, ...before.filter((image) => !named.includes(image))])
  })
  return listImages(app, owner, id)
}

/**
 * Swaps a picture with the main one. Without a main one, the picture leaves the list.
 * @throws {Problem} 404 if the product of the user has no such picture
 */
export async function makeMainImage(
  app: Core,
  owner: OwnerId,
  { id, picture }: ImageOfProduct,
): Promise<ProductImages> {
  await transact(app.db, async (trx) => {
    const main = await lockProduct(trx, owner, id)
    const chosen = (await selectImages(trx, owner, id)).find((one) => one.id === picture)
    if (!chosen) throw notFound('Picture')
    await updateOwned(trx, owner, 'products').set({ image_url: chosen.url }).where('id', '=', id).execute()
    if (main) await updateOwned(trx, owner, 'product_pictures').set({ url: main }).where('id', '=', picture).execute()
    else await deleteOwned(trx, owner, 'product_pictures').where('id', '=', picture).execute()
  })
  return listImages(app, owner, id)
}

/**
 * Deletes a picture and its file.
 * @throws {Problem} 404 if the product of the user has no such picture
 */
export async function removeImage(
  app: Core & StorageSeam,
  owner: OwnerId,
  { id, picture }: ImageOfProduct,
): Promise<ProductImages> {
  const row = await transact(app.db, async (trx) => {
    await lockProduct(trx, owner, id)
    return deleteOwned(trx, owner, 'product_pictures')
      .where('id', '=', picture)
      .where('product_id', '=', id)
      .returning('url')
      .executeTakeFirst()
  })
  if (!row) throw notFound('Picture')
  await dropImages(app, owner, [row.url])
  return listImages(app, owner, id)
}
