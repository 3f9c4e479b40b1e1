import { expect, test } from 'vitest'
import {
  measureRotatedBounds,
  chooseScale,
  normalizeAngle,
  pinBox,
  snapAngle,
  stepZoom,
  toShare,
  turnBetween,
} from './geometry.ts'

const SAFE = { x: 60, y: 250, width: 960, height: 1330 }

test('a distance is stored as a share of the safe box, in reading direction, with four digits', () => {
  expect(toShare({ x: 96, y: -13.3 }, SAFE, false)).toEqual([0.1, -0.01])
  expect(toShare({ x: 96, y: 0 }, SAFE, true)).toEqual([-0.1, 0])
  expect(toShare({ x: 1, y: 0 }, SAFE, false)).toEqual([0.001, 0])
})

test('the upright box around a turned one has the same center', () => {
  const around = measureRotatedBounds({ x: 100, y: 100, width: 200, height: 80 }, 90)
  expect(Object.values(around).map(Math.round)).toEqual([160, 40, 80, 200])
})

test('a zero distance has no sign, so that equal edits are stored equally', () => {
  expect(Object.is(toShare({ x: 0, y: 0 }, SAFE, true)[0], 0)).toBe(true)
})

test.each([
  [['start', 'top'], false, 60, 250],
  [['center', 'middle'], false, 490, 890],
  [['end', 'bottom'], false, 920, 1530],
  [['start', 'top'], true, 920, 250],
] as const)('a box pinned to %j (mirrored: %s) is at %d, %d', (pin, isMirrored, x, y) => {
  expect(pinBox({ x: 1, y: 2, width: 100, height: 50 }, pin, SAFE, isMirrored)).toEqual({
    x,
    y,
    width: 100,
    height: 50,
  })
})

test('a turn is measured around the center, the short way', () => {
  const center = { x: 100, y: 100 }
  expect(turnBetween(center, { x: 100, y: 0 }, { x: 200, y: 100 })).toBeCloseTo(90)
  expect(turnBetween(center, { x: 0, y: 101 }, { x: 0, y: 99 })).toBeCloseTo(1.146, 2)
})

test.each([
  [0, 0],
  [190, -170],
  [-190, 170],
  [540, 180],
  [-180, 180],
])('%d degrees are shown as %d', (angle, normal) => {
  expect(normalizeAngle(angle)).toBe(normal)
})

test.each([
  [2.4, 0],
  [-2.4, 0],
  [4.4, 4],
  [43, 45],
  [-88, -90],
])('an angle of %d degrees snaps to %d', (angle, snapped) => {
  expect(snapAngle(angle)).toBe(snapped)
})

test('a design that fits is shown at its own size at most, and a larger one as a whole', () => {
  expect(chooseScale('fit', { width: 1080, height: 1080 }, { width: 540, height: 900 })).toBe(0.5)
  expect(chooseScale('fit', { width: 300, height: 300 }, { width: 540, height: 900 })).toBe(1)
  expect(chooseScale(2, { width: 300, height: 300 }, { width: 540, height: 900 })).toBe(2)
})

test('zooming goes through steps and stops at the ends', () => {
  expect(stepZoom(0.58, 1)).toBe(0.67)
  expect(stepZoom(0.58, -1)).toBe(0.5)
  expect(stepZoom(4, 1)).toBe(4)
  expect(stepZoom(0.2, -1)).toBe(0.2)
})
