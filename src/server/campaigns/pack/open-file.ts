import type { Readable } from 'node:stream'
import sharp from 'sharp'
import type { PlatformFormat } from '#contract/platforms/format.ts'
import { toBlobKey } from '../../infrastructure/blobs/keys.ts'
import type { OwnerId } from '../../infrastructure/db/owner.ts'
import { MissingObject } from '../../infrastructure/storage/storage.ts'
import {
  handOut,
  type HandedOutFile,
  openStored,
  type StoredFile,
  withoutCredentials,
} from '../../proofs/signing/hand-out.ts'
import type { SigningParts } from '../../proofs/signing/sign-content.ts'
import { signWithin } from '../../proofs/signing/sign-within.ts'

/** A file of a pack. */
export interface PackFile extends HandedOutFile {
  extension: string
  mimeType: string
  fits: boolean
  maxBytes: number
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
}

interface Opened {
  owner: OwnerId
  id: number
  blob: string
  mime_type: string
}

/**
 * The file of a cell as its platform takes it, with Content Credentials; null if its bytes are missing. `opened` gets the stream that has to
 * be closed.
 */
export async function openFile(
  app: SigningParts,
  { owner, id, blob, mime_type: mimeType }: Opened,
  format: PlatformFormat,
  opened: (body: Readable) => void,
): Promise<PackFile | null> {
  const stored = { owner, id, blob, mimeType }
  if (!mimeType.startsWith('video/')) return openImage(app, stored, format)
  const file = await openStored(app, stored, opened)
  return file && toFile(file, mimeType, format.max_video_bytes ?? file.facts.size_bytes)
}

/** An image that does not fit with credentials is sent without them, and the manifest says so. */
async function openImage(
  app: SigningParts,
  stored: StoredFile,
  { image_types, max_bytes }: PlatformFormat,
): Promise<PackFile | null> {
  try {
    const png = await app.storage.read(toBlobKey(stored.blob))
    const fit = (max: number) => fitImage(png, { image_types, max_bytes: max })
    const within = await signWithin(max_bytes, fit, async ({ data, mimeType }) => {
      const file = await handOut(app, stored, data, { mimeType, isStored: true })
      return { data: file.input, file }
    })
    if (within) return toFile(within.signed.file, within.fitted.mimeType, max_bytes)
    const { data, mimeType } = await fit(max_bytes)
    return toFile(withoutCredentials(data), mimeType, max_bytes)
  } catch (error) {
    if (error instanceof MissingObject) return null
    throw error
  }
}

const toFile = (file: HandedOutFile, mimeType: string, maxBytes: number): PackFile => ({
  ...file,
  extension: EXTENSIONS[mimeType] ?? 'png',
  mimeType,
  fits: file.facts.size_bytes <= maxBytes,
  maxBytes,
})

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
