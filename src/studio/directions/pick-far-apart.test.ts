import { expect, test } from 'vitest'
import { pickFarApart } from './pick-far-apart.ts'

/** A picture of one cell with this lightness. */
const gray = (l: number) => ({ name: String(l), print: [l, 0, 0, 0] })
const pick = (levels: readonly number[], options: { count: number; least?: number; kept?: number[] }) => {
  const designs = levels.map(gray)
  const kept = designs.filter((_design, index) => options.kept?.includes(index))
  return pickFarApart(designs, { count: options.count, least: options.least ?? 0, kept }).map(({ name }) =>
    Number(name),
  )
}

test('the first design is picked, and then always the one that is farthest from all picked ones', () =>
  expect(pick([0.5, 0.55, 0, 1, 0.6, 0.25], { count: 4 })).toEqual([0.5, 0, 1, 0.25]))

test('of designs that are equally far, the preferred one is picked', () =>
  expect(pick([0.5, 1, 0], { count: 2 })).toEqual([0.5, 1]))

test('designs that look alike are left out, so that there are fewer', () =>
  expect(pick([0.5, 0.52, 0.9, 0.91, 0.1], { count: 5, least: 0.1 })).toEqual([0.5, 0.91, 0.1]))

test('kept designs stay in front, also where they look alike', () =>
  expect(pick([0.2, 0.8, 0.3, 0.31], { count: 3, least: 0.1, kept: [2, 3] })).toEqual([0.3, 0.31, 0.8]))

test('none of none, and no more than there are', () => {
  expect(pick([], { count: 6 })).toEqual([])
  expect(pick([0.1, 0.9], { count: 6 })).toEqual([0.1, 0.9])
  expect(pick([0.1, 0.9], { count: 0 })).toEqual([])
})
