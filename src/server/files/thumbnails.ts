import sharp from 'sharp'
import { toThumbnailKey } from '../infrastructure/blobs/keys.ts'
import { MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'

const underWay = new Map<string, Promise<Buffer>>()

/**
 * Returns the WebP thumbnail of a stored picture, at most `width` pixels wide. It is created on first use and stored. `source` is the
 * storage key of a result or an upload.
 */
export function readThumbnail(app: StorageSeam, source: string, width: number): Promise<Buffer> {
  const key = toThumbnailKey(source, width)
  const asked = underWay.get(key) ?? readOrMake(app, { key, source, width }).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

async function readOrMake(
  { storage }: StorageSeam,
  { key, source, width }: { key: string; source: string; width: number },
): Promise<Buffer> {
  try {
    return await storage.read(key)
  } catch (error) {
    if (!(error instanceof MissingObject)) throw error
  }
  const original = await storage.read(source)
  const small = await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  await storage.write(key, small)
  return small
}
