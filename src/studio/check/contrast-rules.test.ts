import { expect, test } from 'vitest'
import { checkContrast } from './contrast-rules.ts'
import type { Box } from '../model/geometry.ts'
import type { ArtLayer, Scene, TextLayer } from '../model/scene.ts'

const SIDE = 400
/** A short line above a long one, dark on white, as their letters fill them: bars of ink. */
const LINES = [
  { text: 'Short', x: 40, y: 140, width: 100 },
  { text: 'A line as wide as the text', x: 40, y: 220, width: 300 },
]
const TEXT: TextLayer = {
  kind: 'text',
  role: 'headline',
  text: 'Short A line as wide as the text',
  transform: 'none',
  family: 'Inter',
  weight: 700,
  size: 60,
  tracking: 0,
  color: '#003127',
  ground: '#FFFFFF',
  box: { x: 40, y: 96, width: 300, height: 124 },
  lines: LINES,
}

/** Draws the ink of the lines over a motif on white, and checks it. The motif may be a shape of the scene. */
function check(motif: Box, shapes: readonly ArtLayer[] = [], text = TEXT) {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(255)
  const fill = ({ x, y, width, height }: Box, color: readonly number[]) => {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) data.set(color, (row * SIDE + column) * 3)
  }
  fill(motif, [15, 76, 63])
  for (const { x, y, width } of LINES)
    for (let letter = x; letter < x + width; letter += 20)
      fill({ x: letter, y: y - 40, width: 8, height: 40 }, [0, 49, 39])
  const scene = { width: SIDE, height: SIDE, layers: [text, ...shapes] } as unknown as Scene
  const [rule] = checkContrast(scene, { data, width: SIDE, height: SIDE })
  return rule?.passed
}

test('what stands beside a short line is no ground of its text, and what stands behind a line is', () => {
  expect(check({ x: 240, y: 60, width: 100, height: 90 })).toBe(true)
  expect(check({ x: 90, y: 60, width: 100, height: 90 })).toBe(false)
  expect(check({ x: 240, y: 150, width: 100, height: 90 })).toBe(false)
})

test('a line between rows is no ground of the words above it', () => {
  const rule = { x: 20, y: 246, width: 360, height: 3 }
  const shape: ArtLayer = { kind: 'art', role: 'icon', box: rule, corners: null, paths: [] }
  const withDescent = { ...TEXT, box: { ...TEXT.box, height: 148 } }
  expect(check(rule, [], withDescent)).toBe(false)
  expect(check(rule, [shape], withDescent)).toBe(true)
})
