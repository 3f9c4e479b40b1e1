import { markScene, type SceneMark } from '../../mark/mark-scene.ts'
import type { Scene } from '../../model/scene.ts'
import type { Compositor, ScaledPixels } from '../compositor.ts'
import type { ImageBytes } from '../image/prepare-images.ts'
import { encodeImage } from './encode-image.ts'

interface Drawn {
  scene: Scene
  pictures: ImageBytes
}

/** The pixels of a whole scene at a size, with a mark in its pictures if there is one. */
export async function drawPixels(
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
