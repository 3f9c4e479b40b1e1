import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'

test.each([
  ['it', 'Pedalata di primavera'],
  ['de', 'Frühstück für Gründerinnen'],
  ['nl', 'Zomeravond op dakterras'],
])('no short word is alone on a line of a headline: %s', async (language, headline) => {
  const copy = createCopy(headline, { language, cta: null, subline: null, benefits: [] })
  for (const [width, height] of [
    [1080, 1080],
    [1080, 1350],
  ])
    for (const layout of ['billboard', 'statement', 'slant']) {
      const brief = createBrief({ width: width ?? 0, height: height ?? 0, seed: 3 })
      const { layers } = await composeScene(brief, copy, NO_IMAGES, fakeMeasure, { layout })
      const lines = layers.flatMap((layer) => (layer.kind === 'text' && layer.role === 'headline' ? layer.lines : []))
      expect(lines.filter(({ text }) => text.length <= 3).map(({ text }) => text)).toEqual([])
    }
})
