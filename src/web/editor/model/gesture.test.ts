import { expect, test } from 'vitest'
import { followPointer, type GestureStart } from './gesture.ts'
import { snapDistance } from './snap.ts'

const START: GestureStart = {
  handle: 'move',
  pull: [0, 0],
  box: { x: 100, y: 100, width: 200, height: 80 },
  largest: { width: 1000, height: 500 },
  angle: 0,
  pointer: { x: 150, y: 150 },
  candidates: { x: [{ at: 60, parts: 'edges', label: 'Left edge on the margin' }], y: [] },
  distance: snapDistance(1),
}

test('a drag moves the box by the distance of the pointer', () => {
  expect(followPointer(START, { x: 170, y: 140 }, false, null).box).toEqual({ x: 120, y: 90, width: 200, height: 80 })
})

test('a dragged box snaps, and with Alt it does not', () => {
  expect(followPointer(START, { x: 113, y: 150 }, false, null)).toMatchObject({ box: { x: 60 }, guides: { y: null } })
  expect(followPointer(START, { x: 113, y: 150 }, true, null)).toMatchObject({ box: { x: 63 }, guides: { x: null } })
})

test('a side follows the pointer, and the opposite side stays', () => {
  const right: GestureStart = { ...START, handle: 'width', pull: [1, 0] }
  const left: GestureStart = { ...right, pull: [-1, 0] }
  expect(followPointer(right, { x: 200, y: 0 }, false, null).box).toEqual({ x: 100, y: 100, width: 250, height: 80 })
  expect(followPointer(right, { x: -900, y: 0 }, false, null).box).toEqual({ x: 100, y: 100, width: 16, height: 80 })
  expect(followPointer(right, { x: 2000, y: 0 }, false, null).box.width).toBe(1000)
  expect(followPointer(left, { x: 130, y: 0 }, false, null).box).toEqual({ x: 80, y: 100, width: 220, height: 80 })
  expect(followPointer(left, { x: 900, y: 0 }, false, null).box).toEqual({ x: 284, y: 100, width: 16, height: 80 })
})

test('a pulled side snaps to a line, and with Alt, or when it is turned, it does not', () => {
  const left: GestureStart = { ...START, handle: 'width', pull: [-1, 0] }
  expect(followPointer(left, { x: 113, y: 150 }, false, null)).toMatchObject({
    box: { x: 60, width: 240 },
    guides: { x: { line: { at: 60 } }, y: null },
  })
  expect(followPointer(left, { x: 113, y: 150 }, true, null)).toMatchObject({ box: { x: 63 }, guides: { x: null } })
  expect(followPointer({ ...left, angle: 10 }, { x: 113, y: 150 }, false, null).guides).toEqual({ x: null, y: null })
})

test.each([
  { pull: [-1, -1], box: { x: 110, y: 120, width: 190, height: 60 } },
  { pull: [1, -1], box: { x: 100, y: 120, width: 210, height: 60 } },
  { pull: [-1, 1], box: { x: 110, y: 100, width: 190, height: 100 } },
  { pull: [1, 1], box: { x: 100, y: 100, width: 210, height: 100 } },
] as const)('a picture is resized at the corner $pull', ({ pull, box }) => {
  expect(followPointer({ ...START, handle: 'area', pull }, { x: 160, y: 170 }, false, null).box).toEqual(box)
})

test('a turned box snaps with the upright box around it', () => {
  // Turned by 90 degrees, the box of 200 x 80 pixels reaches from x 160 to 240.
  const { box } = followPointer({ ...START, angle: 90 }, { x: 53, y: 150 }, false, null)
  expect([Math.round(box.x), box.width]).toEqual([0, 200])
})

test('the side of a turned box is pulled along its own direction', () => {
  const side: GestureStart = { ...START, handle: 'width', pull: [1, 0], angle: 90 }
  expect(followPointer(side, { x: 150, y: 190 }, false, null).box.width).toBeCloseTo(240)
  expect(followPointer(side, { x: 190, y: 150 }, false, null).box.width).toBeCloseTo(200)
})

test('the size of words grows in steps of the type scale', () => {
  const size: GestureStart = { ...START, handle: 'size', pull: [1, 1] }
  expect(followPointer(size, { x: 155, y: 0 }, false, null).steps).toBe(0)
  expect(followPointer(size, { x: 180, y: 0 }, false, null)).toMatchObject({
    steps: 1,
    box: { width: 225, height: 90 },
  })
  expect(followPointer(size, { x: 105, y: 0 }, false, null).steps).toBe(-2)
})

test('a turn snaps to steps of 15 degrees, and with Alt it does not', () => {
  const turn = { ...START, handle: 'angle' as const, pointer: { x: 200, y: 40 } }
  expect(followPointer(turn, { x: 301, y: 141 }, false, null).angle).toBe(90)
  expect(followPointer(turn, { x: 301, y: 145 }, true, null).angle).toBe(93)
})
