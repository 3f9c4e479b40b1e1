import sharp, { type Sharp } from 'sharp'
import { insertChunks } from '../image/encode-png.ts'
import { createProvenanceChunks, createXmp } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'
import type { ScaledPixels } from '../compositor.ts'
import type { StillExport } from './export-options.ts'

type ImageExport = Omit<StillExport, 'format' | 'ratio'> & { format: 'png' | 'jpeg' | 'webp' }

const DEFAULT_QUALITY = 90
/** Below this quality, edges of letters are visibly damaged. */
const LOWEST_QUALITY = 30
/** From this quality on, colors keep their full resolution. Red letters need it. */
const FULL_COLOR_QUALITY = 80

/**
 * Encodes opaque pixels as an image file with the provenance of the scene. With `maxBytes`, the file has the highest quality that fits.
 * Returns null if no quality fits.
 */
export async function encodeImage(
  scene: Scene,
  { data, width, height }: ScaledPixels,
  { format, quality = null, maxBytes = null }: ImageExport,
): Promise<Uint8Array | null> {
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const encode = async (level: number | null) => {
    const file = toFormat(pixels.clone(), format, level)
    if (format !== 'png') return new Uint8Array(await file.withXmp(createXmp(scene)).toBuffer())
    // sharp would compress the packet, and many programs read only plain ones.
    return insertChunks(await file.toBuffer(), createProvenanceChunks(scene))
  }
  const best = await encode(quality)
  if (maxBytes === null || best.length <= maxBytes) return best
  return findLargest(encode, quality ?? DEFAULT_QUALITY, maxBytes)
}

/** Finds the file with the highest quality that fits, by bisection. */
async function findLargest(
  encode: (quality: number) => Promise<Uint8Array>,
  highest: number,
  maxBytes: number,
): Promise<Uint8Array | null> {
  let [low, high] = [LOWEST_QUALITY, highest]
  let found: Uint8Array | null = null
  while (low <= high) {
    const quality = Math.floor((low + high) / 2)
    const file = await encode(quality)
    if (file.length <= maxBytes) [found, low] = [file, quality + 1]
    else high = quality - 1
  }
  return found
}

function toFormat(pixels: Sharp, format: ImageExport['format'], quality: number | null): Sharp {
  if (format === 'png') return quality === null ? pixels.png() : pixels.png({ palette: true, quality, effort: 7 })
  const level = quality ?? DEFAULT_QUALITY
  if (format === 'webp') return pixels.webp({ quality: level, smartSubsample: true })
  const chromaSubsampling = level >= FULL_COLOR_QUALITY ? '4:4:4' : '4:2:0'
  return pixels.jpeg({ quality: level, chromaSubsampling, mozjpeg: true })
}
