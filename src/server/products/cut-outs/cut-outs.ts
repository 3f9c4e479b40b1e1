import type { CutOut, CutOutMarks, CutOutPreview } from '#contract/products/product-cut-outs.ts'
import { toUploadKey } from '../../infrastructure/blobs/keys.ts'
import type { Core } from '../../infrastructure/core.ts'
import type { Db, Trx } from '../../infrastructure/db/database.ts'
import { selectOwned, updateOwned } from '../../infrastructure/db/owned.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { urlOfFile } from '../../files/files.ts'
import { notFound } from '../../infrastructure/problem.ts'
import type { StudioSeam } from '../../infrastructure/rendering.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import { readStoredCutOut, writeStoredCutOut } from '../../stored/stored-cut-out.ts'

interface ImageFile {
  /** The product. */
  id: number
  /** `<key>.<extension>` */
  file: string
}

/** @throws {Problem} 404 if the product of the user has no such picture */
export async function readCutOut({ db }: Core, owner: OwnerId, image: ImageFile): Promise<CutOut> {
  return readStoredCutOut((await requireImage(db, owner, image)).cut_out)
}

/**
 * Stores how designs cut out a picture. Designs that exist keep what they were made with.
 * @throws {Problem} 404 if the product of the user has no such picture
 */
export async function saveCutOut({ db }: Core, owner: OwnerId, image: ImageFile, cutOut: CutOut): Promise<CutOut> {
  const { key } = await requireImage(db, owner, image)
  const { numUpdatedRows } = await updateOwned(db, owner, 'files')
    .set({ cut_out: writeStoredCutOut(cutOut) })
    .where('key', '=', key)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('Picture')
  return cutOut
}

/** The longer side of a preview in pixels. */
const PREVIEW_SIDE = 800

/**
 * Draws the cutout of a picture with marks that need not be saved. One preview of a person is drawn at a time.
 * @throws {Problem} 404 if the product of the user has no such picture, 409 when a newer preview was requested
 */
export async function previewCutOut(
  app: Core & StorageSeam & StudioSeam,
  asking: { owner: OwnerId; gone: AbortSignal },
  image: ImageFile,
  marks: CutOutMarks | null,
): Promise<CutOutPreview> {
  await requireImage(app.db, asking.owner, image)
  const draw = async () => {
    const file = await readUpload(app, image.file)
    return app.renders(() => app.studio.previewCutOut({ file, marks, longest: PREVIEW_SIDE }, { signal: asking.gone }))
  }
  const { data, ...drawn } = await app.designPreviews(`${asking.owner}:cut-out`, draw, asking.gone)
  return { ...drawn, content_data: Buffer.from(data).toString('base64') }
}

function readUpload({ storage }: StorageSeam, file: string): Promise<Uint8Array> {
  return storage.read(toUploadKey(file)).catch((error: unknown) => {
    throw error instanceof MissingObject ? notFound('Picture') : error
  })
}

/** Finds the upload of a picture that the product has as its main one or as another one. */
async function requireImage(db: Db | Trx, owner: OwnerId, { id, file }: ImageFile) {
  const url = urlOfFile(file)
  const product = await selectOwned(db, owner, 'products').select('image_url').where('id', '=', id).executeTakeFirst()
  if (!product) throw notFound('Picture')
  const other = selectOwned(db, owner, 'product_pictures').select('id').where('product_id', '=', id)
  const isShown = product.image_url === url || (await other.where('url', '=', url).executeTakeFirst())
  const [key = '', extension = ''] = file.split('.')
  const upload = isShown
    ? await selectOwned(db, owner, 'files')
        .select(['key', 'cut_out'])
        .where('key', '=', key)
        .where('extension', '=', extension)
        .executeTakeFirst()
    : undefined
  if (!upload) throw notFound('Picture')
  return upload
}
