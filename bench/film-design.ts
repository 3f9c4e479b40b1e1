import sharp from 'sharp'
import type { Brief } from '../src/studio/model/brief.ts'
import type { ImageBytes } from '../src/studio/render/studio.ts'

/** A story with a photo that zooms behind an arch, and every other kind of motion that a video can have. */
export const filmBrief: Brief = {
  content_type: 'video',
  width: 1080,
  height: 1920,
  platform: 'instagram',
  brand: {
    name: 'Zest',
    description: 'Fresh juice in glass',
    primary_color: '#FF5A1F',
    secondary_color: '#FFD23F',
    typography: 'Nunito',
    tone: 'playful',
  },
  product: null,
  title: null,
  prompt: 'Announce "Squeezed this morning", our new juice',
  tone: null,
  goal: null,
  theme: null,
  instructions: null,
  pictures: [{ key: 'photo', role: 'product' }],
  seed: 3,
}

/** A photo with grain, which makes frames hard to encode. It is the same each time. */
export async function createPhotos(): Promise<ImageBytes> {
  const [width, height] = [1200, 1600]
  const pixels = new Uint8Array(width * height * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    pixels[at] = 60 + (y / height) * 120 + 40 * Math.sin(x / (90 + (at % 3) * 30)) + (state >>> 28)
  }
  return {
    photo: new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg()
        .toBuffer(),
    ),
  }
}
