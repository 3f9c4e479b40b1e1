import sharp, { type Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS } from '#contract/limits.ts'

// Pixels of one picture do not stay for the next one, and a picture does not take the cores of others.
sharp.concurrency(1)
sharp.cache(false)

export interface Encoding {
  extension: 'png' | 'jpg'
  mime_type: 'image/png' | 'image/jpeg'
  encode: (image: Sharp) => Sharp
}

export type EncodingName = 'png' | 'photo' | 'large_logo'

/** What is done with a picture: encode it, read every line of it, or make it a reference of a prompt. */
export type PictureWork = EncodingName | 'whole' | 'reference_png' | 'reference_jpeg'

export const ENCODINGS: Readonly<Record<EncodingName, Encoding>> = {
  png: { extension: 'png', mime_type: 'image/png', encode: (image) => image.png({ compressionLevel: 6 }) },
  /** Optimized Huffman tables would need the whole image in memory: for 36 megapixels, 220 MB instead of 16 MB. */
  photo: {
    extension: 'jpg',
    mime_type: 'image/jpeg',
    encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
  },
  /** Its colors are as sharp as its lightness. */
  large_logo: {
    extension: 'jpg',
    mime_type: 'image/jpeg',
    encode: (image) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  },
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })

/** A picture file that is re-encoded: upright, sRGB, one frame, without metadata. */
const rewriteAs = (name: EncodingName) => (bytes: Uint8Array) =>
  ENCODINGS[name].encode(open(bytes).rotate().toColourspace('srgb'))

/** Pixels of a side of a reference. */
export const REFERENCE_SIDE_MAX = 2048
const shrink = (bytes: Uint8Array) =>
  open(bytes)
    .rotate()
    .resize({ width: REFERENCE_SIDE_MAX, height: REFERENCE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })

const WORKS: Readonly<Record<PictureWork, (bytes: Uint8Array) => Sharp>> = {
  png: rewriteAs('png'),
  photo: rewriteAs('photo'),
  large_logo: rewriteAs('large_logo'),
  whole: (bytes) => open(bytes).resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false }).raw(),
  reference_png: (bytes) => shrink(bytes).png(),
  reference_jpeg: (bytes) => shrink(bytes).jpeg({ quality: 90, optimiseCoding: false }),
}

export const isPictureWork = (name: string | undefined): name is PictureWork => name !== undefined && name in WORKS

/**
 * Decodes a picture file and returns the bytes of the result.
 * @throws Error if it cannot be decoded as a whole
 */
export const doPictureWork = (bytes: Uint8Array, work: PictureWork): Promise<Buffer> => WORKS[work](bytes).toBuffer()
