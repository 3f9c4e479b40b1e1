import sharp from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_MAX } from '#contract/limits.ts'
import { openRoom } from '../limits/room.ts'
import type { PaintedPicture, Reference } from './answers.ts'

const AT_ONCE = 2
const room = openRoom(AT_ONCE)
/** Models paint up to 17 million pixels. Decoding takes up to 8 bytes of memory for each, so servers of users may not send more than that. */
export const STRANGER_MAX_PIXELS = 20_000_000
/** Decoding takes less than a second of CPU time. sharp counts the time on the wall, of which a busy machine takes many times more. */
const DECODING_SECONDS = 60

/** The bytes of a base64 text; null for a text that is none, of which decoders otherwise leave out what they do not know. */
export function decodeBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64')
  const digits = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  const isWhole = digits % 4 !== 1 && bytes.length === Math.floor((digits * 3) / 4)
  return text.length > 0 && isWhole ? bytes : null
}

/**
 * A picture of a type, size and wholeness that we can work with, of at most `maxPixels`; null for anything else. The declared type is not
 * asked. `data` is the bytes of an image file.
 */
export async function checkPicture(
  data: Uint8Array | null,
  maxPixels = PICTURE_MAX_PIXELS,
): Promise<PaintedPicture | null> {
  const mime_type = data && pictureType(data)
  if (!mime_type) return null
  try {
    return await room(async () => {
      const { width, height } = await sharp(data, { limitInputPixels: false }).metadata()
      if (width * height > maxPixels || Math.max(width, height) > PICTURE_SIDE_MAX) return null
      await decodeWhole(data)
      return { data, mime_type, width, height }
    })
  } catch {
    return null
  }
}

/** Reads every line of the picture into something small. */
const decodeWhole = (data: Uint8Array) =>
  sharp(data, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
    .timeout({ seconds: DECODING_SECONDS })
    .raw()
    .toBuffer()

function pictureType(data: Uint8Array): PaintedPicture['mime_type'] | null {
  const ascii = Buffer.from(data.subarray(0, 12)).toString('latin1')
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (ascii.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return ascii.startsWith('RIFF') && ascii.slice(8) === 'WEBP' ? 'image/webp' : null
}

const REFERENCE_SIDE_MAX = 2048

/** Converts images to what the service accepts: PNG or JPEG, at most 2,048 pixels per side. */
export const prepareReferences = (references: readonly Reference[]): Promise<Reference[]> =>
  Promise.all(references.map((reference) => room(() => prepareReference(reference))))

async function prepareReference({ data }: Reference): Promise<Reference> {
  const picture = sharp(data, { limitInputPixels: PICTURE_MAX_PIXELS })
  const { width, height, format, hasAlpha } = await picture.metadata()
  const taken = format === 'png' || format === 'jpeg'
  if (taken && Math.max(width, height) <= REFERENCE_SIDE_MAX) return { data, mime_type: `image/${format}` }
  const small = picture.rotate().resize({
    width: REFERENCE_SIDE_MAX,
    height: REFERENCE_SIDE_MAX,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return hasAlpha
    ? { data: await small.png().toBuffer(), mime_type: 'image/png' }
    : { data: await small.jpeg({ quality: 90, optimiseCoding: false }).toBuffer(), mime_type: 'image/jpeg' }
}

/** Whether the bytes are an MP4 file that is all there: its boxes fill it to the end, and both index and media are among them. */
export function isWholeFilm(data: Uint8Array): boolean {
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
