import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { deltaE } from '../../color/oklch.ts'
import { overlaps } from '../../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { Layer, ObjectLayer, Scene } from '../../model/scene.ts'

const TONES = ['professional', 'playful', 'luxury', 'minimal', 'bold', 'friendly', 'authoritative', 'innovative']
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9], isDetailed: true }
const HELMET: SubjectObject = { ...BICYCLE, name: 'wheel' }
const COPY = createCopy('Your bicycle is ready', { subline: 'Come in before six', cta: null })

async function composeAll(objects: readonly SubjectObject[]): Promise<Scene[]> {
  const briefs = TONES.flatMap((tone) =>
    [
      [1080, 1080],
      [1080, 1920],
      [1500, 500],
    ].flatMap(([width, height]) =>
      Array.from({ length: 8 }, (_none, seed) => createBrief({ width, height, seed: seed * 31 + 1 }, { tone })),
    ),
  )
  return Promise.all(briefs.map((brief) => composeScene(brief, COPY, { ...NO_IMAGES, objects }, fakeMeasure)))
}

const listObjects = ({ layers }: Scene): ObjectLayer[] => layers.filter((layer) => layer.kind === 'object')

test('things are printed, cut out, drawn in lines, or in tones of their ground, and never as glyphs', async () => {
  const shown = new Set((await composeAll([BICYCLE, HELMET])).flatMap(listObjects).map(({ treatment }) => treatment))
  expect([...shown].toSorted()).toEqual(['line', 'pattern', 'print', 'sticker'])
})

test('food keeps its own colors but in a pattern, and a thing of few parts is never drawn in lines', async () => {
  const bread = { ...BICYCLE, name: 'bread', isNatural: true, hasOwnColors: true, isDetailed: false }
  const shown = (await composeAll([bread])).flatMap(listObjects).filter(({ treatment }) => treatment !== 'pattern')
  expect(shown.length).toBeGreaterThan(20)
  expect(shown.filter(({ is_natural, treatment }) => !is_natural || ['print', 'line'].includes(treatment))).toEqual([])
})

test('food of many parts is not drawn in lines either', async () => {
  const shown = (await composeAll([{ ...BICYCLE, isNatural: true, hasOwnColors: true }])).flatMap(listObjects)
  expect(shown.filter(({ treatment }) => treatment === 'line')).toEqual([])
})

test('what looks cheap in full color is only drawn in tones of its ground, in food, too', async () => {
  for (const thing of [BICYCLE, { ...BICYCLE, isNatural: true, hasOwnColors: true }]) {
    const shown = (await composeAll([{ ...thing, isSimple: true }])).flatMap(listObjects)
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter(({ treatment }) => treatment !== 'pattern')).toEqual([])
  }
})

test('a pattern stands apart from its ground, but not much: it belongs to it', async () => {
  const toned = (await composeAll([{ ...BICYCLE, isSimple: true }, HELMET])).flatMap((scene) =>
    listObjects(scene).flatMap((object) => {
      const ground = object.treatment === 'pattern' && !object.marks?.is_row ? findGround(scene, object) : null
      return ground ? [deltaE(object.ramp.middle, ground)] : []
    }),
  )
  expect(toned.length).toBeGreaterThan(10)
  expect(Math.min(...toned)).toBeGreaterThan(4)
  expect(Math.max(...toned)).toBeLessThan(26)
})

/** The color of the plain field or ground that an object is on, or null if something else is right below it. */
function findGround({ layers }: Scene, object: ObjectLayer): string | null {
  const at = layers.indexOf(object)
  const below = layers
    .slice(0, at)
    .findLast((layer) => layer.kind === 'backdrop' || (!isEdge(layer) && overlaps(layer.box, object.box)))
  if (below?.kind === 'backdrop') return below.color
  const paint =
    below?.kind === 'art' && below.role === 'field' && below.paths.length === 1 ? below.paths[0]?.fill : null
  return typeof paint === 'string' ? paint : null
}

/** Whether a layer is the edge around the whole canvas, which is empty inside. */
const isEdge = (layer: Layer): boolean =>
  layer.kind === 'art' && layer.role === 'field' && layer.paths.some(({ d }) => d.split('M').length > 2)

test('the inks of a print stand apart from each other, and its colors from what is behind them', async () => {
  const prints = (await composeAll([BICYCLE])).flatMap((scene) =>
    listObjects(scene).flatMap((object) =>
      object.treatment === 'print' ? [{ ramp: object.ramp, ground: findGround(scene, object) }] : [],
    ),
  )
  expect(prints.length).toBeGreaterThan(20)
  expect(Math.min(...prints.map(({ ramp }) => deltaE(ramp.dark, ramp.middle)))).toBeGreaterThan(10)
  expect(Math.min(...prints.map(({ ramp }) => deltaE(ramp.accent ?? ramp.middle, ramp.middle)))).toBeGreaterThan(8)
  const grounded = prints.flatMap(({ ramp, ground }) => (ground ? [deltaE(ramp.middle, ground)] : []))
  expect(grounded.length).toBeGreaterThan(10)
  expect(Math.min(...grounded)).toBeGreaterThan(12)
})

test('nothing is behind a drawing that belongs to nothing: no disc and no hill', async () => {
  const behind = (await composeAll([BICYCLE])).flatMap(({ layers, layout }) => {
    const at = layers.findIndex(({ kind }) => kind === 'object')
    const [before, object] = [layers[at - 1], layers[at]]
    const isBehind = before?.kind === 'art' && object?.kind === 'object' && overlaps(before.box, object.box)
    return isBehind && before.role === 'motif' && layout !== 'wedge' ? [layout] : []
  })
  expect(behind).toEqual([])
})
