import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import { MissingObject, type StorageSeam } from '../../infrastructure/storage/storage.ts'
import type { PackRow } from './read-pack.ts'

/** A file of a pack while it is sent. */
export interface PackFile {
  input: Uint8Array | AsyncIterable<Uint8Array>
  extension: string
  mimeType: string
  fits: boolean
  maxBytes: number
  /** Set once the file was read. */
  facts: { sha256: string; size_bytes: number }
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The file of a cell as its platform takes it; null if its bytes are missing. `opened` gets the stream that has to be closed. */
export async function openFile(
  { storage }: StorageSeam,
  row: Pick<PackRow, 'blob' | 'mime_type' | 'size_bytes'>,
  format: PlatformFormat,
  opened: (body: Readable) => void,
): Promise<PackFile | null> {
  try {
    if (row.mime_type.startsWith('video/')) {
      const { body, size } = await storage.stream(toBlobKey(row.blob))
      opened(body)
      return sendVideo(body, size, format)
    }
    return toFile(await fitImage(await storage.read(toBlobKey(row.blob)), format), format)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

function toFile({ data, mimeType, fits }: Awaited<ReturnType<typeof fitImage>>, format: PlatformFormat): PackFile {
  const facts = { sha256: createHash('sha256').update(data).digest('hex'), size_bytes: data.length }
  return { input: data, extension: EXTENSIONS[mimeType] ?? 'png', mimeType, fits, maxBytes: format.max_bytes, facts }
}

function sendVideo(body: Readable, size: number, { max_video_bytes }: PlatformFormat): PackFile {
  const maxBytes = max_video_bytes ?? size
  const facts = { sha256: '', size_bytes: size }
  const input = hashed(body, (sha256) => (facts.sha256 = sha256))
  return { input, extension: 'mp4', mimeType: 'video/mp4', fits: size <= maxBytes, maxBytes, facts }
}

/** Passes bytes on and tells their SHA-256 at the end. */
async function* hashed(body: AsyncIterable<unknown>, tell: (sha256: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const part of body) {
    if (!(part instanceof Uint8Array)) continue
    hash.update(part)
    yield part
  }
  tell(hash.digest('hex'))
}

type ImageRule = Pick<PlatformFormat, 'image_types' | 'max_bytes'>

interface FittedImage {
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
async function fitImage(png: Buffer, { image_types, max_bytes }: ImageRule): Promise<FittedImage> {
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
