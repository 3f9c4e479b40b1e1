import { expect, test } from 'vitest'
import { createCanvas } from '../model/canvas.ts'
import { clearGrounds } from './clear-grounds.ts'
import type { ArtLayer, Layer, TextLayer } from '../model/scene.ts'

const CANVAS = createCanvas(1000, 1000, null)
const pattern = (d: string): ArtLayer => ({
  kind: 'art',
  role: 'ground',
  box: { x: 0, y: 0, width: 1000, height: 1000 },
  corners: null,
  paths: [{ d, fill: '#EEEEEE' }],
})
const words = (x: number, y: number, width: number): TextLayer => ({
  kind: 'text',
  role: 'detail',
  text: 'Sunday',
  transform: 'none',
  family: 'Inter',
  weight: 400,
  size: 40,
  tracking: 0,
  color: '#000000',
  ground: '#FFFFFF',
  box: { x, y: y - 40, width, height: 50 },
  lines: [{ text: 'Sunday', x, y, width }],
})
const listGrounds = (layers: readonly Layer[]) => layers.flatMap((layer) => (layer.kind === 'art' ? [layer.box] : []))
const DOTS = 'M0 0h1v1Z'.repeat(80)

test('dots of the ground keep their distance from words', () => {
  const [box] = listGrounds(clearGrounds([pattern(DOTS), words(80, 500, 400)], CANVAS))
  expect(box).toMatchObject({ y: 0, height: 1000 })
  expect(box?.x).toBeGreaterThan(80 + 400 + 30)
})

test('beside a drawing, a pattern that would end inside of the canvas is left out', () => {
  const box = { x: 600, y: 600, width: 300, height: 300 }
  const ramp = { dark: '#111111', middle: '#777777', light: '#EEEEEE' }
  const drawing = {
    kind: 'object',
    name: 'taxi',
    box,
    angle: 0,
    treatment: 'print',
    ramp,
    clip: null,
    shadow: null,
  } as const
  expect(listGrounds(clearGrounds([pattern(DOTS), drawing, words(80, 500, 400)], CANVAS))).toEqual([])
  expect(listGrounds(clearGrounds([pattern(DOTS), drawing], CANVAS))).toHaveLength(1)
})

test('a large shape is cut only by a line from edge to edge, and left out where words are everywhere', () => {
  const [box] = listGrounds(clearGrounds([pattern('M0 0h900v900Z'), words(80, 300, 840)], CANVAS))
  expect(box).toMatchObject({ x: 0, width: 1000 })
  expect(box?.y).toBeGreaterThan(300)
  const rows = [100, 300, 500, 700, 900].map((y) => words(80, y, 840))
  expect(listGrounds(clearGrounds([pattern('M0 0h900v900Z'), ...rows], CANVAS))).toEqual([])
})

test('a field under words is no pattern', () => {
  const field = { ...pattern(DOTS), paths: [{ d: DOTS, fill: '#FFFFFF' }] }
  expect(listGrounds(clearGrounds([field, words(80, 500, 400)], CANVAS))).toEqual([field.box])
})

test('a sliver of a pattern beside a field is left out', () => {
  const field = (x: number): ArtLayer => ({
    ...pattern(''),
    role: 'field',
    box: { x, y: 0, width: 1000 - x, height: 1000 },
    paths: [{ d: `M${x} 0H1000V1000H${x}V0Z`, fill: '#00AA88' }],
  })
  const waves = pattern('M0 0h900v900Z')
  expect(listGrounds(clearGrounds([waves, field(500), words(20, 500, 380)], CANVAS))).toEqual([field(500).box])
  expect(listGrounds(clearGrounds([waves, field(900), words(20, 500, 380)], CANVAS))).toHaveLength(2)
})
