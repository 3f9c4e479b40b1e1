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

/**
 * Re-encodes a picture file: upright, sRGB, one frame, without metadata.
 * @throws Error if it cannot be decoded as a whole
 */
export async function rewritePicture(bytes: Buffer, name: EncodingName): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' }).rotate().toColourspace('srgb')
  return ENCODINGS[name].encode(upright).toBuffer()
}
