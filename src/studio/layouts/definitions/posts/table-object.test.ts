import { expect, test } from 'vitest'
import { composeScene } from '../../../compose.ts'
import { bottom, contains, overlaps } from '../../../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../../testing/briefs.ts'

const POT: SubjectObject = { name: 'honey-pot', ratio: 1, tones: [0.3, 0.6, 0.9], isNatural: true, hasOwnColors: true }
const ROWS = [
  { text: '340 g jar', price: '£6.80' },
  { text: 'Three jars', price: '£19' },
]
const COPY = createCopy('Honey from our hives', { block: { kind: 'menu', rows: ROWS } })

const compose = (objects: readonly SubjectObject[], width: number, height: number, seed: number) =>
  composeScene(createBrief({ width, height, seed }), COPY, { ...NO_IMAGES, objects }, fakeMeasure, {})

test.each([
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
])(
  'a table of %i × %i pixels has what it is about beside its headline, on the field of its rows',
  async (width, height) => {
    let pictured = 0
    for (let seed = 1; seed <= 8; seed += 1) {
      const { layers } = await compose([POT], width, height, seed)
      const texts = layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
      const shown = texts.map(({ text }) => text)
      for (const { text, price } of ROWS) expect(shown).toEqual(expect.arrayContaining([text, price]))
      const object = layers.find((layer) => layer.kind === 'object')
      if (object?.kind !== 'object') continue
      pictured += 1
      expect([seed, contains({ x: 0, y: 0, width, height }, object.box)]).toEqual([seed, true])
      expect([seed, texts.filter(({ box }) => overlaps(box, object.box)).map(({ text }) => text)]).toEqual([seed, []])
      const fields = layers.filter((layer) => layer.kind === 'art' && layer.role === 'field')
      const floor = fields.find(
        (layer) =>
          'box' in layer &&
          layer.box.width >= width &&
          layer.box.y > object.box.y + object.box.height * 0.8 &&
          layer.box.y < bottom(object.box),
      )
      expect([seed, floor?.kind]).toEqual([seed, 'art'])
      expect(layers.indexOf(object)).toBeLessThan(layers.findIndex((layer) => layer === floor))
    }
    expect(pictured).toBeGreaterThanOrEqual(6)
  },
)

test('a thing that looks cheap when it is large is not beside a table', async () => {
  const scenes = await Promise.all([1, 2, 3, 4].map((seed) => compose([{ ...POT, isSimple: true }], 1080, 1350, seed)))
  expect(scenes.flatMap(({ layers }) => layers.filter(({ kind }) => kind === 'object'))).toEqual([])
})
