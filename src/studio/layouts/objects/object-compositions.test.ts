import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, intersect, measureArea } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import type { ObjectLayer } from '../../model/scene.ts'

const CUP: SubjectObject = { name: 'hot-beverage', ratio: 1, tones: [0.3, 0.5, 0.9] }
const BREAD: SubjectObject = { name: 'croissant', ratio: 1.1, tones: [0.3, 0.6, 0.9], isNatural: true }
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.5, tones: [0.2, 0.4, 0.8] }
const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const

const TONES = ['bold', 'playful', 'minimal', 'luxury', 'professional', 'authoritative', 'innovative', 'friendly']

async function composeSplits(
  objects: readonly SubjectObject[],
  tones: readonly string[] = TONES,
  layout = 'split',
): Promise<ObjectLayer[][]> {
  const material = { ...NO_IMAGES, objects }
  const copy = createCopy('Open again from Sunday', { subline: 'At ten', cta: null })
  const briefs = FORMS.flatMap(([width, height]) =>
    tones.flatMap((tone) => [1, 2, 3].map((seed) => createBrief({ width, height, seed }, { tone }))),
  )
  const scenes = await Promise.all(briefs.map((brief) => composeScene(brief, copy, material, fakeMeasure, { layout })))
  return scenes.map(({ layers }) => layers.filter((layer) => layer.kind === 'object'))
}

/** The share of an object that its frame leaves visible. */
const measureSeen = ({ box, clip }: ObjectLayer): number =>
  clip ? measureArea(intersect(box, clip.box)) / measureArea(box) : 1

const PAIRED = ['bold', 'playful']

test('a compact object fills its frame, and is whole or leaves the canvas boldly', async () => {
  for (const layers of (await Promise.all([CUP, BREAD].map((object) => composeSplits([object])))).flat()) {
    expect(layers.length).toBeGreaterThan(0)
    expect(layers.map(measureSeen).filter((share) => share <= 0.99 && (share < 0.74 || share > 0.9))).toEqual([])
    const [large] = layers
    const short = Math.min(large?.clip?.box.width ?? 0, large?.clip?.box.height ?? 0)
    if (large?.clip) expect(Math.max(large.box.width, large.box.height)).toBeGreaterThan(short * 0.6)
  }
})

test('a frieze is in the middle of a field that is at the foot of a story', async () => {
  const material = { ...NO_IMAGES, objects: [{ ...BREAD, hasOwnColors: true }] }
  const copy = createCopy('Open again from Sunday', { subline: 'At ten', cta: null })
  const briefs = Array.from({ length: 8 }, (_none, seed) =>
    createBrief({ width: 1080, height: 1920, platform: 'instagram', seed }, { tone: 'bold' }),
  )
  const scenes = await Promise.all(
    briefs.map((brief) =>
      composeScene(brief, copy, material, fakeMeasure, { layout: brief.seed % 2 ? 'ticket' : 'masthead' }),
    ),
  )
  const friezes = scenes.flatMap(({ layers }) =>
    layers.filter(
      (layer): layer is ObjectLayer =>
        layer.kind === 'object' && layer.marks?.is_row === true && (layer.clip?.box.y ?? 0) > 500,
    ),
  )
  expect(friezes.length).toBeGreaterThan(1)
  const shifts = friezes.map(({ box, clip }) =>
    clip ? box.y + box.height / 2 - (clip.box.y + clip.box.height / 2) : Infinity,
  )
  expect(shifts.filter((shift) => Math.abs(shift) > 2)).toEqual([])
})

test('few things leave the canvas', async () => {
  const scenes = (await Promise.all(['split', 'bars'].map((layout) => composeSplits([CUP], TONES, layout)))).flat(2)
  const cut = scenes.filter((layer) => layer.treatment !== 'pattern' && measureSeen(layer) < 0.95)
  expect(scenes.length).toBeGreaterThan(100)
  expect(cut.length).toBeLessThan(scenes.length * 0.2)
})

test('a frieze of food has its own colors, also on a ground that is as light as it, and in a frame with round corners', async () => {
  const pale: SubjectObject = { ...BREAD, ratio: 1, tones: [0.4, 0.86, 0.95], hasOwnColors: true }
  const dark: SubjectObject = { ...pale, tones: [0.2, 0.45, 0.9] }
  const scenes = await Promise.all(
    [pale, dark].flatMap((object) => ['ticket', 'split'].map((layout) => composeSplits([object], TONES, layout))),
  )
  const patterns = scenes.flat(2).filter(({ treatment }) => treatment === 'pattern')
  const friezes = patterns.filter(({ box }) => Math.max(box.width / box.height, box.height / box.width) > 1.4)
  expect(friezes.length).toBeGreaterThan(3)
  expect(friezes.filter(({ is_natural, marks }) => !is_natural || !marks?.is_row)).toEqual([])
})

test('a pattern fills its frame', async () => {
  const shown = (await composeSplits([CUP, BREAD], TONES, 'masthead')).flat()
  const patterns = shown.filter(({ treatment }) => treatment === 'pattern')
  expect(patterns.length).toBeGreaterThan(2)
  for (const { box, clip, marks } of patterns) {
    expect(marks?.others).toEqual(['croissant'])
    // A frieze is only in the part of its frame that is seen.
    const seen = marks?.is_row
      ? {
          ...clip?.box,
          y: box.y,
          height: box.height,
          x: 0,
          width: 0,
          ...(clip && { x: clip.box.x, width: clip.box.width }),
        }
      : clip?.box
    expect(seen && measureArea(intersect(box, seen)) / measureArea(seen)).toBeCloseTo(1)
  }
})

test.each(TONES)('no drawing is repeated: %s', async (tone) => {
  for (const object of [CUP, BREAD, BICYCLE])
    expect(Math.max(...(await composeSplits([object], [tone])).map(({ length }) => length))).toBeLessThanOrEqual(1)
})

test('bold and playful designs show two things that belong together, at two scales, and in two colors if the brand has a second one that is seen', async () => {
  const designs = await composeSplits([CUP, BICYCLE], PAIRED)
  const pairs = designs.filter((layers) => layers.length === 2)
  expect(pairs.length).toBeGreaterThan(0)
  for (const [large, small] of pairs) {
    expect([large?.name, small?.name]).toEqual(['hot-beverage', 'bicycle'])
    expect(large?.box.width).toBeGreaterThan((small?.box.height ?? 0) * 1.8)
  }
  const prints = pairs.filter((layers) => layers.every(({ treatment }) => treatment === 'print'))
  const counts = prints.map((layers) => new Set(layers.map(({ ramp }) => ramp.middle)).size)
  expect(prints.length).toBeGreaterThan(3)
  expect(counts.filter((count) => count === 2).length).toBeGreaterThan(prints.length * 0.6)
})

test('a wide thing is never cut off at the sides', async () => {
  const shown = (await composeSplits([BICYCLE])).flat()
  expect(shown.filter(({ box, clip }) => clip && !contains(clip.box, box, 1))).toEqual([])
})

test('things that a request lists stand together on one floor, the largest one behind', async () => {
  const listed = [CUP, BREAD, { ...BICYCLE, ratio: 1 }].map((object) => ({ ...object, isListed: true }))
  const groups = (await composeSplits(listed, ['friendly', 'professional'])).filter(({ length }) => length > 1)
  expect(groups.length).toBeGreaterThan(5)
  for (const layers of groups) {
    expect(layers.map(({ name }) => name)).toEqual(listed.map(({ name }) => name))
    const [first, ...others] = layers.map(({ box }) => box)
    const feet = layers.map(({ box }) => box.y + box.height)
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan((first?.height ?? 0) * 0.2)
    expect(Math.max(...others.map(({ height }) => height))).toBeLessThanOrEqual((first?.height ?? 0) + 1)
    expect(layers.map(measureSeen).filter((share) => share < 0.97)).toEqual([])
  }
})
