import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { bottom, contains, overlaps, right } from '../../model/geometry.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../../testing/briefs.ts'
import { listLineBoxes } from '../empty-piece.ts'
import { NO_IMAGES } from '../../model/material.ts'
import type { Layer, Scene } from '../../model/scene.ts'

const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
  [1500, 500],
] as const
const LAYOUTS = ['split', 'poster', 'arch', 'minimal', 'horizon', 'card', 'wedge', 'masthead']
const COPY = createCopy('The summer set', { subline: 'Three things for the bag', cta: 'Shop now' })

async function compose(keys: readonly string[], layout: string | null = null): Promise<Scene[]> {
  const images = keys.map((key, index) => {
    const facts = createImageFacts('cutout')
    const subject = { ...facts.subject, width: facts.subject.width * ([1, 0.7, 1.6, 0.8][index % 4] ?? 1) }
    return { ...facts, key, subject }
  })
  const briefs = FORMS.flatMap(([width, height]) =>
    [1, 2, 3].map((seed) => createBrief({ width, height, seed }, { tone: seed === 1 ? 'bold' : 'professional' })),
  )
  return Promise.all(
    briefs.map((brief) => composeScene(brief, COPY, { ...NO_IMAGES, images }, fakeMeasure, { layout })),
  )
}

const listProducts = ({ layers }: Scene) => layers.filter((layer) => layer.kind === 'picture')
const listWords = (layer: Layer) =>
  layer.kind === 'text' ? listLineBoxes(layer) : layer.kind === 'logo' ? [layer.box] : []

test.each(LAYOUTS)('%s shows two to four products together on one floor, in every form', async (layout) => {
  for (const keys of [
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['one', 'two', 'three', 'four'],
  ])
    for (const scene of await compose(keys, layout)) {
      const products = listProducts(scene)
      expect(products.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
      const [hero, ...others] = products.toReversed()
      expect(hero?.key).toBe('one')
      const low = bottom(hero?.box ?? { x: 0, y: 0, width: 0, height: 0 })
      for (const { box } of others) {
        expect(Math.abs(bottom(box) - low)).toBeLessThan((hero?.box.height ?? 0) * 0.12)
        expect(box.height).toBeGreaterThan((hero?.box.height ?? 0) * 0.5)
      }
      const row = products.toSorted((one, two) => one.box.x - two.box.x)
      for (const [index, { box }] of row.entries()) {
        const next = row[index + 1]?.box
        if (next) expect(right(box) - next.x).toBeLessThan(Math.min(box.width, next.width) * 0.6)
        expect(contains({ x: 0, y: 0, width: scene.width, height: scene.height }, box, 1)).toBe(true)
        for (const layer of scene.layers) for (const words of listWords(layer)) expect(overlaps(words, box)).toBe(false)
      }
    }
})

test('of two or more products, most designs show the group, and hardly any a cell for each', async () => {
  const scenes = await compose(['one', 'two', 'three'])
  expect(scenes.filter(({ layout }) => layout === 'collage').length).toBeLessThan(scenes.length / 4)
  expect(scenes.filter((scene) => listProducts(scene).length === 3).length).toBeGreaterThan(scenes.length * 0.8)
})
