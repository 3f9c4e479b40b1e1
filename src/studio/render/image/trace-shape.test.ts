import { expect, test } from 'vitest'
import { measureContour, traceShape } from './trace-shape.ts'

const SIDE = 64

/** Draws what `isInside` says, and traces it inside of its bounds. */
function trace(isInside: (x: number, y: number) => boolean, width = SIDE) {
  const alpha = Uint8Array.from({ length: width * SIDE }, (_none, at) =>
    isInside(at % width, Math.floor(at / width)) ? 255 : 0,
  )
  return traceShape({ alpha, width, height: SIDE }, { x: 0, y: 0, width, height: SIDE })
}

test('a mark is traced with its hole, which runs the other way around', () => {
  const shape = trace((x, y) => {
    const distance = Math.hypot(x - 32, y - 32)
    return distance < 28 && distance > 12
  })
  const areas = shape?.contours.map(measureContour) ?? []
  expect(areas).toHaveLength(2)
  // A circle stays one: no corner is far from the next.
  expect(Math.min(...(shape?.contours ?? []).map(({ length }) => length))).toBeGreaterThan(11)
  const [outer = 0, inner = 0] = areas.toSorted((one, two) => Math.abs(two) - Math.abs(one))
  expect(Math.sign(outer)).toBe(-Math.sign(inner))
  expect(Math.abs(outer)).toBeCloseTo(Math.PI * (28 / SIDE) ** 2, 1)
  expect(Math.abs(inner)).toBeCloseTo(Math.PI * (12 / SIDE) ** 2, 1)
})

test('an outline through half transparent pixels stays one whole contour', () => {
  // Disc edges with all values between 0 and 255, of which many are exactly the middle.
  for (const middle of [127, 128]) {
    const alpha = Uint8Array.from({ length: SIDE * SIDE }, (_none, at) => {
      const distance = Math.hypot((at % SIDE) - 31.5, Math.floor(at / SIDE) - 31.5)
      return distance < 24 ? 255 : distance < 26 ? middle : 0
    })
    const shape = traceShape({ alpha, width: SIDE, height: SIDE }, { x: 0, y: 0, width: SIDE, height: SIDE })
    expect(shape?.contours).toHaveLength(1)
    const [contour = []] = shape?.contours ?? []
    expect(Math.abs(measureContour(contour))).toBeGreaterThan(Math.PI * (23.5 / SIDE) ** 2)
    expect(Math.abs(measureContour(contour))).toBeLessThan(Math.PI * (26.5 / SIDE) ** 2)
  }
})

test('wordmarks, blocks and marks of many parts are no shape', () => {
  expect(trace((x) => x > 4 && x < 180, 192)).toBeNull()
  expect(trace((x, y) => x > 4 && x < 60 && y > 4 && y < 60)).toBeNull()
  expect(trace((x, y) => x % 16 > 4 && y % 16 > 4)).toBeNull()
})
