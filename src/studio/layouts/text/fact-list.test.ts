import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy, createPiece, fakeMeasure } from '../../testing/briefs.ts'
import type { TextLayer } from '../../model/scene.ts'

async function compose(rows: readonly string[], seed: number) {
  const pieces = [createPiece('headline', 'Half-term camp'), ...rows.map((text) => createPiece('benefit', text))]
  const copy = createCopy('Half-term camp', { benefits: [...rows], details: [], cta: null, pieces })
  const { layers } = await composeScene(createBrief({ seed }), copy, NO_IMAGES, fakeMeasure, { layout: 'frame' })
  const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && layer.role === 'benefit')
  return { texts, lines: new Set(texts.map(({ lines }) => lines[0]?.y)).size }
}

test('centered short rows of one rank are beside each other, and two rows or long ones are not', async () => {
  const seeds = [1, 2, 3, 4, 5, 6]
  const short = await Promise.all(seeds.map((seed) => compose(['Football', 'Climbing', 'Crafts'], seed)))
  expect(short.every(({ texts }) => texts.length === 3)).toBe(true)
  expect(short.map(({ lines }) => lines)).toEqual(seeds.map(() => 1))
  const two = await compose(['Football', 'Climbing'], 1)
  expect([two.texts.length, two.lines]).toEqual([2, 2])
  const long = await compose(['Football with real coaches', 'Climbing up to ten meters', 'Crafts for rainy hours'], 1)
  expect(long.lines).toBeGreaterThan(1)
})
