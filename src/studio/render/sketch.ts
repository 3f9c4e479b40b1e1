import sharp from 'sharp'
import { toBrandCheck } from '../check/check-scene.ts'
import { checkOverlap } from '../check/overlap-rules.ts'
import { checkLayout } from '../check/design/check-layout.ts'
import { checkWords, type CheckedWords } from '../check/words-rule.ts'
import { type DesignLook, describeLook } from '../directions/describe-look.ts'
import { measureRepetition } from '../directions/measure-repetition.ts'
import { createPrint, PRINT_SIDE, type ImagePrint } from '../directions/image-print.ts'
import { rankDesigns, scoreDesign } from '../directions/rank-designs.ts'
import type { BrandCheck } from '../check/check-rule.ts'
import type { Scene } from '../model/scene.ts'
import type { Compositor } from './compositor.ts'
import type { ImageBytes } from './image/prepare-images.ts'
import type { EncodedPreview } from './preview.ts'

/** A small drawing of a design that could be made of a request. */
export interface Sketch {
  image: EncodedPreview
  seed: number
  layout: string
  look: DesignLook
  print: ImagePrint
  /** The rules of the brand check that need no pixels of full size. */
  check: BrandCheck
  /** See `scoreDesign`. */
  score: number
}

/** The seeds to choose from, and the looks of the latest designs of the brand, the latest first. */
export interface Seeding {
  seeds: readonly number[]
  words: CheckedWords | null
  recent?: readonly DesignLook[] | undefined
}

interface Sketching {
  pictures: ImageBytes
  ratio: number
  words: CheckedWords | null
}

/**
 * Draws a scene with `ratio` pixels for each of its canvas, as JPEG.
 * @throws Error if a font family of the scene is not bundled.
 */
export async function drawSketch(
  compositor: Compositor,
  scene: Scene,
  { pictures, ratio, words }: Sketching,
): Promise<Sketch> {
  const box = { x: 0, y: 0, width: scene.width, height: scene.height }
  const { data: rgba, width, height } = await compositor.drawScaled(scene, pictures, { box, ratio, isClear: false })
  const pixels = sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha()
  const [{ data }, small] = await Promise.all([
    pixels.clone().jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true }),
    pixels.clone().resize(PRINT_SIDE, PRINT_SIDE, { fit: 'fill' }).raw().toBuffer(),
  ])
  const check = checkSketch(scene, words)
  return {
    image: {
      data: new Uint8Array(data),
      mime_type: 'image/jpeg',
      width,
      height,
      box: [0, 0, scene.width, scene.height],
    },
    seed: scene.seed,
    layout: scene.layout,
    look: describeLook(scene),
    print: createPrint(small),
    check,
    score: scoreDesign({ scene, check }),
  }
}

/** Returns the seed of the best of several scenes of one brief. Those that repeat the `recent` designs of the brand are worse. */
export function chooseBest(
  scenes: readonly Scene[],
  words: CheckedWords | null,
  recent: readonly DesignLook[] = [],
): number {
  const scored = scenes.map((scene) => ({
    seed: scene.seed,
    score: scoreDesign({ scene, check: checkSketch(scene, words) }) - measureRepetition(describeLook(scene), recent),
  }))
  const [best] = rankDesigns(scored)
  if (!best) throw new RangeError('There is no seed to choose from')
  return best.seed
}

const checkSketch = (scene: Scene, words: CheckedWords | null): BrandCheck =>
  toBrandCheck({
    rules: [...checkOverlap(scene), ...(words ? [checkWords(scene, words)] : [])],
    design: checkLayout(scene, words),
  })
