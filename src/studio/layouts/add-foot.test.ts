import { expect, test } from 'vitest'
import { contrast } from '../color/oklch.ts'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import { bottom, type Box } from '../model/geometry.ts'
import type { Brief } from '../model/brief.ts'
import type { Layer, Scene } from '../model/scene.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }
const WHOLE = { box: { x: 0, y: 0, width: 1080, height: 1920 }, keep_out: [] }
const compose = (layout: string, tone: string, safe_area: Brief['safe_area'] = null): Promise<Scene> => {
  const brief = createBrief({ width: 1080, height: 1920, platform: 'instagram', seed: 5, safe_area }, { tone })
  return composeScene(brief, createCopy('Open again from Sunday', { cta: null }), NOTHING, fakeMeasure, { layout })
}
const isShape = (layer: Layer): layer is Extract<Layer, { kind: 'art' }> =>
  layer.kind === 'art' && (layer.role === 'field' || layer.role === 'motif')
const listFeet = ({ layers, height }: Scene): Box[] =>
  layers
    .filter(isShape)
    .flatMap(({ box }) => (bottom(box) >= height && box.y > height / 2 && box.height > 150 ? [box] : []))

test('the part of a story that a platform covers is no empty ground, and has no words', async () => {
  for (const layout of ['billboard', 'halftone', 'slant', 'voice'])
    for (const tone of ['playful', 'luxury']) {
      const scene = await compose(layout, tone)
      const [foot] = listFeet(scene)
      expect([layout, tone, foot?.width]).toEqual([layout, tone, 1080])
      for (const layer of scene.layers)
        if (layer.kind === 'text')
          expect(bottom(layer.box)).toBeLessThan(Math.max(foot?.y ?? 0, bottom(scene.safe.box) + 1))
    }
})

test('a field at the foot of a story carries the last words, and none is empty', async () => {
  let carried = 0
  for (const layout of ['billboard', 'statement', 'slant'])
    for (let seed = 1; seed <= 12; seed += 1) {
      const brief = createBrief({ width: 1080, height: 1920, platform: 'instagram', seed }, { tone: 'bold' })
      const copy = createCopy('Open again from Sunday', { cta: null })
      const { layers } = await composeScene(brief, copy, NOTHING, fakeMeasure, { layout })
      const shapes = layers.filter(isShape)
      for (const { box, role } of shapes.filter(
        (of) => of.box.width === 1080 && of.box.y > 960 && bottom(of.box) === 1920,
      )) {
        const inside = layers.filter((layer) => layer.kind === 'text' && layer.box.y > box.y)
        const isPlain = role === 'field' && box.height > 200
        carried += isPlain ? 1 : 0
        expect([layout, seed, isPlain && inside.length === 0]).toEqual([layout, seed, false])
        for (const layer of inside)
          if (layer.kind === 'text') expect(contrast(layer.color, layer.ground)).toBeGreaterThan(4.5)
      }
    }
  expect(carried).toBeGreaterThan(2)
})

test('no pattern of the ground lies on the foot', async () => {
  for (const layout of ['halftone', 'rays', 'slant', 'stripes']) {
    const { layers } = await compose(layout, 'playful')
    const foot = layers.findIndex((layer) => layer.kind === 'art' && layer.role === 'motif')
    expect([layout, foot > 0]).toEqual([layout, true])
    expect(layers.slice(foot).filter((layer) => layer.kind === 'art' && layer.role === 'ground')).toEqual([])
  }
})

test('a story without covered parts has no foot', async () => {
  for (const layout of ['billboard', 'halftone', 'slant'])
    expect([layout, listFeet(await compose(layout, 'playful', WHOLE))]).toEqual([layout, []])
})
