import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { boxFromEdges, contains, grow, intersect, measureArea, overlaps } from '../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { listLineBoxes } from './empty-piece.ts'
import { TYPE_POSTERS } from './definitions/type/type-posters.ts'
import type { Scene } from '../model/scene.ts'

const CUP: SubjectObject = { name: 'hot-beverage', ratio: 1.1, tones: [0.3, 0.5, 0.9], isNatural: true }
const POT: SubjectObject = { ...CUP, name: 'teapot' }
const COPY = createCopy('Open late', { details: [{ kind: 'date', text: 'Thursdays at 7 pm' }], cta: null })
const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
]

async function composeAll(objects: readonly SubjectObject[], tone: string): Promise<Scene[]> {
  const briefs = SIZES.flatMap(([width, height]) =>
    TYPE_POSTERS.flatMap(({ name }) =>
      [1, 2, 3].map((seed) => ({ layout: name, brief: createBrief({ width, height, seed }, { tone }) })),
    ),
  )
  return Promise.all(
    briefs.map(({ brief, layout }) => composeScene(brief, COPY, { ...NO_IMAGES, objects }, fakeMeasure, { layout })),
  )
}

const isPoster = ({ layout }: Scene): boolean => TYPE_POSTERS.some(({ name }) => name === layout)

test.each(['minimal', 'friendly', 'bold'])(
  'of tone %s, posters of type show the subject large and beside their words',
  async (tone) => {
    const scenes = await composeAll([CUP, POT], tone)
    const drawn = scenes.flatMap((scene) => {
      const object = scene.layers.find((layer) => layer.kind === 'object')
      return object?.kind === 'object' ? [{ scene, object }] : []
    })
    expect(drawn.length / scenes.length).toBeGreaterThan(0.25)
    for (const { scene, object } of drawn) {
      const canvas = boxFromEdges(0, 0, scene.width, scene.height)
      expect(measureArea(intersect(object.box, canvas)) / measureArea(canvas)).toBeGreaterThan(0.05)
      const lines = scene.layers.flatMap((layer) => (layer.kind === 'text' ? listLineBoxes(layer) : []))
      const seen = object.clip ? intersect(object.box, object.clip.box) : object.box
      // Without a number or a quotation, another layout is drawn, whose card may cover a part of the thing.
      expect(isPoster(scene) && lines.some((line) => overlaps(grow(line, -2), seen))).toBe(false)
    }
    const bled = drawn.filter(
      ({ scene, object }) => !contains(boxFromEdges(0, 0, scene.width, scene.height), object.box),
    )
    expect(bled.length).toBeGreaterThan(0)
    expect(bled.length).toBeLessThan(drawn.length)
  },
)

test('no shape in a corner stands beside the subject, and nothing is drawn without one', async () => {
  const scenes = await composeAll([CUP], 'friendly')
  const posters = scenes.filter(isPoster)
  const doubled = posters.filter(({ layers, height, width }) => {
    const hasShape = layers.some((layer) => layer.kind === 'art' && layer.role === 'motif')
    // The foot of a story that a platform covers has a shape of its own.
    return hasShape && height < width * 1.5 && layers.some(({ kind }) => kind === 'object')
  })
  expect(doubled.map(({ layout, seed }) => `${layout} ${seed}`)).toEqual([])
  expect(
    (await composeAll([], 'friendly')).flatMap(({ layers }) => layers.filter(({ kind }) => kind === 'object')),
  ).toEqual([])
})

test('what looks cheap when it is large is not shown in the free space of a poster', async () => {
  const listDrawn = async (isSimple: boolean) =>
    (await composeAll([{ ...CUP, isNatural: false, isSimple }], 'friendly')).flatMap((scene) => {
      return isPoster(scene) ? scene.layers.flatMap((layer) => (layer.kind === 'object' ? [{ scene, layer }] : [])) : []
    })
  expect((await listDrawn(false)).length).toBeGreaterThan(0)
  expect(await listDrawn(true)).toEqual([])
})
