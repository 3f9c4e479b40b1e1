import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBrief, createCopy } from '../testing/briefs.ts'
import { shareStudio } from './shared-studio.ts'
import type { Brief } from '../model/brief.ts'
import type { Box } from '../model/geometry.ts'
import type { ImageLayer, Layer, Scene } from '../model/scene.ts'

const SIDE = 400
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const COPY = createCopy('Sleep well tonight', { subline: 'The cream for the night', cta: 'Try it' })
const studio = shareStudio()

/** A meadow under a sky. Its background is not plain, so it stays a photo. */
async function takePhoto(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#6699cc"/><rect y="330" width="600" height="270" fill="#336633"/><circle cx="300" cy="330" r="120" fill="#dd9944"/></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())
}

const createDesign = (seed: number, primary_color: string): Brief =>
  createBrief(
    { seed, width: SIDE, height: SIDE, pictures: [{ key: 'p', role: 'product' }] },
    { primary_color, secondary_color: '#F2E8D5', typography: 'Inter' },
  )

/** What the words say and where they are, and what pictures show. The drawings around them may follow the colors. */
const listFixed = ({ layers }: Scene) =>
  layers.flatMap((layer): unknown[] => {
    if (layer.kind === 'text') return [{ ...layer, color: null, ground: null }]
    return layer.kind === 'picture'
      ? [{ key: layer.key, box: layer.box, crop: layer.crop, corners: layer.corners }]
      : []
  })

const isSame = (a: Layer, b: Layer) => JSON.stringify(a) === JSON.stringify(b)
const covers = (box: Box, x: number, y: number, margin: number) =>
  x >= box.x - margin && x < box.x + box.width + margin && y >= box.y - margin && y < box.y + box.height + margin

/** The photos that both scenes show in the same way, without brand colors in them. */
const listPhotos = (before: Scene, after: Scene): ImageLayer[] =>
  before.layers.filter(
    (layer): layer is ImageLayer =>
      layer.kind === 'picture' &&
      layer.blend === 'normal' &&
      layer.angle === 0 &&
      !layer.treatment &&
      after.layers.some((other) => isSame(layer, other)),
  )

/** The boxes of everything that is drawn over a photo. */
const listAbove = ({ layers }: Scene, photo: ImageLayer): Box[] =>
  layers
    .slice(layers.findIndex((layer) => isSame(layer, photo)) + 1)
    .flatMap((layer) => ('box' in layer ? [layer.box] : []))

test('a design in other brand colors has the same words and pictures in the same places, and no pixel of a photo changes', async () => {
  const images = { p: await takePhoto() }
  let [compared, changed] = [0, 0]
  for (const seed of SEEDS) {
    const before = await studio.compose(createDesign(seed, '#0F4C3F'), COPY, images)
    const after = await studio.compose(createDesign(seed, '#8A1538'), COPY, images, { layout: before.layout })
    expect(after.layout).toBe(before.layout)
    expect(listFixed(after)).toEqual(listFixed(before))
    const [old, now] = await Promise.all(
      [before, after].map(async (scene) =>
        sharp((await studio.render(scene, images)).data)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    )
    expect(old!.equals(now!)).toBe(false)
    for (const photo of listPhotos(before, after)) {
      const above = [...listAbove(before, photo), ...listAbove(after, photo)]
      const inset = -2 - Math.max(...photo.corners)
      for (let index = 0; index < SIDE * SIDE; index++) {
        const [x, y] = [index % SIDE, Math.floor(index / SIDE)]
        if (!covers(photo.box, x, y, inset) || above.some((box) => covers(box, x, y, 3))) continue
        compared += 1
        if ([0, 1, 2].some((channel) => old![index * 3 + channel] !== now![index * 3 + channel])) changed += 1
      }
    }
  }
  expect(changed).toBe(0)
  expect(compared).toBeGreaterThan(20_000)
})

test('where flowers keep their own colors, something else shows that of the brand', async () => {
  const prompt = 'Wedding flowers: book a table consultation with Mara, 45 minutes, no charge'
  const kit = { name: 'Petal & Stem', description: null, primary_color: '#B5838D' }
  for (const [layout, seed] of [
    ['arch', 185],
    ['card', 188],
  ] as const) {
    const brief = createBrief({ prompt, seed, width: 1080, height: 1350, platform: 'instagram' }, kit)
    const scene = await studio.compose(brief, await studio.writeCopy(brief), {}, { layout })
    const { rules } = await studio.check(scene, await studio.render(scene, {}), { words: { brief }, pictures: {} })
    const share = rules.find(({ rule }) => rule === 'primary_share')
    expect([layout, share?.passed]).toEqual([layout, true])
  }
})
