import { expect, test } from 'vitest'
import { compareCost, measureCost } from './measure-cost.ts'

/** Work whose cost is the square of its length. */
function multiply(length: number): number {
  let sum = 0
  for (let at = 0; at < length * length; at += 1) sum = (Math.imul(sum, 31) + at) | 0
  return sum
}

test('what grows by the square of its length is told from what grows by its length, however often it is measured', async () => {
  const square = (length: number) => () => multiply(length)
  const linear = (length: number) => () => multiply(Math.sqrt(length) * 300)
  expect(await compareCost(square(10_000), square(2500), 8)).toBeGreaterThan(10)
  expect(await compareCost(linear(640), linear(160), 8)).toBeLessThan(8)
})

test('a reading that something disturbed is taken again', async () => {
  let runs = 0
  const disturbedOnce = () => multiply((runs += 1) === 1 ? 6000 : 100)
  expect(await measureCost(disturbedOnce, 10)).toBeLessThan(10)
  expect(runs).toBe(2)
  expect(await measureCost(() => multiply(6000), 10)).toBeGreaterThan(10)
})
