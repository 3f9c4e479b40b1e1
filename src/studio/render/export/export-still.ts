import { markScene, type SceneMark } from '../../mark/mark-scene.ts'
import { createJsonFile } from './create-json-file.ts'
import { createPdf } from './create-pdf.ts'
import { createSvgFile } from './create-svg-file.ts'
import { encodeImage } from './encode-image.ts'
import type { Scene } from '../../model/scene.ts'
import type { Compositor, ScaledPixels } from '../compositor.ts'
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
