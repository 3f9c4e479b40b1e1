import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../testing/briefs.ts'
import { NO_IMAGES } from '../model/material.ts'
import { LAYOUTS } from './catalog.ts'

const COPY = createCopy('Introducing Night Cream', {
  badge: '20% off',
  price: '$24.90',
  cta: 'Try it tonight',
  benefits: ['Calms the skin', 'Vegan'],
  details: [{ kind: 'deadline', text: 'Until Friday' }],
})
const SIZES = [
  [160, 600],
  [300, 600],
  [120, 600],
  [300, 250],
  [336, 280],
  [970, 250],
  [1080, 1920],
] as const
const LAST = 8

test.each(SIZES)('at %i x %i no text and no button touches a strip along the bottom edge', async (width, height) => {
  for (const { name: layout } of LAYOUTS)
    for (let seed = 1; seed <= LAST; seed += 1) {
      const brief = createBrief(
        { width, height, seed },
        { tone: seed % 2 ? 'luxury' : 'friendly', typography: 'Inter' },
      )
      const material = { ...NO_IMAGES, images: [createImageFacts('photo')] }
      const { layers, layout: drawn } = await composeScene(brief, COPY, material, fakeMeasure, { layout })
      // The copy does not suit this layout: another one is drawn, which has a turn of its own.
      if (drawn !== layout) break
      const strips = layers.filter(
        (layer) => layer.kind === 'art' && layer.role === 'field' && layer.box.y > height * 0.9 && layer.box.x <= 0,
      )
      const top = Math.min(height, ...strips.flatMap((layer) => ('box' in layer ? [layer.box.y] : [])))
      if (strips.length === 0) continue
      const parts = layers.filter(
        (layer) => layer.kind === 'text' || (layer.kind === 'panel' && layer.role === 'button'),
      )
      const low = Math.max(...parts.flatMap((layer) => ('box' in layer ? [layer.box.y + layer.box.height] : [])))
      expect([layout, seed, low < top - 1]).toEqual([layout, seed, true])
    }
})
