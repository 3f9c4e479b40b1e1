import sharp from 'sharp'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { PICTURE_MAX_PIXELS, PICTURE_SIDE_MAX } from '#contract/limits.ts'
import { openRoom } from '../limits/room.ts'
import { Problem } from '../problem.ts'
import { decodeXml } from './text/decode-xml.ts'
import { drawSvg, mayBeSvg } from './svg.ts'

/** A re-encoded upload: upright, sRGB, one frame, without metadata. */
export interface Picture {
  bytes: Buffer
  extension: 'png' | 'jpg'
  mime_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  /** The text of a file that was an SVG; absent for longer ones. */
  svg?: string | undefined
}

const TIMEOUT_SECONDS = 10
/** Logos are shorter. */
const SVG_KEPT_MAX_BYTES = 128 * 1024
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif'])

sharp.concurrency(1)
sharp.cache(false)

const AT_ONCE = 2
const room = openRoom(AT_ONCE)

/**
 * Detects the type of a file from its bytes alone and re-encodes it.
 * @throws Problem 413, 415 or 422 with the reason why it cannot be taken.
 */
export async function acceptPicture(bytes: Buffer): Promise<Picture> {
  const isSvg = mayBeSvg(bytes)
  const raster = isSvg ? await drawSvg(bytes) : bytes
  if (!hasPictureMagic(raster)) throw new Problem(415, NOT_AN_IMAGE)
  const picture = await room(() => checkAndRewrite(raster))
  return isSvg && bytes.length <= SVG_KEPT_MAX_BYTES ? { ...picture, svg: decodeXml(bytes) } : picture
}

async function checkAndRewrite(bytes: Buffer): Promise<Picture> {
  const { width, height, format } = await readMetadata(bytes)
  if (!FORMATS.has(format ?? '')) throw new Problem(415, NOT_AN_IMAGE)
  if (width * height > PICTURE_MAX_PIXELS || width > PICTURE_SIDE_MAX || height > PICTURE_SIDE_MAX) {
    throw new Problem(422, 'Image dimensions are too large. The limit is 40 megapixels.')
  }
  return rewrite(bytes)
}

/** Reads the header without sharp's limits, because we check limits with our own messages. */
async function readMetadata(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw unreadable()
  }
}

/**
 * Optimized Huffman tables would need the whole image in memory: for 36 megapixels, 220 MB instead of 16 MB.
 */
async function rewrite(bytes: Buffer): Promise<Picture> {
  try {
    const upright = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
    const { hasAlpha } = await sharp(bytes).metadata()
    const written = hasAlpha
      ? upright.png({ compressionLevel: 6 })
      : upright.jpeg({ quality: 90, optimiseCoding: false })
    const { data, info } = await written.toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      extension: hasAlpha ? 'png' : 'jpg',
      mime_type: hasAlpha ? 'image/png' : 'image/jpeg',
      width: info.width,
      height: info.height,
    }
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new Problem(422, 'The image could not be read.')

/** PNG, JPEG, GIF, WebP and AVIF by their first bytes. */
function hasPictureMagic(bytes: Buffer): boolean {
  const ascii = bytes.toString('latin1', 0, 16)
  if (ascii.startsWith('\x89PNG\r\n\x1a\n') || ascii.startsWith('\xff\xd8\xff') || /^GIF8[79]a/.test(ascii)) return true
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return true
  return ascii.slice(4, 8) === 'ftyp' && /^(avif|avis|mif1|miaf)/.test(ascii.slice(8, 12))
}
