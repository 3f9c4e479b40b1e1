import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { bottom } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { TextLayer } from '../../model/scene.ts'

const NOTHING = { images: [], logo: null, objects: [], notes: [] }

test.each([
  [1200, 628],
  [1080, 1080],
  [1080, 1920],
])(
  'the benefits of columns of %i × %i pixels have one size, and a wide form has no rules over emptiness',
  async (width, height) => {
    const benefits = ['Offline maps', 'Photo reports that your customers sign on site', 'Invoices']
    const copy = createCopy('Fieldnote is here', { cta: null, subline: null, benefits })
    const brief = createBrief({ width, height, seed: 5 })
    const { layers } = await composeScene(brief, copy, NOTHING, fakeMeasure, { layout: 'columns' })
    const rows = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && layer.role === 'benefit')
    expect(new Set(rows.map(({ size }) => size)).size).toBe(1)
    const gaps = rows.slice(1).map(({ box }, index) => box.y - bottom(rows[index]?.box ?? box))
    if (width > height) expect(Math.max(...gaps)).toBeLessThan(height * 0.2)
  },
)
