import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contrast, deltaE } from '../../color/oklch.ts'
import { overlaps } from '../../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { Layer, ObjectLayer, Scene } from '../../model/scene.ts'

const TONES = ['professional', 'playful', 'luxury', 'minimal', 'bold', 'friendly', 'authoritative', 'innovative']
const GLYPHS = ['duotone', 'engraved', 'solid', 'marks']
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.3, tones: [0.3, 0.5, 0.9], glyph: 1.4 }
const HELMET: SubjectObject = { ...BICYCLE, name: 'wheel', glyph: 1 }
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

test('an object with a glyph is drawn as one, in at least three families, and rows of marks need two kinds', async () => {
  const scenes = await composeAll([BICYCLE])
  const shown = new Set(scenes.flatMap(listObjects).map(({ treatment }) => treatment))
  expect([...shown].filter((treatment) => GLYPHS.includes(treatment)).length).toBeGreaterThanOrEqual(3)
  expect(shown).not.toContain('marks')
  const rows = (await composeAll([BICYCLE, HELMET])).flatMap(listObjects).filter(({ marks }) => marks)
  expect(rows.length).toBeGreaterThan(0)
  for (const { treatment, marks } of rows) expect([treatment, marks?.others]).toEqual(['marks', ['wheel']])
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

test('the two colors of a glyph stand apart from each other and from what is behind them', async () => {
  const glyphs = (await composeAll([BICYCLE])).flatMap((scene) =>
    listObjects(scene).flatMap((object) =>
      object.treatment === 'duotone' || object.treatment === 'engraved'
        ? [{ ramp: object.ramp, ground: findGround(scene, object) }]
        : [],
    ),
  )
  expect(glyphs.length).toBeGreaterThan(20)
  expect(Math.min(...glyphs.map(({ ramp }) => deltaE(ramp.dark, ramp.middle)))).toBeGreaterThan(10)
  const contrasts = glyphs.flatMap(({ ramp, ground }) => (ground ? [contrast(ramp.dark, ground)] : []))
  expect(contrasts.length).toBeGreaterThan(10)
  expect(Math.min(...contrasts)).toBeGreaterThan(2)
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
