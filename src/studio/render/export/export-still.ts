import { markScene, type SceneMark } from '../../mark/mark-scene.ts'
import { createPdf } from './create-pdf.ts'
import { encodeImage } from './encode-image.ts'
import type { Scene } from '../../model/scene.ts'
import type { Compositor, ScaledPixels } from '../compositor.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import type { StillExport } from './export-options.ts'
import sharp from 'sharp'
import { getDigitalSource, TOOL, createXmp } from '../image/provenance.ts'

/**
 * Exports the still of a scene as a file with its provenance. A lossless PNG of ratio 1 has the bytes of `Compositor.draw`. Returns null if
 * no quality fits `maxBytes`.
 * @throws Error if a font family of the scene is not bundled.
 */
export async function exportStill(
  compositor: Compositor,
  { scene, pictures }: { scene: Scene; pictures: ImageBytes },
  options: StillExport,
): Promise<Uint8Array | null> {
  const { format, ratio, quality, maxBytes, mark = null } = options
  const toBytes = (text: string) => new TextEncoder().encode(text)
  if (format === 'json') return toBytes(await createJsonFile(scene, pictures))
  if (format === 'svg') return toBytes(createSvgFile(scene, await compositor.drawSvg(scene, pictures)))
  const isDelivered = format === 'png' && ratio === 1 && !quality && !mark
  const delivered = isDelivered ? await compositor.draw(scene, pictures) : null
  if (delivered && delivered.length <= (maxBytes ?? Infinity)) return delivered
  const pixels = await drawPixels(compositor, { scene, pictures }, { ratio, mark })
  return format === 'pdf' ? createPdf(scene, pixels) : encodeImage(scene, pixels, { ...options, format })
}

interface Drawn {
  scene: Scene
  pictures: ImageBytes
}

/** The pixels of a whole scene at a size, with a mark in its pictures if there is one. */
async function drawPixels(
  compositor: Compositor,
  { scene, pictures }: Drawn,
  { ratio, mark }: { ratio: number; mark: SceneMark | null },
): Promise<ScaledPixels> {
  const box = { x: 0, y: 0, width: scene.width, height: scene.height }
  const pixels = await compositor.drawScaled(scene, pictures, { box, ratio, isClear: false })
  if (mark) markScene(scene, pixels, mark)
  return pixels
}

/**
 * Draws a scene as a PNG of its own size with a mark in its pictures.
 * @throws Error if a font family of the scene is not bundled.
 */
export async function drawMarked(compositor: Compositor, drawn: Drawn, mark: SceneMark): Promise<Uint8Array> {
  const pixels = await drawPixels(compositor, drawn, { ratio: 1, mark })
  const file = await encodeImage(drawn.scene, pixels, { format: 'png' })
  if (!file) throw new Error('A PNG without a limit has a file')
  return file
}

/**
 * Creates a JSON document with the scene: every layer with its position, colors and words. `images` has the files of its images as data
 * addresses, by the `key` of their layers.
 */
async function createJsonFile(scene: Scene, images: ImageBytes): Promise<string> {
  const shown = new Set(scene.layers.flatMap((layer) => ('key' in layer ? [layer.key] : [])))
  const files = Object.entries(images).filter(([key]) => shown.has(key))
  const addresses = await Promise.all(files.map(async ([key, bytes]) => [key, await toDataAddress(bytes)] as const))
  return JSON.stringify({
    program: TOOL,
    digital_source_type: getDigitalSource(scene),
    scene,
    pictures: Object.fromEntries(addresses),
  })
}

async function toDataAddress(bytes: Uint8Array): Promise<string> {
  const { mediaType = 'application/octet-stream' } = await sharp(bytes).metadata()
  return `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
}

/**
 * Completes the SVG document of a scene: drawings, which the compositor embeds as files, become groups of the document, so that drawing
 * programs can edit them, and its metadata states the provenance.
 */
function createSvgFile(scene: Scene, svg: string): string {
  let count = 0
  const inlined = svg.replaceAll(EMBEDDED_SVG, (_, place: string, base64: string) => {
    count += 1
    return inline(Buffer.from(base64, 'base64').toString('utf8'), place, `d${count}-`)
  })
  return inlined.replace(/<svg [^>]*>/, (root) => `${root}<metadata>${createXmp(scene)}</metadata>`)
}

/** An image element with an SVG file. The first group is its position: x, y, width, height. */
const EMBEDDED_SVG =
  /<image ((?:x|y)="[^"]*" (?:x|y)="[^"]*" width="[^"]*" height="[^"]*") href="data:image\/svg\+xml;base64,([A-Za-z0-9+/=]*)"[^>]*\/>/g

/** Places an SVG document inside another. Its ids get a prefix, because the ids of all drawings are the same. */
function inline(svg: string, place: string, prefix: string): string {
  const [root = ''] = /<svg[^>]*>/.exec(svg) ?? []
  const [viewBox = ''] = / viewBox="[^"]*"/.exec(root) ?? []
  const body = svg.slice(svg.indexOf(root) + root.length, svg.lastIndexOf('</svg>'))
  const named = body
    .replaceAll(/ id="([^"]*)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]*)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]*)"/g, `href="#${prefix}$1"`)
  return `<svg ${place}${viewBox} preserveAspectRatio="none">${named}</svg>`
}
