import { writeSync } from 'node:fs'
import { setPriority } from 'node:os'
import { COMPUTED_VARIANTS, type ComputedVariant } from '#contract/brand-logos/computed-variants.ts'
import { MIB, PICTURE_MAX_PIXELS, SVG_PICTURES_MAX_PIXELS } from '#contract/limits.ts'
import { hasCssColors } from './svg-colors/has-css-colors.ts'
import { readSvg, RefusedSvg, SVG_REFUSED } from './svg-document.ts'

/**
 * A child process: reads an SVG from standard input, writes a PNG, of the variant that its argument names. Its CPU time is limited
 * by the kernel (`limited-process.ts`).
 */
const SIDE_MAX = 2048
const POINTS_PER_INCH = 72
const DENSITY_MAX = 2400

// Requests have priority on a machine without a free core.
setPriority(5)
const [variantName] = process.argv.slice(2)
const chunks: Buffer[] = []
for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk)
const svg = await readDocument(Buffer.concat(chunks))
const variant = COMPUTED_VARIANTS.find((kind) => kind === variantName)
process.stdout.write(variant ? await drawColored(svg, variant) : await draw(svg, SIDE_MAX))

/** Colors are written as the renderer reads them. What is written is checked like a file. */
async function readDocument(bytes: Buffer): Promise<Buffer> {
  try {
    const embedded: string[] = []
    const document = readSvg(bytes, MIB, (dataUri) => embedded.push(dataUri))
    await requireFewPixels(embedded)
    if (!hasCssColors(document.toString())) return document
    const { toPlainColors } = await import('./svg-colors/plain-colors.ts')
    return readSvg(Buffer.from(toPlainColors(document.toString())), 2 * MIB)
  } catch (error) {
    if (!(error instanceof RefusedSvg)) return process.exit(1)
    writeSync(1, error.part)
    return process.exit(error.code)
  }
}

/**
 * Refuses pictures of so many pixels that the renderer would need more memory than there is: it would leave them out.
 * @throws {RefusedSvg} for more than `SVG_PICTURES_MAX_PIXELS`
 */
async function requireFewPixels(dataUris: readonly string[]): Promise<void> {
  let pixels = 0
  for (const dataUri of dataUris) {
    const { default: sharp } = await import('sharp')
    const picture = Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64')
    // What has no header of a picture is not drawn.
    const { width, height } = await sharp(picture, { limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0 }))
    pixels += width * height
  }
  if (pixels > SVG_PICTURES_MAX_PIXELS) throw new RefusedSvg(SVG_REFUSED.pictures)
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
  return sharp(document, { density, limitInputPixels: PICTURE_MAX_PIXELS })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
