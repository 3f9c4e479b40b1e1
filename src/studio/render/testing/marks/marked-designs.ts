import sharp from 'sharp'
import { createBrief } from '../../../testing/briefs.ts'
import { drawPhoto } from '../../../testing/draw-photo.ts'
import { hasTexturedGround, type SceneMark } from '../../../mark/mark-scene.ts'
import type { MarkKey } from '../../../mark/pattern.ts'
import type { Scene } from '../../../model/scene.ts'
import type { ImageBytes, Studio } from '../../studio.ts'

export const KEY: MarkKey = [1_234_567, 89_123, 5_551_234, 77]
export const toMark = (item: number): SceneMark => ({ code: { instance: 654_321, item }, key: KEY })

const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const
const TONES = ['playful', 'luxury', 'professional', 'minimal', 'friendly'] as const
const PROMPTS = [
  'Announce our new juice',
  'Calm skin by morning',
  'Fresh bread every day',
  'The new chair is here',
] as const

/** A picture must have this share of a design that a mark is looked for in. */
const LEAST_SHARE = 0.2

export interface PhotoDesign {
  scene: Scene
  pictures: ImageBytes
}

/**
 * Composes a design, or a film, with a picture of a model. The picture is drawn from noise, in half of the designs in focus in its middle
 * alone. Null if the layout shows little of it.
 */
export async function composeWithPhoto(
  studio: Studio,
  seed: number,
  content_type: 'image' | 'video' = 'image',
): Promise<PhotoDesign | null> {
  const [width, height] = SIZES[seed % SIZES.length] ?? SIZES[0]
  const photo = drawPhoto(seed, 1344, 1008, seed % 2 ? 'everywhere' : 'subject')
  const images = {
    photo: new Uint8Array(
      await sharp(photo, { raw: { width: 1344, height: 1008, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  }
  const prompt = PROMPTS[seed % PROMPTS.length] ?? PROMPTS[0]
  const over = { content_type, width, height, seed, prompt, pictures: [{ key: 'photo', role: 'reference' as const }] }
  const brief = createBrief(over, { tone: TONES[seed % TONES.length] ?? TONES[0] })
  const copy = await studio.writeCopy(brief)
  const video = { seconds: 4, fps: 24 }
  const scene = await studio.compose(brief, copy, images, {
    paintedByModel: true,
    ...(content_type === 'video' && { video }),
  })
  const shown = content_type === 'video' ? (scene.motion?.layers ?? []) : scene.layers
  const area = Math.max(0, ...shown.map((layer) => (layer.kind === 'picture' ? layer.box.width * layer.box.height : 0)))
  return area / (scene.width * scene.height) >= LEAST_SHARE ? { scene, pictures: images } : null
}

/** Tones whose grounds may have a texture. */
const TEXTURED_TONES = ['playful', 'luxury', 'friendly', 'bold'] as const

/** Composes a design without a picture on a textured ground; null if its ground has none. */
export async function composeOnTexture(studio: Studio, seed: number): Promise<Scene | null> {
  const [width, height] = SIZES[seed % SIZES.length] ?? SIZES[0]
  const prompt = PROMPTS[seed % PROMPTS.length] ?? PROMPTS[0]
  const tone = TEXTURED_TONES[(seed >> 1) % TEXTURED_TONES.length] ?? TEXTURED_TONES[0]
  const brief = createBrief({ width, height, seed, prompt }, { tone })
  const scene = await studio.compose(brief, await studio.writeCopy(brief), {})
  return hasTexturedGround(scene) ? scene : null
}
