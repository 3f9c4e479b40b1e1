import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, intersect, measureArea } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import type { ObjectLayer } from '../../model/scene.ts'

const CUP: SubjectObject = { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9], glyph: 1.05 }
const BREAD: SubjectObject = { name: 'croissant', ratio: 1.1, tones: [0.3, 0.6, 0.9], isNatural: true }
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.5, tones: [0.2, 0.4, 0.8], glyph: 1.6 }
const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const

async function composeSplits(object: SubjectObject): Promise<ObjectLayer[][]> {
  const material = { ...NO_IMAGES, objects: [object] }
  const copy = createCopy('Open again from Sunday', { subline: 'At ten', cta: null })
  const briefs = FORMS.flatMap(([width, height]) =>
    ['bold', 'minimal', 'professional', 'friendly'].flatMap((tone) =>
      [1, 2, 3].map((seed) => createBrief({ width, height, seed }, { tone })),
    ),
  )
  const scenes = await Promise.all(
    briefs.map((brief) => composeScene(brief, copy, material, fakeMeasure, { layout: 'split' })),
  )
  return scenes.map(({ layers }) => layers.filter((layer) => layer.kind === 'object'))
}

/** The share of an object that its frame leaves visible. */
const measureSeen = ({ box, clip }: ObjectLayer): number =>
  clip ? measureArea(intersect(box, clip.box)) / measureArea(box) : 1

test('a compact object fills its frame and is whole, alone or with others at smaller scales', async () => {
  for (const object of [CUP, BREAD]) {
    const designs = await composeSplits(object)
    const sizes = designs.map((layers) => new Set(layers.map(({ box }) => Math.round(box.width))).size)
    expect(designs.every((layers) => layers.length > 0 && layers.every((layer) => measureSeen(layer) > 0.99))).toBe(
      true,
    )
    expect(sizes.filter((count) => count > 1).length).toBeGreaterThan(designs.length / 4)
    for (const layers of designs) {
      const [large] = layers
      const short = Math.min(large?.clip?.box.width ?? 0, large?.clip?.box.height ?? 0)
      if (large?.clip && large.treatment !== 'marks')
        expect(Math.max(large.box.width, large.box.height)).toBeGreaterThan(short * 0.6)
    }
  }
})

test('one member of a group of glyphs has another color, where the brand has a second one that is seen', async () => {
  const groups = (await composeSplits(CUP)).filter((layers) => layers.length > 1)
  const counts = groups.map((layers) => new Set(layers.map(({ ramp }) => `${ramp.dark} ${ramp.middle}`)).size)
  expect(groups.length).toBeGreaterThan(3)
  expect(Math.max(...counts)).toBe(2)
  expect(counts.filter((count) => count === 2).length).toBeGreaterThan(groups.length * 0.6)
})

test('a wide thing is never cut off at the sides', async () => {
  const shown = (await composeSplits(BICYCLE)).flat()
  expect(shown.filter(({ box, clip }) => clip && !contains(clip.box, box, 1))).toEqual([])
})
