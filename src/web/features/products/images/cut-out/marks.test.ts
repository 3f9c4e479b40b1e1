import { expect, test } from 'vitest'
import { KEEP, openMarks, paintLine, REMOVE, storeMarks } from './marks.ts'

const IMAGE = { width: 1000, height: 500 }

test('the grid has the proportions of the picture, and no marks at first', () => {
  const marks = openMarks(null, IMAGE)
  expect([marks.width, marks.height]).toEqual([256, 128])
  expect(storeMarks(marks)).toBeNull()
  expect(openMarks(null, { width: 4000, height: 3 })).toMatchObject({ width: 256, height: 1 })
})

test('a dot is round, and a line has no gaps', () => {
  const marks = openMarks(null, IMAGE)
  paintLine(marks, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, { mark: REMOVE, size: 0.125 })
  const area = marks.cells.filter((cell) => cell === REMOVE).length
  expect(Math.abs(area - Math.PI * 16 ** 2)).toBeLessThan(40)
  paintLine(marks, { x: 0, y: 0.25 }, { x: 1, y: 0.25 }, { mark: KEEP, size: 0.02 })
  expect([...marks.cells.subarray(32 * 256, 33 * 256)].every((cell) => cell === KEEP)).toBe(true)
})

test('a brush at the border stays inside the grid', () => {
  const marks = openMarks(null, IMAGE)
  paintLine(marks, { x: -0.2, y: 1.1 }, { x: 1.3, y: 1 }, { mark: KEEP, size: 0.4 })
  expect(marks.cells).toHaveLength(256 * 128)
  expect(marks.cells[0]).toBe(0)
  expect(marks.cells.at(-1)).toBe(KEEP)
})

test('stored marks are the same after they are opened again', () => {
  const marks = openMarks(null, IMAGE)
  paintLine(marks, { x: 0.1, y: 0.1 }, { x: 0.9, y: 0.8 }, { mark: REMOVE, size: 0.1 })
  paintLine(marks, { x: 0.9, y: 0.1 }, { x: 0.2, y: 0.9 }, { mark: KEEP, size: 0.05 })
  const stored = storeMarks(marks)
  expect(stored).toMatchObject({ version: 1, width: 256, height: 128 })
  expect(openMarks(stored, { width: 9, height: 9 })).toEqual(marks)
})
