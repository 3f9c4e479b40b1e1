import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { grow, overlaps } from '../model/geometry.ts'
import { NO_IMAGES } from '../model/material.ts'
import { LAYOUTS } from './catalog.ts'
import { listLineBoxes } from './empty-piece.ts'
import { findEdge } from './settle-edge.ts'
import type { Scene } from '../model/scene.ts'

const COPY = createCopy('Evenings of photography', {
  details: [{ kind: 'date', text: 'Thursdays at 7 pm' }],
  cta: null,
})
const SEEDS = Array.from({ length: 8 }, (_none, index) => index + 1)

async function composeAll(brand: Parameters<typeof createBrief>[1]): Promise<Scene[]> {
  const briefs = LAYOUTS.flatMap(({ name }) =>
    SEEDS.map((seed) => ({ layout: name, brief: createBrief({ seed }, brand) })),
  )
  return Promise.all(briefs.map(({ brief, layout }) => composeScene(brief, COPY, NO_IMAGES, fakeMeasure, { layout })))
}

const hasEdge = (scene: Scene, color: string): boolean =>
  scene.layers.some((layer) => findEdge(layer, scene)?.color === color)

test('few designs have an edge in the primary color, and the others show it anyway', async () => {
  const scenes = await composeAll({ primary_color: '#1D4ED8', secondary_color: '#FDE68A', tone: 'friendly' })
  const edged = scenes.filter((scene) => hasEdge(scene, '#1D4ED8'))
  expect(edged.length / scenes.length).toBeLessThan(0.12)
  const without = scenes.filter(({ layers }) => !JSON.stringify(layers).includes('#1D4ED8'))
  expect(without.map(({ layout, seed }) => `${layout} ${seed}`)).toEqual([])
})

test.each(['minimal', 'bold'])('of tone %s, no shape in a corner touches words', async (tone) => {
  const scenes = await composeAll({ primary_color: '#9A3412', secondary_color: '#FCD34D', tone })
  // The title of a masthead stands on its art.
  const plain = scenes.filter(({ layout }) => layout !== 'masthead')
  const touching = plain.filter(({ layers, width, height }) =>
    layers.some(
      (shape) =>
        shape.kind === 'art' &&
        shape.role === 'motif' &&
        shape.box.width * shape.box.height < width * height * 0.5 &&
        layers.some(
          (layer) => layer.kind === 'text' && listLineBoxes(layer).some((box) => overlaps(grow(box, -2), shape.box)),
        ),
    ),
  )
  expect(touching.map(({ layout, seed }) => `${layout} ${seed}`)).toEqual([])
})
