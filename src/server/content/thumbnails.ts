import sharp from 'sharp'
import { THUMBNAIL_WIDTHS } from '#contract/options.ts'
import type { App } from '../app.ts'
import { blobKeyOf } from '../generation/store.ts'
import { MissingObject } from '../storage/storage.ts'

/** The key of the picture that a thumbnail was made of; any other key is its own. */
export const originalOf = (key: string) =>
  key.replace(/^thumbs\/(\w+)-\d+\.webp$/, (_, blob: string) => blobKeyOf(blob))

const keyOf = (blob: string, width: number) => `thumbs/${blob}-${width}.webp`

/** Where all the small pictures of a stored one are, if they were ever made. */
export const thumbnailKeysOf = (blob: string): string[] => THUMBNAIL_WIDTHS.map((width) => keyOf(blob, width))

const underWay = new Map<string, Promise<Buffer>>()

/** The WebP of a stored picture at most `width` pixels wide: made when first asked for, once however many ask, then kept. */
export function thumbnailOf(app: Pick<App, 'storage'>, blob: string, width: number): Promise<Buffer> {
  const key = keyOf(blob, width)
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
  const original = await storage.read(blobKeyOf(blob))
  const small = await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
  await storage.write(key, small)
  return small
}
