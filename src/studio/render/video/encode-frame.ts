import sharp from 'sharp'
import { toRgb } from './yuv-to-rgb.ts'
import type { FrameSource } from './video-encoder.ts'

/**
 * Encodes the first frame of the source as PNG.
 * @throws what `source.frame` throws.
 */
export async function encodeFrame(source: FrameSource): Promise<Uint8Array> {
  const { width, height, from } = source
  const rgb = toRgb(await source.frame(from), width, height)
  return new Uint8Array(
    await sharp(rgb, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
}
