import { expect, test } from 'vitest'
import { createCanvas } from '../model/canvas.ts'
import type { LogoLayer } from '../model/scene.ts'
import { keepInSafeBox } from './place-slot.ts'
import { measureSlotBounds } from './slot-kinds.ts'
import { moveLayer } from './transform-layer.ts'

/** A reel, whose buttons cover a column at the right. */
const COLUMN = { x: 842, y: 360, width: 238, height: 900 }
const CANVAS = createCanvas(1080, 1920, 'instagram', {
  box: { x: 60, y: 250, width: 960, height: 1330 },
  keep_out: [COLUMN],
})
const TURNED: LogoLayer = {
  kind: 'logo',
  slot: 'logo',
  key: 'logo',
  box: { x: 860, y: 1300, width: 100, height: 40 },
  crop: { x: 0, y: 0, width: 100, height: 40 },
  clear: 0,
  rotation: { angle: 20, origin: [910, 1320] },
}

/** Keeps the turned logo in the safe area, from where its upper edge is at `top`. */
function keepFrom(top: number) {
  const bounds = measureSlotBounds([TURNED])
  const kept = keepInSafeBox([moveLayer(TURNED, 0, top - bounds.y)], CANVAS)
  return { before: bounds, after: measureSlotBounds(kept) }
}

test.each([1259.7, 1259.99, 1259.4, 1250])(
  'a turned slot whose upper edge at %f is covered moves out of the covered area at its size',
  (top) => {
    const { before, after } = keepFrom(top)
    expect(after.y).toBeGreaterThan(COLUMN.y + COLUMN.height - 0.05)
    expect(after.width).toBeCloseTo(before.width, 1)
  },
)

test('a slot without a place at its size ends at a smaller one, also where everything is covered', () => {
  const canvas = { ...CANVAS, safe: { ...CANVAS.safe, keep_out: [{ x: 0, y: 0, width: 1080, height: 1920 }] } }
  expect(measureSlotBounds(keepInSafeBox([TURNED], canvas)).width).toBeLessThan(measureSlotBounds([TURNED]).width)
})
