import sharp from 'sharp'
import { measureScene, toBrandCheck } from '../check/check-scene.ts'
import { checkFilm, toSceneDesign } from '../check/film-rule.ts'
import type { BrandCheck, RgbPixels } from '../check/check-rule.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import type { Scene } from '../model/scene.ts'
import type { Compositor } from './compositor.ts'
import type { ImageBytes } from './image/prepare-images.ts'

/** `data` is an image file of the scene. */
export interface CheckTask {
  scene: Scene
  data: Uint8Array
  words: CheckedWords | null
  /** The images of a film, whose scenes are then checked too. */
  pictures?: ImageBytes | null
}

/**
 * Checks an image file against its scene. With the images of a film, each scene of it is drawn and checked too.
 * @throws Error if the image cannot be decoded.
 */
export async function checkDesign(
  { scene, data, words, pictures }: CheckTask,
  compositor: Pick<Compositor, 'draw'>,
): Promise<BrandCheck> {
  const cover = measureScene(scene, await readPixels(data), words)
  const { motion } = scene
  if (!motion?.scenes || !pictures) return toBrandCheck(cover)
  const shown: RgbPixels[] = []
  for (const of of motion.scenes)
    shown.push(await readPixels(await compositor.draw(toSceneDesign(scene, motion, of), pictures)))
  return toBrandCheck({ ...cover, rules: [...cover.rules, checkFilm(scene, motion, shown)] })
}

async function readPixels(image: Uint8Array): Promise<RgbPixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
