import sharp from 'sharp'
import { IMAGE_MAX_PIXELS, IMAGE_SIDE_MAX } from '#contract/limits.ts'
import { decodeImage } from '../files/decode-image.ts'
import { REFERENCE_SIDE_MAX } from '../files/rewrite-image.ts'
import type { PaintedImage, Reference } from './answers.ts'

/** Models paint up to 17 million pixels. Servers of users may not send many more. */
export const STRANGER_MAX_PIXELS = 20_000_000

/** The bytes of a base64 text; null for a text that is none, of which decoders otherwise leave out what they do not know. */
export function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  const digits = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const isWhole = digits % 4 !== 1 && bytes.length === Math.floor((digits * 3) / 4)
  return text.length > 0 && isWhole ? bytes : null
}

/**
 * A picture of a type, size and wholeness that we can work with, of at most `maxPixels`; null for anything else. The declared type is not
 * asked. `data` is the bytes of an image file. The limits of a person count it for `owner`.
 */
export async function checkImage(
  owner: number,
  data: Uint8Array | null,
  maxPixels = IMAGE_MAX_PIXELS,
): Promise<PaintedImage | null> {
  const mime_type = data && imageType(data)
  if (!mime_type) return null
  const metadata = await readMetadata(data).catch(() => null)
  if (!metadata) return null
  const { width, height } = metadata
  if (width * height > maxPixels || Math.max(width, height) > IMAGE_SIDE_MAX) return null
  const decoded = await decodeImage(owner, toBuffer(data), metadata, 'whole')
  return decoded && { data, mime_type, width, height }
}

/** Reads the header only. */
const readMetadata = (data: Uint8Array) => sharp(data, { limitInputPixels: false }).metadata()

const toBuffer = (data: Uint8Array) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)

function imageType(data: Uint8Array): PaintedImage['mime_type'] | null {
  const ascii = Buffer.from(data.subarray(0, 12)).toString('latin1')
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return ascii.startsWith('RIFF') && ascii.slice(8) === 'WEBP' ? 'image/webp' : null
}

/**
 * Converts images to what the service accepts: PNG or JPEG, at most 2,048 pixels per side.
 * @throws {Error} if one cannot be decoded
 */
export const prepareReferences = (owner: number, references: readonly Reference[]): Promise<Reference[]> =>
  Promise.all(references.map((reference) => prepareReference(owner, reference)))

async function prepareReference(owner: number, { data }: Reference): Promise<Reference> {
  const metadata = await readMetadata(data)
  const { width, height, format, hasAlpha } = metadata
  const taken = format === 'png' || format === 'jpeg'
  if (taken && Math.max(width, height) <= REFERENCE_SIDE_MAX) return { data, mime_type: `image/${format}` }
  const type = hasAlpha ? 'png' : 'jpeg'
  const small = await decodeImage(owner, toBuffer(data), metadata, `reference_${type}`)
  if (!small) throw new Error('a reference could not be decoded')
  return { data: small, mime_type: `image/${type}` }
}

/** Whether the bytes are an MP4 file that is all there: its boxes fill it to the end, and both index and media are among them. */
export function isWholeVideo(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.length)
  const boxes: string[] = []
  let at = 0
  while (at + 8 <= data.length) {
    const size =
      view.getUint32(at) === 1 && at + 16 <= data.length ? Number(view.getBigUint64(at + 8)) : view.getUint32(at)
    boxes.push(Buffer.from(data.subarray(at + 4, at + 8)).toString('latin1'))
    if (size === 0) at = data.length
    else if (size < 8) return false
    else at += size
  }
  return at === data.length && boxes[0] === 'ftyp' && boxes.includes('moov') && boxes.includes('mdat')
}
