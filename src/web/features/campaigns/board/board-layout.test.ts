import { expect, test } from 'vitest'
import type { Cell } from '#contract/campaigns/cells.ts'
import { createCell } from '../create-cell.ts'
import { countColumns, filterCells, groupCells, isToMake, layOutRows, listValues, NO_FILTERS } from './board-layout.ts'

const cell = (id: number, part: Partial<Cell> = {}) => createCell({ id, ...part })
const story = { format: 'instagram.story', placement: 'story' }

test('groups follow the placements, then the languages of the plan', () => {
  const groups = groupCells([
    cell(1, { ...story, language: 'de' }),
    cell(2, { ...story, language: 'ar' }),
    cell(3, { language: 'de' }),
    cell(4, { language: 'ar' }),
    cell(5, { language: 'de' }),
  ])
  expect(groups.map(({ key, cells }) => [key, cells.map(({ id }) => id)])).toEqual([
    ['post/de', [3, 5]],
    ['post/ar', [4]],
    ['story/de', [1]],
    ['story/ar', [2]],
  ])
})

test('each group starts a row below its head, and its last row may be short', () => {
  const rows = layOutRows(groupCells([cell(1), cell(2), cell(3), cell(4, story)]), 2)
  expect(rows.map((row) => (row.kind === 'head' ? row.key : row.cells.map(({ id }) => id)))).toEqual([
    'post/en',
    [1, 2],
    [3],
    'story/en',
    [4],
  ])
})

test('filters are combined', () => {
  const cells = [cell(1), cell(2, { state: 'failed' }), cell(3, { state: 'failed', platform: 'facebook' })]
  const ids = (part: Partial<typeof NO_FILTERS>) => filterCells(cells, { ...NO_FILTERS, ...part }).map(({ id }) => id)
  expect(ids({})).toEqual([1, 2, 3])
  expect(ids({ state: 'failed' })).toEqual([2, 3])
  expect(ids({ state: 'failed', platform: 'facebook' })).toEqual([3])
  expect(listValues(cells, 'platform')).toEqual(['instagram', 'facebook'])
})

test.each([
  [342, 2],
  [700, 3],
  [1216, 5],
])('%i pixels have %i columns', (width, columns) => {
  expect(countColumns(width, 200, 16)).toBe(columns)
})

test.each([
  ['planned', false, true],
  ['failed', false, true],
  ['stale', false, true],
  ['made', false, false],
  ['running', false, false],
  ['failed', true, false],
] as const)('a cell that is %s (excluded: %s) is made by a run: %s', (state, excluded, wanted) => {
  expect(isToMake(cell(1, { state, excluded }))).toBe(wanted)
})
