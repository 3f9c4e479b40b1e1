import { afterEach, expect, test } from 'vitest'
import { speak } from '#web/words/define-words.ts'
import { catalog as german, translate } from '#web/words/de/catalog.ts'
import {
  formatDuration,
  formatElapsed,
  formatLength,
  formatPercent,
  formatSeconds,
  formatUsd,
} from './number-format.ts'

afterEach(() => speak({ language: 'en', translate: (text) => text }))

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

test('durations and percentages are written in the language of the screens', () => {
  expect([formatSeconds(75.25), formatLength(6), formatPercent(2, 3)]).toEqual(['75.3s', '6 s', '67%'])
  speak({ language: 'de', catalog: german, translate })
  expect([formatDuration(4.84), formatDuration(125), formatSeconds(75.25)]).toEqual(['4,8 s', '2 min 5 s', '75,3 s'])
  expect([formatLength(7.5), formatPercent(2, 3)]).toEqual(['7,5 s', '67\u00A0%'])
})
