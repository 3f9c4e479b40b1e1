import Pdf from 'pdfkit'
import sharp from 'sharp'
import { createRdf, TOOL } from '../image/provenance.ts'
import type { Scene } from '../../scene.ts'
import type { ScaledPixels } from '../compositor.ts'

/** A pixel of the canvas is 1/96 inch, a point 1/72 inch. */
const POINTS_PER_PIXEL = 72 / 96
/** JPEG quality for designs with photos. Others are embedded without loss. */
const PHOTO_QUALITY = 92

/** Creates a PDF with the design on one page of its size. Its pixels are embedded; its words are the document's title. */
export async function createPdf(scene: Scene, { data, width, height }: ScaledPixels): Promise<Uint8Array> {
  const pixels = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const hasPhoto = scene.layers.some(({ kind }) => kind === 'picture')
  const image = hasPhoto ? pixels.jpeg({ quality: PHOTO_QUALITY, chromaSubsampling: '4:4:4' }) : pixels.png()
  const size: [number, number] = [scene.width * POINTS_PER_PIXEL, scene.height * POINTS_PER_PIXEL]
  const document = new Pdf({
    size,
    margin: 0,
    // Version 1.3 has no metadata.
    pdfVersion: '1.7',
    info: { Title: scene.copy.headline, Creator: TOOL, Producer: TOOL },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve)
    document.once('error', reject)
  })
  document.image(await image.toBuffer(), 0, 0, { width: size[0], height: size[1] })
  document.appendXML(createRdf(scene))
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}
