import { expect, test } from 'vitest'
import { composeScene } from '../../../compose.ts'
import { contains } from '../../../model/geometry.ts'
import { NO_IMAGES, type SubjectObject } from '../../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../../testing/briefs.ts'

const COAT: SubjectObject = { name: 'coat', ratio: 1, tones: [0.3, 0.5, 0.9] }
const BICYCLE: SubjectObject = { name: 'bicycle', ratio: 1.5, tones: [0.2, 0.4, 0.8] }

async function composePosters(object: SubjectObject, [width, height]: readonly [number, number]) {
  const material = { ...NO_IMAGES, objects: [object] }
  const copy = createCopy('All winter coats', { cta: null, subline: 'Until Sunday' })
  const briefs = [1, 2, 3, 4, 5, 6].map((seed) => createBrief({ width, height, seed }, { tone: 'bold' }))
  const scenes = await Promise.all(
    briefs.map((brief) => composeScene(brief, copy, material, fakeMeasure, { layout: 'poster' })),
  )
  return scenes.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'object').map(({ box }) => box))
}

const FORMS = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
] as const

test.each(FORMS)('a thing on a poster of %i x %i is never small in the middle of empty ground', async (...form) => {
  const boxes = (await Promise.all([COAT, BICYCLE].map((object) => composePosters(object, form)))).flat()
  expect(boxes.length).toBeGreaterThan(6)
  const lonely = boxes.filter(({ x, width }) => width < form[0] * 0.62 && Math.abs(x + width / 2 - form[0] / 2) < 60)
  expect(lonely).toEqual([])
})

test.each(FORMS)('nothing leaves a poster of %i x %i', async (...form) => {
  const canvas = { x: 0, y: 0, width: form[0], height: form[1] }
  const boxes = (await Promise.all([COAT, BICYCLE].map((object) => composePosters(object, form)))).flat()
  expect(boxes.filter((box) => !contains(canvas, box))).toEqual([])
})
