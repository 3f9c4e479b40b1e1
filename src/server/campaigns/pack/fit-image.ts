import sharp from 'sharp'
import type { PlatformFormat } from '#contract/platforms/format.ts'

type ImageRule = Pick<PlatformFormat, 'image_types' | 'max_bytes'>

export interface FittedImage {
  data: Buffer
  mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Whether the platform takes a file of this size. */
  fits: boolean
}

const BEST_QUALITY = 92
/** Below this quality, edges of letters are visibly damaged. */
const LOWEST_QUALITY = 40
/** From this quality on, colors keep their full resolution. Red letters need it. */
const FULL_COLOR_QUALITY = 80

/**
 * Turns a stored PNG into a file that its platform takes. It stays as it is where the platform takes PNGs of its size. Otherwise it gets
 * the highest quality that fits into `max_bytes`. If none fits, the smallest file is returned. The digital source type is kept.
 */
export async function fitImage(png: Buffer, { image_types, max_bytes }: ImageRule): Promise<FittedImage> {
  if (image_types.includes('png') && png.length <= max_bytes) return { data: png, mimeType: 'image/png', fits: true }
  const type = image_types.includes('jpeg') ? 'jpeg' : 'webp'
  const best = await encodeAs(png, type, { quality: BEST_QUALITY, isSmall: false })
  const encode = (quality: number) => encodeAs(png, type, { quality, isSmall: true })
  const data = best.length <= max_bytes ? best : await findLargest(encode, max_bytes)
  return { data, mimeType: `image/${type}`, fits: data.length <= max_bytes }
}

/** Finds the file with the highest quality that fits, by bisection; the smallest one if none does. */
async function findLargest(encode: (quality: number) => Promise<Buffer>, maxBytes: number): Promise<Buffer> {
  let found = await encode(LOWEST_QUALITY)
  let [low, high] = [LOWEST_QUALITY + 1, BEST_QUALITY]
  while (low <= high && found.length <= maxBytes) {
    const quality = Math.floor((low + high) / 2)
    const file = await encode(quality)
    if (file.length <= maxBytes) [found, low] = [file, quality + 1]
    else high = quality - 1
  }
  return found
}

/** A small file takes ten times as long, so it is made only where the bytes matter. */
function encodeAs(
  png: Buffer,
  type: 'jpeg' | 'webp',
  { quality, isSmall }: { quality: number; isSmall: boolean },
): Promise<Buffer> {
  const image = sharp(png).flatten({ background: '#fff' }).keepXmp()
  if (type === 'webp') return image.webp({ quality, smartSubsample: true }).toBuffer()
  const chromaSubsampling = quality >= FULL_COLOR_QUALITY ? '4:4:4' : '4:2:0'
  return image.jpeg({ quality, chromaSubsampling, mozjpeg: isSmall }).toBuffer()
}
