import { setImmediate as breath } from 'node:timers/promises'
import sharp from 'sharp'
import { measureScene, toBrandCheck } from '../check/check-scene.ts'
import { checkVideo, toSceneDesign } from '../check/video-rule.ts'
import { listReadAreas, listResting, listSamples } from '../check/video-frames.ts'
import { checkVideoWords } from '../check/video-words.ts'
import { openVideoCheck } from '../check/video-time-rules.ts'
import type { BrandCheck, CheckRule, RgbPixels } from '../check/check-rule.ts'
import type { CheckedWords } from '../check/words-rule.ts'
import type { Motion, Scene } from '../model/scene.ts'
import type { Compositor } from './compositor.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import { openFrameRenderer } from './video/frame-renderer.ts'
import { copyToRgb, toHalfSizeRgb } from './video/yuv-to-rgb.ts'

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
  compositor: Pick<Compositor, 'drawWhole' | 'drawPart'>,
): Promise<BrandCheck> {
  const cover = measureScene(scene, await readPixels(data), words)
  const { motion } = scene
  if (!motion?.scenes || !pictures) return toBrandCheck(cover)
  const shown: RgbPixels[] = []
  for (const of of motion.scenes) shown.push(await drawPixels(compositor, toSceneDesign(scene, motion, of), pictures))
  const timed = await checkFrames({ scene, motion, pictures }, compositor)
  const said = words ? [checkVideoWords(scene, motion, words)] : []
  return toBrandCheck({ ...cover, rules: [...cover.rules, checkVideo(scene, motion, shown), ...said, ...timed] })
}

interface Video {
  scene: Scene
  motion: Motion
  pictures: ImageBytes
}

/** Draws frames of each second as they are delivered, and measures them. */
async function checkFrames({ scene, motion, pictures }: Video, by: Pick<Compositor, 'drawPart'>): Promise<CheckRule[]> {
  const { width, height } = scene
  const renderer = await openFrameRenderer(scene, motion, pictures, by)
  const check = openVideoCheck(scene, motion)
  const whole = { data: new Uint8ClampedArray(width * height * 3), width, height }
  const pixels = { ...whole, data: new Uint8Array(whole.data.buffer) }
  // The check keeps one frame, and compares it with the next one.
  const halves = [0, 1].map(() => new Uint8Array((width * height * 3) / 4))
  for (const [index, at] of listSamples(motion).entries()) {
    const drawn = renderer.frame(at)
    for (const box of listReadAreas(listResting(scene, motion, at))) copyToRgb(drawn, whole, box)
    const small = { data: toHalfSizeRgb(drawn, width, height, halves[index % 2]), width: width / 2, height: height / 2 }
    check.see({ at, pixels, small })
    await breath()
  }
  return check.rules()
}

/** Draws a design without its way through a file. */
async function drawPixels(by: Pick<Compositor, 'drawWhole'>, scene: Scene, images: ImageBytes): Promise<RgbPixels> {
  const { width, height } = scene
  const rgba = await by.drawWhole(scene, images)
  const data = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, width, height }
}

async function readPixels(image: Uint8Array): Promise<RgbPixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
