import { expect, test } from 'vitest'
import { composeScene } from '../../../compose.ts'
import { bottom } from '../../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../../testing/briefs.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }

test.each([
  [1080, 1080, 1],
  [1080, 1350, 1],
  [1080, 1080, 2],
])(
  'the band of an announcement of %i × %i pixels has the same space above and below its %i facts',
  async (width, height, count) => {
    for (const layout of ['announcement', ...(count > 1 ? ['band'] : [])]) {
      const details = ['Saturday, January 23', '12 Mercer Street']
        .slice(0, count)
        .map((text) => ({ kind: 'date' as const, text }))
      const copy = createCopy('Open studio day', { cta: null, subline: null, benefits: [], details })
      const { layers } = await composeScene(createBrief({ width, height, seed: 5 }), copy, NOTHING, fakeMeasure, {
        layout,
      })
      const fields = layers.flatMap((layer) => (layer.kind === 'art' ? [layer.box] : []))
      const band = fields.findLast((box) => box.width === width && bottom(box) >= height && box.y > height / 2)
      const rows = layers.flatMap((layer) =>
        layer.kind === 'text' && layer.box.y > (band?.y ?? Infinity) ? [layer.box] : [],
      )
      expect([layout, rows.length]).toEqual([layout, count])
      const above = Math.min(...rows.map((box) => box.y)) - (band?.y ?? 0)
      const below = height - Math.max(...rows.map(bottom))
      expect(Math.abs(above - below)).toBeLessThan(height * 0.02)
    }
  },
)
