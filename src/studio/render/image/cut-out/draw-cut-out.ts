import sharp from 'sharp'
import { PIXEL_LIMIT } from '../inspect-image.ts'
import { cutOutFile, decodeForCutOut } from './cut-out.ts'
import type { CutOutMarks } from '../../../model/cut-out-marks.ts'

export interface CutOutTask {
  /** The bytes of the picture file. */
  file: Uint8Array
  marks: CutOutMarks | null
  /** Maximum length of the longer side in pixels. */
  longest: number
}

/** A WebP with transparency, or the whole picture if nothing was cut out. Sizes are pixels. */
export interface CutOutImage {
  data: Uint8Array
  mime_type: 'image/webp'
  width: number
  height: number
  is_cut_out: boolean
  /** The background of the file: a plain one is cut out without marks, and a transparent file has none. */
  background: 'plain' | 'other' | 'none'
}

/**
 * Draws what the renderer makes of a product picture.
 * @throws Error if the file cannot be decoded or has more than `PIXEL_LIMIT` pixels.
 */
export async function drawCutOut({ file, marks, longest }: CutOutTask): Promise<CutOutImage> {
  const automatic = await cutOutFile(file, PIXEL_LIMIT)
  const cut = marks ? await cutOutFile(file, PIXEL_LIMIT, marks) : automatic
  const { data: pixels, width, height } = cut ?? (await decodeForCutOut(file, PIXEL_LIMIT))
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8Array(data),
    mime_type: 'image/webp',
    width: info.width,
    height: info.height,
    is_cut_out: cut !== null,
    background: automatic ? 'plain' : (await isOpaque(file)) ? 'other' : 'none',
  }
}

async function isOpaque(file: Uint8Array): Promise<boolean> {
  return (await sharp(file, { limitInputPixels: PIXEL_LIMIT }).stats()).isOpaque
}
