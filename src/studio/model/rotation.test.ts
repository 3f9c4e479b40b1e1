import { expect, test } from 'vitest'
import { listCorners, measureBounds, measureGap, measureTurnedBack, overlapTurned, turnPoint } from './rotation.ts'

const BOX = { x: 100, y: 100, width: 200, height: 80 }
const turned = (angle: number, box = BOX) => ({
  box,
  rotation: { angle, origin: [box.x + box.width / 2, box.y + box.height / 2] as const },
})
const rounded = (values: object) => Object.values(values).map((value) => Math.round(Number(value)))

test('a point is turned clockwise around the origin', () => {
  expect(turnPoint([10, 0], { angle: 90, origin: [0, 0] }).map(Math.round)).toEqual([0, 10])
  expect(listCorners(turned(180)).map((corner) => corner.map(Math.round))[0]).toEqual([300, 180])
})

test('the upright box around a box that is turned by 90 degrees has its sides swapped', () => {
  expect(rounded(measureBounds(turned(90)))).toEqual([160, 40, 80, 200])
  expect(measureBounds({ box: BOX })).toBe(BOX)
})

test('turned back by its own rotation, a box is as before', () => {
  const { box, rotation } = turned(33)
  expect(measureTurnedBack({ box, rotation }, { ...rotation })).toEqual(BOX)
  expect(rounded(measureTurnedBack({ box: BOX }, turned(90).rotation))).toEqual([160, 40, 80, 200])
})

test('turned boxes overlap by their own sides, not by the upright boxes around them', () => {
  const long = turned(45, { x: 0, y: 0, width: 400, height: 20 })
  const corner = { box: { x: 300, y: -100, width: 30, height: 30 } }
  expect(overlapTurned({ box: measureBounds(long) }, corner)).toBe(true)
  expect(overlapTurned(long, corner)).toBe(false)
  expect(overlapTurned(long, { box: { x: 190, y: 0, width: 30, height: 30 } })).toBe(true)
})

test('the gap between boxes is measured between their sides', () => {
  expect(measureGap({ box: BOX }, { box: { ...BOX, x: 340 } })).toBeCloseTo(40)
  expect(measureGap(turned(90), { box: { ...BOX, x: 340 } })).toBeCloseTo(100)
  expect(measureGap(turned(10), turned(20))).toBe(0)
})
