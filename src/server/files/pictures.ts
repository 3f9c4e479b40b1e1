import sharp, { type Metadata, type Sharp } from 'sharp'
import { LOGO_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_SIDE_MAX } from '#contract/limits.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { openRoom } from '../limits/room.ts'
import { Problem } from '../problem.ts'
import { findFileKind } from './file-kind.ts'
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

/** Formats that are decoded. */
const PICTURES: readonly (string | null)[] = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF']
export const isPictureKind = (kind: string | null): boolean => PICTURES.includes(kind)

/**
 * Detects the type of a file from its bytes alone and re-encodes it. Photos without transparent pixels become JPEGs.
 * @throws Problem 413, 415 or 422 with the reason why it cannot be taken.
 */
export const acceptPicture = (bytes: Buffer): Promise<Picture> => accept(bytes, null)

/**
 * `acceptPicture` for a logo, whose pixels stay exactly as they are: it becomes a PNG. One that would be larger than `mostBytes` as a PNG,
 * as photos are, becomes a JPEG of high quality.
 * @throws Problem 413, 415 or 422 with the reason why it cannot be taken.
 */
export const acceptLogo = (bytes: Buffer, mostBytes = LOGO_MAX_BYTES): Promise<Picture> => accept(bytes, mostBytes)

/** @param losslessMax the bytes of a PNG without transparent pixels; null for none */
async function accept(bytes: Buffer, losslessMax: number | null): Promise<Picture> {
  const isSvg = mayBeSvg(bytes)
  const raster = isSvg ? await drawSvg(bytes) : bytes
  const kind = findFileKind(raster)
  if (!isPictureKind(kind)) throw notAnImage(kind)
  const picture = await room(() => checkAndRewrite(raster, losslessMax))
  return isSvg && bytes.length <= SVG_KEPT_MAX_BYTES ? { ...picture, svg: decodeXml(bytes) } : picture
}

/** `kind` is the format of the file, if it is a known one. */
export const notAnImage = (kind: string | null) =>
  new Problem(415, kind === null ? NOT_AN_IMAGE : FILE_SENTENCES.imageOtherKind.replace('{1}', kind))

async function checkAndRewrite(bytes: Buffer, losslessMax: number | null): Promise<Picture> {
  const metadata = await readMetadata(bytes)
  const { width, height, format, hasAlpha } = metadata
  if (!FORMATS.has(format)) throw new Problem(415, NOT_AN_IMAGE)
  if (width * height > PICTURE_MAX_PIXELS || width > PICTURE_SIDE_MAX || height > PICTURE_SIDE_MAX) {
    throw new Problem(422, 'Image dimensions are too large. The limit is 40 megapixels.')
  }
  if (hasAlpha) return rewrite(bytes, PNG)
  if (losslessMax === null) return rewrite(bytes, PHOTO)
  if (mayFit(bytes, metadata, losslessMax)) {
    const png = await rewrite(bytes, PNG)
    if (png.bytes.length <= losslessMax) return png
  }
  return rewrite(bytes, LARGE_LOGO)
}

/** Photos are about ten times as large as PNG, and writing those takes seconds. */
const PHOTO_GROWTH = 8
const mayFit = (bytes: Buffer, { format }: Metadata, most: number) =>
  format === 'png' || format === 'gif' || bytes.length * PHOTO_GROWTH <= most

/** Reads the header without sharp's limits, because we check limits with our own messages. */
async function readMetadata(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw unreadable()
  }
}

interface Encoding {
  extension: Picture['extension']
  mime_type: Picture['mime_type']
  encode: (image: Sharp) => Sharp
}

const PNG: Encoding = {
  extension: 'png',
  mime_type: 'image/png',
  encode: (image) => image.png({ compressionLevel: 6 }),
}
/** Optimized Huffman tables would need the whole image in memory: for 36 megapixels, 220 MB instead of 16 MB. */
const PHOTO: Encoding = {
  extension: 'jpg',
  mime_type: 'image/jpeg',
  encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
}
/** Its colors are as sharp as its lightness. */
const LARGE_LOGO: Encoding = {
  extension: 'jpg',
  mime_type: 'image/jpeg',
  encode: (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }),
}

async function rewrite(bytes: Buffer, { encode, extension, mime_type }: Encoding): Promise<Picture> {
  try {
    const upright = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
    const { data, info } = await encode(upright).toBuffer({ resolveWithObject: true })
    return { bytes: data, extension, mime_type, width: info.width, height: info.height }
  } catch {
    throw unreadable()
  }
}

const unreadable = () => new Problem(422, 'The image could not be read.')
