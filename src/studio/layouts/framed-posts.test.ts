import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { NO_IMAGES, type SubjectObject } from '../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { findEdge } from './settle-edge.ts'
import type { Scene } from '../model/scene.ts'

const PIZZA: SubjectObject = { name: 'pizza', ratio: 1, tones: [0.4, 0.7, 0.9], isNatural: true, hasOwnColors: true }
const COPIES = [
  createCopy('Yoga in the park', { subline: 'Sundays 9 am' }),
  createCopy('Accounts done by January', { subline: 'Fixed fee for sole traders' }),
  createCopy('Wood-fired pizza', { subline: 'Every Monday', small_print: 'While it lasts' }),
]

const composeAll = (objects: readonly SubjectObject[], width: number, height: number): Promise<Scene[]> =>
  Promise.all(
    ['professional', 'luxury', 'friendly', 'bold'].flatMap((tone, row) =>
      COPIES.flatMap((copy, column) =>
        [1, 2, 3].map((seed) =>
          composeScene(
            createBrief({ width, height, seed: seed * 17 + row * 5 + column }, { tone }),
            copy,
            { ...NO_IMAGES, objects },
            fakeMeasure,
          ),
        ),
      ),
    ),
  )

/** Whether a design has a frame around its words, or is a card inside of the canvas. */
const isFramed = ({ layout, layers, width, height }: Scene): boolean =>
  ['ticket', 'frame'].includes(layout) || layers.some((layer) => findEdge(layer, { width, height })?.kind === 'frame')

test.each([
  [1080, 1080, []],
  [1080, 1350, []],
  [1080, 1080, [PIZZA]],
  [1080, 1920, [PIZZA]],
])('few posts of %i × %i pixels are framed, since feeds of frames all look alike', async (width, height, objects) => {
  const scenes = await composeAll(objects, width, height)
  expect(scenes.filter(isFramed).length / scenes.length).toBeLessThan(0.06)
})

/** A shape whose upper edge falls from one side of the canvas to the other. */
const hasSlope = ({ layout, layers, height }: Scene): boolean =>
  layout === 'wedge' ||
  layers.some(
    (layer) =>
      layer.kind === 'art' &&
      layer.role === 'motif' &&
      layer.box.y > height * 0.6 &&
      layer.paths.length === 1 &&
      /^M[^LZ]+(?:L[^LZ]+){3}Z$/.test(layer.paths[0]?.d ?? ''),
  )

test.each([
  ['without a drawing', []],
  ['with one', [PIZZA]],
])('a slope is in a few stories %s', async (_name, objects) => {
  const scenes = await composeAll(objects, 1080, 1920)
  expect(scenes.filter(hasSlope).length / scenes.length).toBeLessThan(0.2)
})
