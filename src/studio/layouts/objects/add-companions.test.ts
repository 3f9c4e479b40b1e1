import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, grow, overlaps } from '../../model/geometry.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../../testing/briefs.ts'
import { NO_IMAGES, type ImageKind, type SubjectObject } from '../../model/material.ts'
import type { ObjectLayer, Scene } from '../../model/scene.ts'

const COMPANIONS: readonly SubjectObject[] = [
  { name: 'lemon', ratio: 1, tones: [0.3, 0.5, 0.9] },
  { name: 'ice', ratio: 1.2, tones: [0.2, 0.6, 0.95] },
]
const FORMS = [
  [1080, 1080],
  [1080, 1920],
  [1500, 500],
] as const
const COPY = createCopy('Lemonade in cans', { subline: 'Ice cold', cta: 'Order', price: '2 €', badge: 'New' })

async function composeAll(tone: string, kind: ImageKind = 'cutout', companions = COMPANIONS): Promise<Scene[]> {
  const material = { ...NO_IMAGES, images: [createImageFacts(kind)], companions }
  const briefs = FORMS.flatMap(([width, height]) =>
    Array.from({ length: 20 }, (_, seed) => createBrief({ width, height, seed: seed + 1 }, { tone })),
  )
  return Promise.all(briefs.map((brief) => composeScene(brief, COPY, material, fakeMeasure)))
}

const listObjects = ({ layers }: Scene): ObjectLayer[] => layers.filter((layer) => layer.kind === 'object')

test('small objects stand beside the product in some designs, on its floor, and never on text, logo, or buttons', async () => {
  const scenes = await composeAll('friendly')
  const shown = scenes.filter((scene) => listObjects(scene).length > 0)
  expect(shown.length).toBeGreaterThan(6)
  expect(shown.length).toBeLessThan(scenes.length * 0.8)
  for (const scene of shown) {
    const product = scene.layers.find((layer) => layer.kind === 'picture')
    if (product?.kind !== 'picture') throw new Error('no product')
    const sheet = { x: 0, y: 0, width: scene.width, height: scene.height }
    for (const { box } of listObjects(scene)) {
      expect(box.height).toBeLessThan(product.box.height * 0.4)
      expect(Math.abs(box.y + box.height - product.box.y - product.box.height)).toBeLessThan(box.height * 0.1)
      expect(contains(sheet, box)).toBe(true)
      for (const layer of scene.layers)
        if (layer.kind === 'text' || layer.kind === 'logo' || layer.kind === 'panel')
          expect(overlaps(grow(layer.box, -1), box)).toBe(false)
    }
  }
})

test('quiet tones show the product alone, and photos and products without companions get no object', async () => {
  for (const scenes of [
    await composeAll('luxury'),
    await composeAll('minimal'),
    await composeAll('friendly', 'photo'),
    await composeAll('friendly', 'cutout', []),
  ])
    expect(scenes.flatMap(listObjects)).toEqual([])
})

test('a professional brand shows at most one companion', async () => {
  const counts = (await composeAll('professional')).map((scene) => listObjects(scene).length)
  expect(Math.max(...counts)).toBe(1)
})
