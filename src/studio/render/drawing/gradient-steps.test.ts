import { expect, test } from 'vitest'
import { verticalGradient, polygonPath, rectanglePath, filled } from '../../art/svg-paths.ts'
import { right } from '../../model/geometry.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { shareCompositor } from '../shared-studio.ts'
import { splitIntoSteps } from './gradient-steps.ts'
import type { Box } from '../../model/geometry.ts'
import type { Path } from '../../model/scene.ts'

const compositor = shareCompositor()
const canvas = { x: 0, y: 0, width: 90, height: 240 }
const scene = await composeScene(createBrief({ width: 90, height: 240 }), createCopy('Sale'), NO_IMAGES, fakeMeasure)

const drawn = (path: Path) =>
  compositor.drawPart(
    {
      ...scene,
      layers: [
        { kind: 'backdrop', color: '#FFFFFF' },
        { kind: 'art', role: 'field', box: canvas, corners: null, paths: [path] },
      ],
    },
    {},
    canvas,
  )

/** The same rectangle in path data that `splitIntoSteps` does not recognize. */
const plain = ({ x, y, width, height }: Box) =>
  polygonPath([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

test.each<[string, Box, string[]]>([
  ['two similar colors', canvas, ['#E9D0AF', '#E3C9A8']],
  ['three colors', { x: 10, y: 20, width: 70, height: 200 }, ['#101828', '#121A2A', '#0E1626']],
  ['edges between pixels', { x: 10.3, y: 20.8, width: 50.5, height: 187.7 }, ['#CCB393', '#D9BF9F']],
  ['an edge off the canvas', { x: -20, y: -40, width: 90, height: 200 }, ['#0F4C3F', '#0A3A30']],
])('a vertical gradient with %s gives the same pixels in steps', async (_, box, colors) => {
  const fill = verticalGradient(box, ...colors)
  const stepped = filled(rectanglePath(box), fill)
  expect(splitIntoSteps(stepped, canvas)?.length).toBeGreaterThan(3)
  expect(Buffer.compare(await drawn(stepped), await drawn(filled(plain(box), fill)))).toBe(0)
})

test('a part has only the steps of its rows, at the same positions', () => {
  const path = filled(rectanglePath(canvas), verticalGradient(canvas, '#E9D0AF', '#E3C9A8'))
  const part = { ...canvas, y: 100, height: 40 }
  const whole = splitIntoSteps(path, canvas) ?? []
  const steps = splitIntoSteps(path, part) ?? []
  expect(steps.length).toBeLessThan(whole.length / 2)
  expect(steps.slice(1, -1).every((step) => whole.some(({ d, fill }) => d === step.d && fill === step.fill))).toBe(true)
})

test.each<[string, Path]>([
  ['a gradient of many colors', filled(rectanglePath(canvas), verticalGradient(canvas, '#000000', '#FFFFFF'))],
  ['a horizontal gradient', filled(rectanglePath(canvas), { ...gently(), from: [0, 0], to: [right(canvas), 0] })],
  [
    'a gradient that ends transparent',
    filled(rectanglePath(canvas), {
      ...gently(),
      stops: [
        [0, '#112233', 1],
        [1, '#112233', 0],
      ],
    }),
  ],
  ['round corners', filled(rectanglePath(canvas, [9, 9, 9, 9]), gently())],
  ['a transparent rectangle', { ...filled(rectanglePath(canvas), gently()), opacity: 0.5 }],
  ['a plain color', filled(rectanglePath(canvas), '#112233')],
])('%s is not split into steps', (_, path) => {
  expect(splitIntoSteps(path, canvas)).toBe(null)
})

function gently() {
  return {
    type: 'linear',
    from: [0, 0],
    to: [0, 240],
    stops: [
      [0, '#E9D0AF', 1],
      [1, '#E3C9A8', 1],
    ],
  } as const
}
