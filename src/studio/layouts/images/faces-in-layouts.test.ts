import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import type { Box } from '../../model/geometry.ts'
import { createBrief, createCopy, createImageFacts, fakeMeasure } from '../../testing/briefs.ts'
import { LAYOUTS } from '../catalog.ts'
import { measureCutFaces } from './spare-faces.ts'

const FORMS = [
  [1080, 1080],
  [1080, 1920],
  [1200, 627],
  [1500, 500],
  [300, 600],
] as const
/** Heads in a photo of 1400 by 1000 pixels: in a corner, at the lower edge, and two persons. */
const PHOTOS: readonly (readonly Box[])[] = [
  [{ x: 60, y: 40, width: 150, height: 190 }],
  [{ x: 1150, y: 700, width: 160, height: 200 }],
  [
    { x: 380, y: 260, width: 170, height: 200 },
    { x: 840, y: 300, width: 150, height: 180 },
  ],
]

test.each(LAYOUTS.map(({ name }) => name))('the layout %s cuts no face of a photo in any form', async (name) => {
  const cut: string[] = []
  for (const [width, height] of FORMS)
    for (const [index, faces] of PHOTOS.entries())
      for (const seed of [1, 2]) {
        const brief = createBrief({ width, height, seed })
        const [first] = faces
        const focus = { x: ((first?.x ?? 0) + 75) / 1400, y: ((first?.y ?? 0) + 95) / 1000 }
        const material = {
          images: [{ ...createImageFacts('photo'), faces, focus }],
          logo: null,
          objects: [],
          notes: [],
        }
        const copy = createCopy('A calm morning', { subline: 'For people who get up early' })
        const { layers } = await composeScene(brief, copy, material, fakeMeasure, { layout: name })
        for (const layer of layers)
          if (layer.kind === 'picture' && measureCutFaces(faces, layer.crop).some((share) => share > 0.001))
            cut.push(`${width}x${height}, photo ${index + 1}, seed ${seed}`)
      }
  expect(cut).toEqual([])
})
