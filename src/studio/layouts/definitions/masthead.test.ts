import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { bottom } from '../../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'

const BRUSH: SubjectObject = { name: 'toothbrush', ratio: 1, tones: [0.3, 0.5, 0.9] }

test('few words beside a high picture begin and end where it does', async () => {
  const copy = createCopy('New: appointments', { cta: null, subline: 'Call 020 7946 0000' })
  const briefs = [1, 2, 3, 4, 5, 6].map((seed) => createBrief({ width: 1080, height: 1080, seed }, { tone: 'minimal' }))
  const scenes = await Promise.all(
    briefs.map((brief) =>
      composeScene(brief, copy, { ...NO_IMAGES, objects: [BRUSH] }, fakeMeasure, { layout: 'masthead' }),
    ),
  )
  const ends = scenes.flatMap(({ layers }) => {
    const field = layers.find((layer) => layer.kind === 'art' && layer.role === 'field' && layer.box.height > 600)
    const texts = layers.filter((layer) => layer.kind === 'text')
    return field && 'box' in field ? [bottom(field.box) - Math.max(...texts.map(({ box }) => bottom(box)))] : []
  })
  expect(ends.length).toBeGreaterThan(1)
  expect(ends.filter((end) => end > 120)).toEqual([])
})
