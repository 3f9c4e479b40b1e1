import { writeSync } from 'node:fs'
import { COMPUTED_VARIANTS, type ComputedVariant } from '#contract/brands/logos/computed-variants.ts'
import { IMAGE_MAX_PIXELS } from '#contract/limits.ts'
import { cleanSvg } from './clean-svg.ts'
import { RefusedSvg, SVG_REFUSED } from './svg-document.ts'

/**
 * A child process: reads an SVG from standard input, writes a PNG, of the variant that its argument names. Its CPU time is limited
 * by the kernel (`limited-process.ts`).
 */
const SIDE_MAX = 2048
const POINTS_PER_INCH = 72
const DENSITY_MAX = 2400

const [variantName] = process.argv.slice(2)
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
const svg = await readDocument(Buffer.concat(chunks))
const variant = COMPUTED_VARIANTS.find((kind) => kind === variantName)
process.stdout.write(variant ? await drawColored(svg, variant) : await draw(svg, SIDE_MAX))

/** What is refused ends the process. */
async function readDocument(bytes: Buffer): Promise<Buffer> {
  try {
    return await cleanSvg(bytes)
  } catch (error) {
    if (!(error instanceof RefusedSvg)) return process.exit(1)
    writeSync(1, error.part)
    return process.exit(error.code)
  }
}

/** Nothing is written where the variant cannot be made. */
async function drawColored(document: Buffer, kind: ComputedVariant): Promise<Buffer> {
  const { drawVariant } = await import('./variants/draw-variant.ts')
  const png = await drawVariant(document.toString(), kind, draw)
  return png ?? process.exit(SVG_REFUSED.noVariant)
}

/** Rasterizes small logos at a higher density, so that they can be used large. librsvg's default is 72 dots per inch. */
async function draw(document: Buffer, side: number): Promise<Buffer> {
  // Loaded on first use, because a refusal does not need it.
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(document, { limitInputPixels: false }).metadata()
  const density = Math.max(1, Math.min(DENSITY_MAX, (POINTS_PER_INCH * side) / Math.max(width, height)))
  return sharp(document, { density, limitInputPixels: IMAGE_MAX_PIXELS })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
