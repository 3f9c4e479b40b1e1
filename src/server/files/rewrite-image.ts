import sharp, { type Sharp } from 'sharp'
import { IMAGE_MAX_PIXELS } from '#contract/limits.ts'

// Pixels of one picture do not stay for the next one, and a picture does not take the cores of others.
sharp.concurrency(1)
sharp.cache(false)

export interface Encoding {
  extension: 'png' | 'jpg'
  mime_type: 'image/png' | 'image/jpeg'
  encode: (image: Sharp) => Sharp
}

/** Pixels of a side of a logo that would be too large a file. Noise of the last two has less than 5 and 2 MiB as a PNG. */
export const LOGO_SIDES = [2048, 1280, 832] as const

export type EncodingName = 'png' | 'photo' | `logo_${(typeof LOGO_SIDES)[number]}`

/** What is done with a picture: encode it, read every line of it, or make it a reference of a prompt. */
export type ImageWork = EncodingName | 'whole' | 'reference_png' | 'reference_jpeg'

const PNG: Encoding = {
  extension: 'png',
  mime_type: 'image/png',
  encode: (image) => image.png({ compressionLevel: 6 }),
}

/** Pixels within a square. */
const shrinkTo = (side: number): Parameters<Sharp['resize']>[0] => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
})

const encodeWithin = (side: number): Encoding => ({
  ...PNG,
  encode: (image) => PNG.encode(image.resize(shrinkTo(side))),
})

export const ENCODINGS: Readonly<Record<EncodingName, Encoding>> = {
  png: PNG,
  /** Optimized Huffman tables would need the whole image in memory: for 36 megapixels, 220 MB instead of 16 MB. */
  photo: {
    extension: 'jpg',
    mime_type: 'image/jpeg',
    encode: (image) => image.jpeg({ quality: 90, optimiseCoding: false }),
  },
  logo_2048: encodeWithin(2048),
  logo_1280: encodeWithin(1280),
  logo_832: encodeWithin(832),
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' })

/** A picture file that is re-encoded: upright, sRGB, one frame, without metadata. */
const rewriteAs = (name: EncodingName) => (bytes: Uint8Array) =>
  ENCODINGS[name].encode(open(bytes).rotate().toColourspace('srgb'))

/** Pixels of a side of a reference. */
export const REFERENCE_SIDE_MAX = 2048
const shrink = (bytes: Uint8Array) => open(bytes).rotate().resize(shrinkTo(REFERENCE_SIDE_MAX))

const WORKS: Readonly<Record<ImageWork, (bytes: Uint8Array) => Sharp>> = {
  png: rewriteAs('png'),
  photo: rewriteAs('photo'),
  logo_2048: rewriteAs('logo_2048'),
  logo_1280: rewriteAs('logo_1280'),
  logo_832: rewriteAs('logo_832'),
  whole: (bytes) => open(bytes).resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false }).raw(),
  reference_png: (bytes) => shrink(bytes).png(),
  reference_jpeg: (bytes) => shrink(bytes).jpeg({ quality: 90, optimiseCoding: false }),
}

export const isImageWork = (name: string | undefined): name is ImageWork => name !== undefined && name in WORKS

/**
 * Decodes a picture file and returns the bytes of the result.
 * @throws Error if it cannot be decoded as a whole
 */
export const doImageWork = (bytes: Uint8Array, work: ImageWork): Promise<Buffer> => WORKS[work](bytes).toBuffer()
