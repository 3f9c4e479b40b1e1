import { expect, test } from 'vitest'
import { down, polygon, rectangle, solid } from '../art/pen.ts'
import { right } from '../geometry.ts'
import { briefOf, copyOf, fakeMeasure } from '../testing.ts'
import { composeScene } from '../compose.ts'
import { NO_MATERIAL } from '../material.ts'
import { openCompositor } from './compositor.ts'
import { stepsOf } from './steps.ts'
import type { Box } from '../geometry.ts'
import type { Path } from '../scene.ts'

const compositor = openCompositor()
const canvas = { x: 0, y: 0, width: 90, height: 240 }
const scene = await composeScene(briefOf({ width: 90, height: 240 }), copyOf('Sale'), NO_MATERIAL, fakeMeasure)

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

/** The same rectangle in words of which the steps know nothing. */
const plain = ({ x, y, width, height }: Box) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

test.each<[string, Box, string[]]>([
  ['two like colours', canvas, ['#E9D0AF', '#E3C9A8']],
  ['three colours', { x: 10, y: 20, width: 70, height: 200 }, ['#101828', '#121A2A', '#0E1626']],
  ['edges between pixels', { x: 10.3, y: 20.8, width: 50.5, height: 187.7 }, ['#CCB393', '#D9BF9F']],
  ['an edge off the canvas', { x: -20, y: -40, width: 90, height: 200 }, ['#0F4C3F', '#0A3A30']],
])('%s run down a rectangle in steps that are the same pixels as the gradient', async (_, box, colors) => {
  const fill = down(box, ...colors)
  const stepped = solid(rectangle(box), fill)
  expect(stepsOf(stepped, canvas)?.length).toBeGreaterThan(3)
  expect(Buffer.compare(await drawn(stepped), await drawn(solid(plain(box), fill)))).toBe(0)
})

test('a part has the steps of its rows only, where the whole has them', () => {
  const path = solid(rectangle(canvas), down(canvas, '#E9D0AF', '#E3C9A8'))
  const part = { ...canvas, y: 100, height: 40 }
  const whole = stepsOf(path, canvas) ?? []
  const steps = stepsOf(path, part) ?? []
  expect(steps.length).toBeLessThan(whole.length / 2)
  expect(steps.slice(1, -1).every((step) => whole.some(({ d, fill }) => d === step.d && fill === step.fill))).toBe(true)
})

test.each<[string, Path]>([
  ['a gradient of many colours', solid(rectangle(canvas), down(canvas, '#000000', '#FFFFFF'))],
  ['a gradient that runs across', solid(rectangle(canvas), { ...gently(), from: [0, 0], to: [right(canvas), 0] })],
  [
    'a gradient that ends clear',
    solid(rectangle(canvas), {
      ...gently(),
      stops: [
        [0, '#112233', 1],
        [1, '#112233', 0],
      ],
    }),
  ],
  ['round corners', solid(rectangle(canvas, [9, 9, 9, 9]), gently())],
  ['what is let through', { ...solid(rectangle(canvas), gently()), opacity: 0.5 }],
  ['one colour', solid(rectangle(canvas), '#112233')],
])('%s is left to the rasteriser', (_, path) => {
  expect(stepsOf(path, canvas)).toBe(null)
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
