import { expect, test } from 'vitest'
import { followPointer, type GestureStart } from './gesture.ts'
import { snapDistance } from './snap.ts'

const START: GestureStart = {
  handle: 'move',
  box: { x: 100, y: 100, width: 200, height: 80 },
  angle: 0,
  pointer: { x: 150, y: 150 },
  candidates: { x: [{ at: 60, parts: 'edges', label: 'Left edge on the margin' }], y: [] },
  distance: snapDistance(1),
  isMirrored: false,
}

test('a drag moves the box by the distance of the pointer', () => {
  expect(followPointer(START, { x: 170, y: 140 }, false, null).box).toEqual({ x: 120, y: 90, width: 200, height: 80 })
})

test('a dragged box snaps, and with Alt it does not', () => {
  expect(followPointer(START, { x: 113, y: 150 }, false, null)).toMatchObject({ box: { x: 60 }, guides: { y: null } })
  expect(followPointer(START, { x: 113, y: 150 }, true, null)).toMatchObject({ box: { x: 63 }, guides: { x: null } })
})

test('the width grows to the right, in a mirrored design to the left', () => {
  const width = { ...START, handle: 'width' as const }
  expect(followPointer(width, { x: 200, y: 0 }, false, null).box).toEqual({ x: 100, y: 100, width: 250, height: 80 })
  expect(followPointer({ ...width, isMirrored: true }, { x: 100, y: 0 }, false, null).box).toEqual({
    x: 50,
    y: 100,
    width: 250,
    height: 80,
  })
  expect(followPointer(width, { x: -900, y: 0 }, false, null).box.width).toBe(16)
})

test('the size of words grows in steps of the type scale', () => {
  const size = { ...START, handle: 'size' as const }
  expect(followPointer(size, { x: 155, y: 0 }, false, null).steps).toBe(0)
  expect(followPointer(size, { x: 180, y: 0 }, false, null)).toMatchObject({
    steps: 1,
    box: { width: 225, height: 90 },
  })
  expect(followPointer(size, { x: 105, y: 0 }, false, null).steps).toBe(-2)
})

test('a picture grows in both directions', () => {
  const area = followPointer({ ...START, handle: 'area' }, { x: 160, y: 170 }, false, null)
  expect(area.box).toMatchObject({ width: 210, height: 100 })
})

test('a turn snaps to steps of 15 degrees, and with Alt it does not', () => {
  const turn = { ...START, handle: 'angle' as const, pointer: { x: 200, y: 40 } }
  expect(followPointer(turn, { x: 301, y: 141 }, false, null).angle).toBe(90)
  expect(followPointer(turn, { x: 301, y: 145 }, true, null).angle).toBe(93)
})
