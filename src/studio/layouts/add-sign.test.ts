import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { NO_IMAGES } from '../model/material.ts'
import { contrast } from '../color/oklch.ts'
import { chooseSign } from './sign.ts'
import type { Scene, Sign } from '../model/scene.ts'

const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const

const compose = (headline: string, objects = NO_IMAGES.objects): Promise<Scene[]> =>
  Promise.all(
    FORMS.flatMap(([width, height]) =>
      ['billboard', 'statement', 'frame', 'band'].map((layout, seed) =>
        composeScene(
          createBrief({ width, height, seed }),
          createCopy(headline, { cta: null, subline: 'See you there' }),
          { ...NO_IMAGES, objects },
          fakeMeasure,
          { layout },
        ),
      ),
    ),
  )

const listSigns = ({ layers }: Scene): Sign[] =>
  layers.flatMap((layer) => (layer.kind === 'art' ? (layer.sign ?? []) : []))

test.each([
  ['Ready for winter?', '?'],
  ['Tea & cake', '&'],
  ['Closed on Monday', 'C'],
  ['Нет', null],
  ['Осень', 'О'],
  ['Lost', null],
  ['مبروك!', null],
  ['開店', null],
])('the sign of “%s” is its mark, or its first letter if that is round: %s', (headline, sign) => {
  expect(chooseSign({ headline, language: 'en' })).toBe(sign)
})

test('a design of type alone has its sign once, large and in one of its families, and its words can be read on it', async () => {
  const scenes = await compose('Ready for winter?')
  const signed = scenes.filter((scene) => listSigns(scene).length > 0)
  expect(signed.length).toBeGreaterThan(scenes.length * 0.5)
  for (const scene of signed) {
    const [sign, ...others] = listSigns(scene)
    expect(others).toEqual([])
    expect(sign?.size).toBeGreaterThan(Math.min(scene.width, scene.height) * 0.5)
    expect(scene.fonts).toContainEqual({ family: sign?.family, weight: sign?.weight })
    const grounds = new Set(scene.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.ground] : [])))
    const colors = scene.layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'subline' ? [layer] : []))
    const isFit = colors.every(({ color, ground }) => contrast(color, sign?.color ?? '') >= 3 || !grounds.has(ground))
    expect(isFit).toBe(true)
  }
})

test('there is no sign beside a drawing, and none for a headline without a mark or a round letter', async () => {
  const cup = { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9] as const }
  const drawn = (await compose('Ready for winter?', [cup as never])).filter(({ layers }) =>
    layers.some(({ kind }) => kind === 'object'),
  )
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.flatMap(listSigns)).toEqual([])
  expect((await compose('Lost at sea')).flatMap(listSigns)).toEqual([])
})
