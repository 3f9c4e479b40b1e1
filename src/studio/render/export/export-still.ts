import { createJsonFile } from './create-json-file.ts'
import { createPdf } from './create-pdf.ts'
import { createSvgFile } from './create-svg-file.ts'
import { drawPixels } from './draw-marked.ts'
import { encodeImage } from './encode-image.ts'
import type { Scene } from '../../model/scene.ts'
import type { Compositor } from '../compositor.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import type { StillExport } from './export-options.ts'

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
