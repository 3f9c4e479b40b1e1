import { expect, test } from 'vitest'
import { formatDuration, formatElapsed, formatPercent, formatUsd } from './number-format.ts'

test.each([
  [0, 6, '$0.000000'],
  [0.0000004, 6, '$0.000000'],
  [0.035, 6, '$0.035000'],
  [1234.5, 6, '$1,234.500000'],
  [0.0671, 4, '$0.0671'],
  [12, 4, '$12.0000'],
])('%d dollars with %i decimals read "%s"', (value, digits, text) => {
  expect(formatUsd(value, digits)).toBe(text)
})

test.each([
  [0, '0.0s'],
  [0.04, '0.0s'],
  [3.25, '3.3s'],
  [59.9, '59.9s'],
  [59.96, '1m 0s'],
  [60, '1m 0s'],
  [119.6, '2m 0s'],
  [754, '12m 34s'],
])('%d seconds read "%s"', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test.each([
  [2.46, true, '2.5 s'],
  [2.46, false, '2 s'],
  [59.4, true, '59 s'],
  [80, false, '1 min 20 s'],
])('%f seconds (ended: %s) read "%s"', (seconds, hasEnded, text) => {
  expect(formatElapsed(seconds, hasEnded)).toBe(text)
})

test('a share of a total of 0 is 0%', () => {
  expect([formatPercent(0, 0), formatPercent(1, 3), formatPercent(3, 3)]).toEqual(['0%', '33%', '100%'])
})
