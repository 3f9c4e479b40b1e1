import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBrief, createCopy, measureMeanDifference } from '../../testing/briefs.ts'
import { openFrameRenderer } from './frame-renderer.ts'
import { shareCompositor, shareStudio } from '../shared-studio.ts'
import type { Brief } from '../../model/brief.ts'
import type { Motion, Scene } from '../../model/scene.ts'
import type { ImageBytes } from '../studio.ts'

const studio = shareStudio()
const compositor = shareCompositor()

const COPY = createCopy('Wake up to brighter skin', {
  subline: 'Lets your glow through.',
  cta: 'Shop the serum',
  price: '$38',
  badge: 'Until Sunday',
})

async function image(svg: string): Promise<ImageBytes> {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${svg}</svg>`
  return { p: new Uint8Array(await sharp(Buffer.from(document)).png().toBuffer()) }
}
const KINDS: [string, string | null][] = [
  ['no image', null],
  ['a cutout', '<rect x="120" y="10" width="160" height="380" rx="40" fill="#184"/>'],
  ['a photo', '<rect width="400" height="400" fill="#69c"/><circle cx="200" cy="260" r="90" fill="#363"/>'],
  ['a product on white', '<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="120" fill="#a33"/>'],
]

async function createVideoScene(svg: string | null, avoid: string, tone: string, over: Partial<Brief> = {}) {
  const images = svg ? await image(svg) : {}
  const brief = createBrief({ content_type: 'video', width: 480, height: 480, ...over }, { tone })
  const refs: Brief['pictures'] = svg ? [{ key: 'p', role: 'product' }] : []
  const scene = await studio.compose({ ...brief, pictures: refs }, COPY, images, { avoid: [avoid] })
  if (!scene.motion) throw new Error('no motion')
  return { scene, motion: scene.motion, pictures: images }
}

/** Mean difference of a frame to a still of these layers, of 255. */
async function error(scene: Scene, motion: Motion, images: ImageBytes, frame: number): Promise<number> {
  const renderer = await openFrameRenderer(scene, motion, images, compositor)
  const rgb = toRgb(renderer.frame(frame), scene)
  const shown = motion.scenes?.find(({ from, until }) => frame >= from && frame < until)
  const layers = motion.layers.slice(...(shown?.layers ?? [0, 0]))
  const still = await sharp((await studio.render({ ...scene, layers }, images)).data)
    .removeAlpha()
    .raw()
    .toBuffer()
  return measureMeanDifference(still, rgb)
}

/** Converts BT.709 limited range to RGB. */
function toRgb(yuv: Uint8Array, { width, height }: Scene): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(width * height * 3)
  const [u, v] = [width * height, width * height * 1.25]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const half = (y >> 1) * (width / 2) + (x >> 1)
      const light = 1.164384 * ((yuv[y * width + x] ?? 0) - 16)
      const [blue, red] = [(yuv[u + half] ?? 0) - 128, (yuv[v + half] ?? 0) - 128]
      const at = (y * width + x) * 3
      rgb[at] = light + 1.792741 * red
      rgb[at + 1] = light - 0.213249 * blue - 0.532909 * red
      rgb[at + 2] = light + 2.112402 * blue
    }
  }
  return rgb
}

/** The tracks of a film without motion, except that photos still are in their outlines. */
function atRest(motion: Motion): Motion {
  const later = (move: Motion['tracks'][number]['moves'][number]) => ({ ...move, from: 1, start: 1e6, end: 1e6 + 1 })
  const tracks = motion.tracks.map((track) => ({
    ...track,
    moves: track.moves
      .filter((move) => move.what === 'zoom')
      .slice(0, 1)
      .map(later),
  }))
  return { ...motion, tracks }
}

test.each(KINDS)('with %s each scene of a film is what the renderer draws of its layers', async (_, svg) => {
  for (const [avoid, tone] of [
    ['poster', 'luxury'],
    ['arch', 'playful'],
  ] as const) {
    const { scene, motion, pictures } = await createVideoScene(svg, avoid, tone, { seed: 11 })
    for (const { until } of motion.scenes ?? [])
      expect(await error(scene, atRest(motion), pictures, until - 1)).toBeLessThan(2)
  }
})

/** A motion in which nothing grows to its size. */
const withoutGrowth = (motion: Motion): Motion => ({
  ...motion,
  tracks: motion.tracks.map((track) => ({ ...track, moves: track.moves.filter(({ what }) => what !== 'scale') })),
})

test('a film begins with its first scene, and its words are as they are drawn when the next one comes', async () => {
  for (const tone of ['luxury', 'playful', 'bold']) {
    const { scene, motion, pictures } = await createVideoScene(null, 'arch', tone, { width: 640, height: 360 })
    // Only an object grows to its size.
    expect(await error(scene, withoutGrowth(motion), pictures, 0)).toBeLessThan(2)
    // Ground and picture have moved a little until then, and a drawing has grown.
    for (const { until } of motion.scenes ?? [])
      expect(await error(scene, withoutGrowth(motion), pictures, until - 1)).toBeLessThan(12)
  }
})

test('frames can be rendered in any order', async () => {
  const { scene, motion, pictures } = await createVideoScene(KINDS[1]?.[1] ?? null, 'poster', 'bold')
  const [one, other] = [
    await openFrameRenderer(scene, motion, pictures, compositor),
    await openFrameRenderer(scene, motion, pictures, compositor),
  ]
  const forwards = [0, 20, 60, 150].map((index) => Buffer.from(one.frame(index)))
  const backwards = [150, 60, 20, 0].map((index) => Buffer.from(other.frame(index))).toReversed()
  expect(forwards.map((frame, index) => Buffer.compare(frame, backwards[index] ?? Buffer.alloc(0)))).toEqual([
    0, 0, 0, 0,
  ])
  expect(Buffer.compare(forwards[0] ?? Buffer.alloc(0), forwards[2] ?? Buffer.alloc(0))).not.toBe(0)
})

test('a canceled film draws no more of its tracks', async () => {
  const { scene, motion, pictures } = await createVideoScene(null, '', 'bold')
  let drawn = 0
  const by = {
    drawPart: (...given: Parameters<typeof compositor.drawPart>) => {
      drawn += 1
      return compositor.drawPart(...given)
    },
  }
  const throwIfCanceled = () => {
    if (drawn === 3) throw new Error('canceled')
  }
  await expect(openFrameRenderer(scene, motion, pictures, by, { throwIfCanceled })).rejects.toThrow('canceled')
  expect([drawn, motion.tracks.length > 10]).toEqual([3, true])
})
