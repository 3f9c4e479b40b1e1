import { expect, test } from 'vitest'
import { layOutMasonry, measureHeight, findVisible, findNeighbor } from './masonry-layout.ts'

const HEIGHTS = [100, 300, 100, 100, 200, 100]
const boxes = layOutMasonry(HEIGHTS, (height) => height, { columns: 2, width: 210, gap: 10 })

test('each item is placed below the shortest column', () => {
  expect(boxes.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [110, 0],
    [0, 110],
    [0, 220],
    [110, 310],
    [0, 330],
  ])
  expect(boxes.every(({ width }) => width === 100)).toBe(true)
  expect(measureHeight(boxes)).toBe(510)
})

test('only boxes that overlap the window are rendered, including tall ones that start above it', () => {
  expect(findVisible(boxes, 0, 50, 300)).toEqual([0, 1])
  expect(findVisible(boxes, 250, 305, 300)).toEqual([1, 3])
  expect(findVisible(boxes, 600, 900, 300)).toEqual([])
})

test('of fifty thousand items each is measured once, and those in view are found', () => {
  let measured = 0
  const heightOf = (index: number) => {
    measured += 1
    return 100 + ((index * 37) % 300)
  }
  const many = layOutMasonry([...Array(50_000).keys()], heightOf, { columns: 4, width: 1200, gap: 20 })
  const shown = findVisible(many, 1_000_000, 1_001_000, 400)
  expect(measured).toBe(50_000)
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.length).toBeLessThan(40)
})

test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', null],
  [0, 'ArrowDown', 2],
  [1, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
  [4, 'ArrowDown', null],
  [5, 'ArrowRight', null],
  [3, 'Home', 0],
  [3, 'End', 5],
  [3, 'Enter', null],
])('from box %i, %s moves to %j', (index, key, to) => {
  expect(findNeighbor(boxes, index, key)).toBe(to)
})
