import sharp, { type Metadata } from 'sharp'
import { LOGO_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_SIDE_MAX } from '#contract/limits.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { Problem } from '../infrastructure/problem.ts'
import { findFileKind } from './file-kind.ts'
import { decodeImage } from './decode-image.ts'
import { APART_MAX_MIB, estimateMemory } from './image-memory.ts'
import { ENCODINGS, LOGO_SIDES, type EncodingName } from './rewrite-image.ts'
import { decodeXml } from './text/decode-xml.ts'
import { drawSvg, mayBeSvg } from './svg.ts'

/** A re-encoded upload: upright, sRGB, one frame, without metadata. */
export interface Image {
  bytes: Buffer
  extension: 'png' | 'jpg'
  mime_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  /** The text of a file that was an SVG; absent for longer ones. */
  svg?: string | undefined
}

/** Logos are shorter. */
const SVG_KEPT_MAX_BYTES = 128 * 1024
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif', 'avif'])

/** Formats that are decoded. */
const IMAGES: readonly (string | null)[] = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF']
export const isImageKind = (kind: string | null): boolean => IMAGES.includes(kind)

/**
 * Detects the type of a file from its bytes alone and re-encodes it. Photos without transparent pixels become JPEGs.
 * The limits of a person count it for `owner`.
 * @throws Problem 413, 415 or 422 with the reason why it cannot be taken.
 */
export const acceptImage = (owner: number, bytes: Buffer): Promise<Image> => accept(owner, bytes, null)

/**
 * `acceptImage` for a logo, which is stored without loss as a PNG. One that would be larger than `mostBytes` as a PNG, as photos are,
 * gets fewer pixels, but more than designs show of it.
 * @throws Problem 413, 415 or 422 with the reason why it cannot be taken.
 */
export const acceptLogo = (owner: number, bytes: Buffer, mostBytes = LOGO_MAX_BYTES): Promise<Image> =>
  accept(owner, bytes, mostBytes)

/** @param losslessMax the bytes of a PNG without transparent pixels; null for none */
async function accept(owner: number, bytes: Buffer, losslessMax: number | null): Promise<Image> {
  const isSvg = mayBeSvg(bytes)
  const raster = isSvg ? await drawSvg(owner, bytes) : bytes
  const kind = findFileKind(raster)
  if (!isImageKind(kind)) throw notAnImage(kind)
  const image = await checkAndRewrite(owner, raster, losslessMax)
  return isSvg && bytes.length <= SVG_KEPT_MAX_BYTES ? { ...image, svg: decodeXml(bytes) } : image
}

/** `kind` is the format of the file, if it is a known one. */
export const notAnImage = (kind: string | null) =>
  new Problem(415, kind === null ? NOT_AN_IMAGE : FILE_SENTENCES.imageOtherKind.replace('{1}', kind))

async function checkAndRewrite(owner: number, bytes: Buffer, losslessMax: number | null): Promise<Image> {
  const metadata = await readMetadata(bytes)
  requireSize(bytes, metadata)
  const rewrite = async (name: EncodingName) => toImage(await decodeImage(owner, bytes, metadata, name), name)
  if (metadata.hasAlpha) return rewrite('png')
  if (losslessMax === null) return rewrite('photo')
  const sizes = LOGO_SIDES.map((side) => `logo_${side}` as const)
  for (const name of [...(mayFit(bytes, metadata, losslessMax) ? ['png' as const] : []), ...sizes]) {
    const png = await rewrite(name)
    if (png.bytes.length <= losslessMax) return png
  }
  throw new Error('The smallest size of a logo is too large for its limit')
}

function requireSize(bytes: Buffer, metadata: Metadata): void {
  const { width, height, format } = metadata
  if (!FORMATS.has(format)) throw new Problem(415, NOT_AN_IMAGE)
  if (width * height > IMAGE_MAX_PIXELS || width > IMAGE_SIDE_MAX || height > IMAGE_SIDE_MAX)
    throw new Problem(422, 'Image dimensions are too large. The limit is 40 megapixels.')
  if (format === 'heif' && estimateMemory(bytes, metadata) > APART_MAX_MIB)
    throw new Problem(422, FILE_SENTENCES.avifTooLarge)
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

async function toImage(bytes: Buffer | null, name: EncodingName): Promise<Image> {
  if (!bytes) throw unreadable()
  const { width, height } = await readMetadata(bytes)
  const { extension, mime_type } = ENCODINGS[name]
  return { bytes, extension, mime_type, width, height }
}

const unreadable = () => new Problem(422, 'The image could not be read.')
