import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { composeScene } from '../../compose.ts'
import { overlaps } from '../../model/geometry.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createImageFacts, fakeMeasure } from '../../testing/briefs.ts'
import type { ImageLayer } from '../../model/scene.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const SIZES = [
  [1080, 1080],
  [1080, 1920],
  [1200, 628],
] as const

async function compose(kind: 'photo' | 'cutout', [width, height]: (typeof SIZES)[number], seed: number) {
  const brief = createBrief({ prompt: 'Our serum is back, until Sunday', width, height, seed })
  const material = { ...NO_IMAGES, images: [createImageFacts(kind)] }
  const { layers } = await composeScene(brief, writeCopy(brief), material, fakeMeasure, { layout: 'card' })
  const images = layers.filter((layer): layer is ImageLayer => layer.kind === 'picture')
  const texts = layers.filter((layer) => layer.kind === 'text')
  return { pictures: images, texts }
}

test.each(SIZES.flatMap((size) => SEEDS.map((seed) => [size, seed] as const)))(
  'the sheet of a card is never white, and a product is not on its words: %s, seed %i',
  async (size, seed) => {
    const { pictures, texts } = await compose('cutout', size, seed)
    expect(texts.map(({ ground }) => ground)).not.toContain('#FFFFFF')
    for (const text of texts) expect(pictures.some(({ box }) => overlaps(box, text.box))).toBe(false)
  },
)

test('a photo fills the canvas behind the sheet', async () => {
  const { pictures } = await compose('photo', [1080, 1080], 3)
  expect(pictures[0]?.box).toEqual({ x: 0, y: 0, width: 1080, height: 1080 })
})
