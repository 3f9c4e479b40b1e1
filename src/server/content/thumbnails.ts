import sharp from 'sharp'
import type { App } from '../app.ts'
import { toBlobKey, toThumbnailKey } from '../blobs/keys.ts'
import { MissingObject } from '../storage/storage.ts'

const underWay = new Map<string, Promise<Buffer>>()

/** The WebP of a stored picture at most `width` pixels wide: made when first asked for, once however many ask, then kept. */
export function readThumbnail(app: Pick<App, 'storage'>, blob: string, width: number): Promise<Buffer> {
  const key = toThumbnailKey(blob, width)
  const asked = underWay.get(key) ?? readOrMake(app, { key, blob, width }).finally(() => underWay.delete(key))
  underWay.set(key, asked)
  return asked
}

async function readOrMake(
  { storage }: Pick<App, 'storage'>,
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
