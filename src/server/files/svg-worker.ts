import { setPriority } from 'node:os'
import { MIB, PICTURE_MAX_PIXELS } from '#contract/limits.ts'
import { readSvg, RefusedSvg } from './svg-document.ts'

/** A child process: reads an SVG from standard input, writes a PNG. Its parent kills it after five seconds. */
const SIDE_MAX = 2048
const POINTS_PER_INCH = 72
const DENSITY_MAX = 2400

// Requests have priority on a machine without a free core.
setPriority(5)
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
process.stdout.write(await draw(checked(Buffer.concat(chunks))))

function checked(bytes: Buffer): Buffer {
  try {
    return readSvg(bytes, MIB)
  } catch (error) {
    return process.exit(error instanceof RefusedSvg ? error.code : 1)
  }
}

/** Rasterizes small logos at a higher density, so that they can be used large. librsvg's default is 72 dots per inch. */
async function draw(svg: Buffer): Promise<Buffer> {
  // Loaded on first use, because a refusal does not need it.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata()
  const density = Math.max(1, Math.min(DENSITY_MAX, (POINTS_PER_INCH * SIDE_MAX) / Math.max(width, height)))
  return sharp(svg, { density, limitInputPixels: PICTURE_MAX_PIXELS })
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
