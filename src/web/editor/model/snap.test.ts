import { expect, test } from 'vitest'
import { describeGuides, listSnapLines, snapBox, snapDistance, type SnapLine } from './snap.ts'

const CANVAS = { width: 1080, height: 1080 }
const SAFE = { x: 60, y: 60, width: 960, height: 960 }
const LINES = listSnapLines(CANVAS, SAFE, [{ name: 'Logo', box: { x: 200, y: 100, width: 100, height: 50 } }])
const AT_FULL_SIZE = snapDistance(1)

test('an edge within 6 pixels of the margin snaps to it, and the guide says so', () => {
  const snapped = snapBox({ x: 65, y: 700, width: 300, height: 90 }, LINES, AT_FULL_SIZE)
  expect(snapped.box).toEqual({ x: 60, y: 700, width: 300, height: 90 })
  expect(snapped.x).toMatchObject({ line: { at: 60 }, part: 0 })
  expect(describeGuides(snapped)).toBe('Left edge on the margin')
})

test('a box snaps to the edges of a safe area, but not to the edges of the canvas', () => {
  const lines = listSnapLines(CANVAS, SAFE, [], [{ x: 0, y: 250, width: 1080, height: 600 }])
  const snapped = snapBox({ x: 3, y: 246, width: 300, height: 90 }, lines, AT_FULL_SIZE)
  expect(snapped.box).toMatchObject({ x: 3, y: 250 })
  expect(describeGuides(snapped)).toBe('On the edge of the safe area')
})

test('a box 7 pixels away stays where it is', () => {
  const box = { x: 67, y: 700, width: 300, height: 90 }
  expect(snapBox(box, LINES, AT_FULL_SIZE)).toEqual({ box, x: null, y: null })
})

test('the distance is the same on the screen at every zoom', () => {
  const box = { x: 70, y: 700, width: 300, height: 90 }
  expect(snapBox(box, LINES, snapDistance(0.5)).box.x).toBe(60)
  expect(snapBox(box, LINES, snapDistance(2)).box.x).toBe(70)
})

test('a caught box is held until it is 9 pixels away', () => {
  const at = (x: number) => ({ x, y: 700, width: 300, height: 90 })
  const caught = snapBox(at(64), LINES, AT_FULL_SIZE)
  expect(snapBox(at(68), LINES, AT_FULL_SIZE, caught).box.x).toBe(60)
  expect(snapBox(at(70), LINES, AT_FULL_SIZE, caught).box.x).toBe(70)
})

test('the center of a box snaps to the center of the canvas, its edges do not', () => {
  expect(snapBox({ x: 392, y: 700, width: 300, height: 90 }, LINES, AT_FULL_SIZE).box.x).toBe(390)
  expect(snapBox({ x: 543, y: 700, width: 300, height: 90 }, LINES, AT_FULL_SIZE).box.x).toBe(543)
})

test('a box snaps to the edges and centers of other slots in both directions', () => {
  const snapped = snapBox({ x: 203, y: 148, width: 333, height: 91 }, LINES, AT_FULL_SIZE)
  expect(snapped.box).toMatchObject({ x: 200, y: 150 })
  expect(describeGuides(snapped)).toBe('Aligned with Logo')
})

test('of two lines at the same distance the earlier one wins', () => {
  const line = (at: number, label: string): SnapLine => ({ at, parts: 'edges', label })
  const lines = { x: [line(104, 'first'), line(96, 'second')], y: [] }
  expect(snapBox({ x: 100, y: 0, width: 500, height: 10 }, lines, AT_FULL_SIZE).x?.line.label).toBe('first')
})

test('a box snaps to where its gap equals the gap of two neighbors: between, before, and after them', () => {
  const lines = listSnapLines(CANVAS, SAFE, [
    { name: 'Logo', box: { x: 200, y: 300, width: 80, height: 50 } },
    { name: 'Button', box: { x: 200, y: 470, width: 80, height: 50 } },
  ])
  const snapY = (y: number, height: number) => {
    const { box, y: guide } = snapBox({ x: 700, y, width: 33, height }, lines, AT_FULL_SIZE)
    return [box.y, guide?.line.label]
  }
  expect(snapY(388, 40)).toEqual([390, 'Equal gaps'])
  expect(snapY(643, 31)).toEqual([640, 'Equal gaps'])
  expect(snapY(152, 31)).toEqual([149, 'Equal gaps'])
})
