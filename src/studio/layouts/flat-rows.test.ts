import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { NO_IMAGES } from '../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../testing/briefs.ts'
import type { PlacedPiece } from '../model/pieces.ts'

const ROWS = ['Friday at 7 pm', 'Harbor Street 4', 'Bring a friend']

test.each(['band', 'billboard', 'slant'])(
  'a flat canvas of %s keeps a third row of the request where its line has space',
  async (layout) => {
    const pieces = ROWS.map((text, index): PlacedPiece => ({
      id: text,
      kind: 'message',
      text,
      slot: 'detail',
      source: { field: 'prompt', start: index, end: index + 1 },
      emphasis: [],
    }))
    const details = ROWS.map((text) => ({ kind: 'feature' as const, text }))
    const copy = createCopy('Tasting evening', { details, pieces, cta: null })
    const { layers } = await composeScene(createBrief({ width: 1200, height: 400 }, {}), copy, NO_IMAGES, fakeMeasure, {
      layout,
    })
    const said = layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : [])).join('\n')
    expect(ROWS.filter((text) => !said.includes(text))).toEqual([])
  },
)
