import { expect, test } from 'vitest'
import type { Design } from '#contract/designs/design-document.ts'
import { NO_OVERRIDES } from '#contract/designs/overrides.ts'
import { changeSlot } from './edit-design.ts'
import { findPin, holdSides, moveChange, placeInside, stepBy } from './place-slot.ts'

const SAFE = { x: 50, y: 50, width: 1000, height: 500 }
const FRAME = { safe: SAFE, margins: SAFE, isMirrored: false }
const DESIGN: Design = { overrides: NO_OVERRIDES, copy: {}, layout: null }
const box = { x: 100, y: 100, width: 200, height: 40 }

test('a move is added to the move before', () => {
  const moved = changeSlot(DESIGN, 'cta', { move: [0.1, 0] })
  expect(moveChange(moved, 'cta', box, { ...box, x: 150, y: 110 }, FRAME, null)).toEqual({
    move: [0.15, 0.02],
    pin: undefined,
  })
})

test('a pinned slot is moved from where the layout puts it', () => {
  const pinned = changeSlot(DESIGN, 'cta', { pin: ['end', 'top'] })
  const base = { ...box, x: 300, y: 300 }
  expect(moveChange(pinned, 'cta', box, { ...box, x: 350 }, FRAME, base)).toEqual({
    move: [0.05, -0.4],
    pin: undefined,
  })
})

test('a move is at most one safe box long', () => {
  expect(moveChange(DESIGN, 'cta', box, { ...box, x: 5000 }, FRAME, null).move).toEqual([1, 0])
})

test('a box at a corner or the center of the margins is pinned there', () => {
  expect(findPin({ ...box, x: 50, y: 50 }, FRAME)).toEqual(['start', 'top'])
  expect(findPin({ ...box, x: 450.4, y: 280 }, FRAME)).toEqual(['center', 'middle'])
  expect(findPin({ ...box, x: 50, y: 50 }, { ...FRAME, isMirrored: true })).toEqual(['end', 'top'])
  expect(findPin(box, FRAME)).toBeNull()
})

test('words stay in the safe box, pictures may leave it', () => {
  const outside = { ...box, x: -20 }
  expect(placeInside({ kind: 'text', angle: 0 }, outside, FRAME).x).toBe(50)
  expect(placeInside({ kind: 'picture', angle: 0 }, outside, FRAME).x).toBe(-20)
  const upright = placeInside({ kind: 'text', angle: 90 }, { ...box, x: -200 }, FRAME)
  expect(upright.x + upright.width / 2 - upright.height / 2).toBeCloseTo(50)
})

test('a step stays between -3 and 3', () => {
  expect([stepBy(undefined, 1), stepBy(3, 1), stepBy(-3, -1)]).toEqual([1, 3, -3])
})

type Resized = Parameters<typeof holdSides>[1]

test('a resized slot is moved so that the sides opposite to the handle stay', () => {
  const image: Resized = { slot: 'picture:1', kind: 'picture', align: null, angle: 0, edits: ['move'] }
  const wider = { ...box, width: 300 }
  const fromLeft = { ...box, x: 0, width: 300 }
  expect(holdSides(DESIGN, image, box, wider, FRAME)).toEqual({ move: [0.05, 0] })
  expect(holdSides(DESIGN, image, box, fromLeft, FRAME)).toEqual({ move: [-0.05, 0] })
  expect(holdSides(DESIGN, image, box, { ...box, y: 80, height: 60 }, FRAME)).toEqual({ move: [0, -0.02] })
  expect(holdSides(DESIGN, image, box, wider, { ...FRAME, isMirrored: true })).toEqual({ move: [-0.05, 0] })
  expect(holdSides(DESIGN, { ...image, angle: 10 }, box, wider, FRAME)).toEqual({})
  expect(holdSides(changeSlot(DESIGN, 'picture:1', { pin: ['end', 'top'] }), image, box, wider, FRAME)).toEqual({})
})

test('resized words are moved from the edge that they are aligned to', () => {
  const text: Resized = { slot: 'headline', kind: 'text', align: 'start', angle: 0, edits: ['move'] }
  const wider = { ...box, width: 300 }
  const fromLeft = { ...box, x: 0, width: 300 }
  expect(holdSides(DESIGN, text, box, wider, FRAME)).toEqual({})
  expect(holdSides(DESIGN, text, box, fromLeft, FRAME)).toEqual({ move: [-0.1, 0] })
  expect(holdSides(DESIGN, { ...text, align: 'end' }, box, wider, FRAME)).toEqual({ move: [0.1, 0] })
  expect(holdSides(DESIGN, text, box, fromLeft, { ...FRAME, isMirrored: true })).toEqual({})
})
