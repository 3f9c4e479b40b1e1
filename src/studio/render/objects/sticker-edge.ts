import sharp from 'sharp'
import { toChannels } from '../../color/oklch.ts'
import type { Pixels } from './pixel-cache.ts'

/** The silhouette is computed on this share of the pixels in each direction. It is blurred anyway. */
const REDUCTION = 3

/** Puts a drawing on its own silhouette in `color` (`#RRGGBB`), which is `edge` pixels wider on each side. The drawing has that margin. */
export async function addEdge(pixels: Pixels, edge: number, color: string): Promise<Pixels> {
  const { width, height, data } = pixels
  const small = { width: Math.ceil(width / REDUCTION), height: Math.ceil(height / REDUCTION) }
  const alpha = new Uint8Array(width * height)
  for (let at = 0; at < alpha.length; at++) alpha[at] = data[at * 4 + 3] ?? 0
  const blurred = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .blur(Math.max(0.5, edge / 1.6 / REDUCTION))
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  // A blur whose low values are raised is a dilation with a smooth edge.
  const silhouette = await sharp(blurred, { raw: { ...small, channels: 1 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .linear(24, -480)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, data: blendOver(data, silhouette, toChannels(color)) }
}

/** Blends RGBA pixels with straight alpha over one color, whose alpha is `below`. */
function blendOver(above: Uint8Array, below: Uint8Array, [r = 0, g = 0, b = 0]: readonly number[]): Uint8Array {
  const blended = new Uint8Array(above.length)
  for (let at = 0; at < below.length; at++) {
    const index = at * 4
    const top = above[index + 3] ?? 0
    const rest = ((below[at] ?? 0) * (255 - top)) / 255
    const alpha = top + rest
    if (alpha === 0) continue
    blended[index] = ((above[index] ?? 0) * top + r * rest) / alpha + 0.5
    blended[index + 1] = ((above[index + 1] ?? 0) * top + g * rest) / alpha + 0.5
    blended[index + 2] = ((above[index + 2] ?? 0) * top + b * rest) / alpha + 0.5
    blended[index + 3] = alpha + 0.5
  }
  return blended
}
