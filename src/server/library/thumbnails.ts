import sharp from 'sharp'
import { toBlobKey, toThumbnailKey } from '../infrastructure/blobs/keys.ts'
import { MissingObject, type StorageSeam } from '../infrastructure/storage/storage.ts'

const underWay = new Map<string, Promise<Buffer>>()

/** Returns the WebP thumbnail of a stored image, at most `width` pixels wide. It is created on first use and stored. */
export function readThumbnail(app: StorageSeam, blob: string, width: number): Promise<Buffer> {
  const key = toThumbnailKey(blob, width)
  const asked = underWay.get(key) ?? readOrMake(app, { key, blob, width }).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

async function readOrMake(
  { storage }: StorageSeam,
  { key, blob, width }: { key: string; blob: string; width: number },
): Promise<Buffer> {
  try {
    return await storage.read(key)
  } catch (error) {
    if (!(error instanceof MissingObject)) throw error
  }
  const original = await storage.read(toBlobKey(blob))
  const small = await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  await storage.write(key, small)
  return small
}
