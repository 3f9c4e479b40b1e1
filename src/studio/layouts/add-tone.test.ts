import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { NO_IMAGES } from '../model/material.ts'
import { LAYOUTS } from './catalog.ts'
import { listLineBoxes } from './empty-piece.ts'
import type { Box } from '../model/geometry.ts'
import type { Scene } from '../model/scene.ts'

const COPY = createCopy('Half-term camp', {
  details: [
    { kind: 'date', text: '16–20 February' },
    { kind: 'audience', text: 'Ages 6–11' },
  ],
  benefits: ['Football', 'Climbing', 'Crafts'],
  cta: null,
})
const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const

/** Whether a point is inside of the one large shape of a scene's ground: an ellipse or a slope. Null if it has none. */
function findTone({ layers, width, height }: Scene): ((x: number, y: number) => boolean) | null {
  const shape = layers.find(
    (layer) =>
      layer.kind === 'art' && layer.role === 'field' && layer.box.width === width && layer.box.height === height,
  )
  const d = shape?.kind === 'art' && shape.paths.length === 1 ? (shape.paths[0]?.d ?? '') : ''
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const ellipse = /^M(\S+) ([-\d.]+)a(\S+) (\S+) /.exec(d)?.slice(1).map(Number)
  if (ellipse) {
    const [left = 0, y = 0, rx = 1, ry = 1] = ellipse
    return (px, py) => Math.hypot((px - left - rx) / rx, (py - y) / ry) <= 1
  }
  const [x = 1, start = 0, end = 0, other = 0] = numbers
  return numbers.length === 8 && x === 0 && end === width && start !== other
    ? (px, py) => py >= start + ((other - start) * px) / width
    : null
}

const listPoints = ({ x, y, width, height }: Box) =>
  Array.from({ length: 9 }, (_none, at) => [x + (width * at) / 8, [y, y + height]] as const).flatMap(([px, ends]) =>
    ends.map((py) => [px, py] as const),
  )

test('the edge of a large shape of the ground runs through no text', async () => {
  const scenes = await Promise.all(
    LAYOUTS.flatMap(({ name }) =>
      SIZES.flatMap(([width, height]) =>
        [1, 2, 3].map((seed) => {
          const brief = createBrief({ seed, width, height }, { tone: 'playful', primary_color: '#00509D' })
          return composeScene(brief, COPY, NO_IMAGES, fakeMeasure, { layout: name })
        }),
      ),
    ),
  )
  const toned = scenes.flatMap((scene) => {
    const holds = findTone(scene)
    return holds ? [{ scene, holds }] : []
  })
  expect(toned.length).toBeGreaterThan(8)
  const cut = toned.filter(({ scene, holds }) =>
    scene.layers.some(
      (layer) =>
        layer.kind === 'text' &&
        listLineBoxes(layer).some((box) => new Set(listPoints(box).map(([x, y]) => holds(x, y))).size > 1),
    ),
  )
  expect(cut.map(({ scene }) => `${scene.layout} ${scene.width}×${scene.height} ${scene.seed}`)).toEqual([])
})
