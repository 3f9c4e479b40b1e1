import { expect, test } from 'vitest'
import { contains } from '../../model/geometry.ts'
import { createImageFacts } from '../../testing/briefs.ts'
import { createCoverImage } from './place-image.ts'
import { measureCutFaces, spareFaces } from './spare-faces.ts'

/** A photo of 1400 by 1000 pixels. */
const PHOTO = createImageFacts('photo')
const SHAPES = [
  [1080, 1080],
  [1080, 1920],
  [1920, 640],
  [300, 250],
  [400, 900],
] as const
const PLACES = [
  [40, 30],
  [1180, 60],
  [620, 780],
  [30, 790],
  [700, 400],
] as const

test.each(SHAPES)('a crop of %i by %i cuts no face, wherever it is in the photo and on the canvas', (width, height) => {
  for (const [x, y] of PLACES)
    for (const at of [0.2, 0.5, 0.8])
      for (const zoom of [1, 1.12, 2.1]) {
        const face = { x, y, width: 170, height: 190 }
        const focus = { x: (x + 85) / 1400, y: (y + 95) / 1000 }
        const { crop } = createCoverImage(
          { ...PHOTO, focus, faces: [face] },
          { x: 0, y: 0, width, height },
          [0, 0, 0, 0],
          {
            x: at,
            y: at,
            zoom,
          },
        )
        expect([x, y, at, zoom, contains(crop, face, 1)]).toEqual([x, y, at, zoom, true])
        expect(crop.x >= -0.01 && crop.x + crop.width <= 1400.01).toBe(true)
        expect(crop.y >= -0.01 && crop.y + crop.height <= 1000.01).toBe(true)
      }
})

test('a disc hides no part of a face', () => {
  const face = { x: 820, y: 330, width: 260, height: 300 }
  const facts = { ...PHOTO, focus: { x: 0.68, y: 0.48 }, faces: [face] }
  const { crop } = createCoverImage(facts, { x: 0, y: 0, width: 500, height: 500 }, [250, 250, 250, 250], {
    x: 0.9,
    y: 0.1,
  })
  const [x, y] = [crop.x + crop.width / 2, crop.y + crop.height / 2]
  const corners = [face.x, face.x + face.width].flatMap((left) =>
    [face.y, face.y + face.height].map((top) => [left, top]),
  )
  for (const [left = 0, top = 0] of corners) expect(Math.hypot(left - x, top - y)).toBeLessThanOrEqual(crop.width / 2)
})

test('of a group that is wider than the crop, whole faces are left out rather than cut', () => {
  const faces = [100, 420, 740, 1060].map((x) => ({ x, y: 200, width: 200, height: 240 }))
  for (const width of [320, 640, 900]) {
    const crop = spareFaces({ x: 250, y: 0, width, height: 1000 }, { ...PHOTO, focus: { x: 0.37, y: 0.3 }, faces })
    expect([width, ...measureCutFaces(faces, crop)]).toEqual([width, 0, 0, 0, 0])
    expect(faces.some((face) => contains(crop, face))).toBe(true)
  }
})

test('a focal point that a person chose stays in the crop, even if a face is cut', () => {
  const faces = [{ x: 900, y: 300, width: 300, height: 300 }]
  const crop = spareFaces({ x: 0, y: 0, width: 1000, height: 1000 }, { ...PHOTO, focus: { x: 0.05, y: 0.5 }, faces })
  expect(crop.x).toBeLessThanOrEqual(70)
})

test('a photo without faces is cropped as before', () => {
  const crop = { x: 12, y: 34, width: 500, height: 500 }
  expect(spareFaces(crop, PHOTO)).toEqual(crop)
})
