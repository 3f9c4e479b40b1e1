import sharp from 'sharp'
import { createRdf, TOOL } from '../image/provenance.ts'
import type { Scene } from '../../model/scene.ts'
import type { ScaledPixels } from '../compositor.ts'

/** A pixel of the canvas is 1/96 inch, a point 1/72 inch. */
const POINTS_PER_PIXEL = 72 / 96
/** JPEG quality for designs with photos. Others are embedded without loss. */
const PHOTO_QUALITY = 92
/** JPEG quality of the pages of a carousel, which are flat colors and type. */
const PAGE_QUALITY = 94

/** The library needs a time for the id of the file. The same design is the same file at any time. */
const NO_TIME = new Date(0)

/** Creates a PDF with the design on one page of its size. Its pixels are embedded; its words are the document's title. */
export async function createPdf(scene: Scene, { data, width, height }: ScaledPixels): Promise<Uint8Array> {
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const hasPhoto = scene.layers.some(({ kind }) => kind === 'picture')
  const image = hasPhoto ? pixels.jpeg({ quality: PHOTO_QUALITY, chromaSubsampling: '4:4:4' }) : pixels.png()
  return writePdf(scene, scene.copy.headline, [await image.toBuffer()])
}

/**
 * Creates a PDF with one page for each slide, all of one size. The pages are JPEG files as they are, because pages of PNG files come out
 * blank on LinkedIn.
 */
export async function bindPages(
  slides: readonly { scene: Scene; data: Uint8Array }[],
  title: string,
): Promise<Uint8Array> {
  const [first] = slides
  if (!first) throw new Error('A document has at least one page')
  const pages: Buffer[] = []
  for (const { data } of slides)
    pages.push(await sharp(data).removeAlpha().jpeg({ quality: PAGE_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer())
  return writePdf(first.scene, title, pages)
}

/** Writes a PDF with the provenance of a scene and one image on each page. */
async function writePdf(scene: Scene, title: string, images: readonly Buffer[]): Promise<Uint8Array> {
  const size: [number, number] = [scene.width * POINTS_PER_PIXEL, scene.height * POINTS_PER_PIXEL]
  // Loading it takes 0.1 s, which a thread that creates no PDF saves.
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({
    size,
    margin: 0,
    autoFirstPage: false,
    // Version 1.3 has no metadata.
    pdfVersion: '1.7',
    info: { Title: title, Creator: TOOL, Producer: TOOL, CreationDate: NO_TIME },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve)
    document.once('error', reject)
  })
  for (const image of images)
    document.addPage({ size, margin: 0 }).image(image, 0, 0, { width: size[0], height: size[1] })
  document.appendXML(createRdf(scene))
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
