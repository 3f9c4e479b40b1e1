import { MIB, SVG_IMAGES_MAX_PIXELS } from '#contract/limits.ts'
import { rewriteXml } from './rewrite-xml.ts'
import { hasCssColors } from './svg-colors/has-css-colors.ts'
import { readSvg, RefusedSvg, SVG_REFUSED } from './svg-document.ts'

/** How deep SVGs may be embedded in each other. */
const DEPTH_MAX = 3

/**
 * Reads and checks an SVG and those in its data URIs. Colors are written as the renderer reads them. What is written is checked like a file.
 * @throws {RefusedSvg} for forbidden content, a color that cannot be computed, and embedded pictures of too many pixels
 * @throws {Error} where an SVG is not well-formed XML
 */
export const cleanSvg = (bytes: Buffer): Promise<Buffer> => clean(bytes, { pixels: SVG_IMAGES_MAX_PIXELS }, 0)

/** What embedded pictures may still have, in all SVGs together. */
interface Allowance {
  pixels: number
}

async function clean(bytes: Buffer, allowance: Allowance, depth: number): Promise<Buffer> {
  if (depth > DEPTH_MAX) throw new RefusedSvg(SVG_REFUSED.notAnSvg)
  const embedded = new Set<string>()
  const document = readSvg(bytes, MIB, (dataUri) => embedded.add(dataUri))
  const cleaned = new Map<string, string>()
  for (const dataUri of embedded) {
    const own = await cleanEmbedded(dataUri, allowance, depth)
    if (own) cleaned.set(dataUri, own)
  }
  const whole = cleaned.size > 0 ? Buffer.from(replaceData(document.toString(), cleaned)) : document
  if (!hasCssColors(whole.toString())) return whole
  const { toPlainColors } = await import('./svg-colors/plain-colors.ts')
  return readSvg(Buffer.from(toPlainColors(whole.toString())), 2 * MIB)
}

/** An embedded SVG as it is drawn; null for other pictures, whose pixels are counted. */
async function cleanEmbedded(dataUri: string, allowance: Allowance, depth: number): Promise<string | null> {
  const { head, data } = readDataUri(dataUri)
  if (SVG_TYPE.test(head)) {
    const own = await clean(data, allowance, depth + 1)
    return `data:image/svg+xml;base64,${own.toString('base64')}`
  }
  const { default: sharp } = await import('sharp')
  // What has no header of a picture is not drawn.
  const { width, height } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  allowance.pixels -= width * height
  if (allowance.pixels < 0) throw new RefusedSvg(SVG_REFUSED.pictures)
  return null
}

const SVG_TYPE = /^data:image\/svg\+xml\b/i

function readDataUri(dataUri: string): { head: string; data: Buffer } {
  const comma = dataUri.indexOf(',')
  const head = dataUri.slice(0, comma)
  const body = dataUri.slice(comma + 1)
  return { head, data: /;\s*base64$/i.test(head) ? Buffer.from(body, 'base64') : decodePercent(body) }
}

/** Bytes of percent-encoded text. A sign that encodes nothing stays as it is. */
const decodePercent = (text: string): Buffer =>
  Buffer.from(
    Buffer.from(text)
      .toString('latin1')
      .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )

const replaceData = (svg: string, cleaned: ReadonlyMap<string, string>): string =>
  rewriteXml(svg, {
    open: (_name, attributes) =>
      Object.entries(attributes).map(([key, value]) => [key, cleaned.get(value.trim()) ?? value] as const),
    style: (css) => css,
  })
