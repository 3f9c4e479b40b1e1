import { expect, test } from 'vitest'
import { alignBoxes, distributeBoxes } from './arrange.ts'

const BOXES = [
  { x: 100, y: 10, width: 200, height: 40 },
  { x: 40, y: 300, width: 100, height: 20 },
  { x: 180, y: 90, width: 60, height: 60 },
]

test.each([
  ['left', 'x', [40, 40, 40]],
  ['center', 'x', [70, 120, 140]],
  ['right', 'x', [100, 200, 240]],
  ['top', 'y', [10, 10, 10]],
  ['middle', 'y', [145, 155, 135]],
  ['bottom', 'y', [280, 300, 260]],
] as const)('boxes are aligned to the %s of the area that they cover', (alignment, axis, places) => {
  const aligned = alignBoxes(BOXES, alignment)
  expect(aligned.map((box) => box[axis])).toEqual(places)
  const other = axis === 'x' ? 'y' : 'x'
  expect(aligned.map((box) => box[other])).toEqual(BOXES.map((box) => box[other]))
})

test('distributed boxes have equal gaps, keep their order, and the outer ones stay', () => {
  expect(distributeBoxes(BOXES, 'y').map(({ y }) => y)).toEqual([10, 300, 145])
  expect(distributeBoxes(BOXES, 'x').map(({ x }) => x)).toEqual([60, 40, 180])
})

test('two boxes have nothing to distribute', () => {
  expect(distributeBoxes(BOXES.slice(0, 2), 'y')).toEqual(BOXES.slice(0, 2))
})
