import { expect, test } from 'vitest'
import { contrast } from '../../color/oklch.ts'
import { composeScene } from '../../compose.ts'
import { contains, overlaps } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }
const COLORS = [
  ['#1E3F20', '#C9A227'],
  ['#0096C7', '#FFB703'],
  ['#D64933', '#FFE8C2'],
  ['#14213D', '#FCA311'],
] as const

test('the block of a headline is far from its ground, holds the headline, and touches no other words', async () => {
  let blocks = 0
  for (const [primary_color, secondary_color] of COLORS)
    for (const [width, height] of [
      [1080, 1080],
      [1080, 1350],
      [1080, 1920],
      [1200, 628],
    ] as const)
      for (const eyebrow of [null, 'Concert at St Mary’s']) {
        const brief = createBrief({ width, height, seed: blocks + 1 }, { primary_color, secondary_color, tone: 'bold' })
        const copy = createCopy('Summer concert in the park', { eyebrow, subline: 'Sunday, 22 June, 5 pm' })
        const { layers, layout } = await composeScene(brief, copy, NOTHING, fakeMeasure, { layout: 'bars' })
        const at = layers.findIndex((layer) => layer.kind === 'text' && layer.role === 'headline')
        const [block, headline] = [layers[at - 1], layers[at]]
        const [backdrop] = layers
        if (layout !== 'bars' || block?.kind !== 'art' || headline?.kind !== 'text' || backdrop?.kind !== 'backdrop')
          continue
        blocks += 1
        expect(contrast(headline.ground, backdrop.color)).toBeGreaterThanOrEqual(3)
        expect(contains(block.box, headline.box)).toBe(true)
        for (const layer of layers)
          if (layer.kind === 'text' && layer !== headline)
            expect([layer.text, overlaps(layer.box, block.box)]).toEqual([layer.text, false])
      }
  expect(blocks).toBeGreaterThan(20)
})
