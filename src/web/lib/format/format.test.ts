import { expect, test } from 'vitest'
import { fileSize, getInitials, relativeTime, thousands, timeLeft, untilResend } from './format.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (milliseconds: number) => new Date(now + milliseconds).toISOString()
const minutes = (count: number) => count * 60_000

test.each([
  [0, 'just now'],
  [minutes(-5), '5 min ago'],
  [minutes(-180), '3 h ago'],
  [minutes(-60 * 30), 'yesterday'],
  [minutes(-60 * 24 * 4), '4 days ago'],
  [minutes(-60 * 24 * 20), 'Nov 1, 2026'],
])('an item made %i ms from now reads "%s"', (offset, text) => {
  expect(relativeTime(at(offset), now)).toBe(text)
})

test.each([
  [30 * 24 * 60, '30 days left'],
  [30 * 24 * 60 - 1, '30 days left'],
  [30 * 60, '1 day left'],
  [24 * 60, '1 day left'],
  [24 * 60 - 1, 'less than a day left'],
  [-1, 'less than a day left'],
])('an item that is deleted in %i min has "%s"', (left, text) => {
  expect(timeLeft(at(minutes(left)), now)).toBe(text)
})

test('a time that cannot be parsed is left out', () => {
  expect(relativeTime('soon', now)).toBe('')
})

test.each([
  [null, 'Available now'],
  [at(-1), 'Available now'],
  [at(1000), '1m'],
  [at(minutes(59)), '59m'],
  [at(minutes(60)), '1h 0m'],
  [at(minutes(60 * 23 + 12)), '23h 12m'],
  ['nonsense', 'Available now'],
])('an email blocked until %s reads "%s"', (time, text) => {
  expect(untilResend(time, now)).toBe(text)
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('%i bytes read "%s"', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Mary Ann Evans', 'MA'],
  ['  ', 'S'],
  [undefined, 'S'],
  ['élodie žák', 'ÉŽ'],
])('the initials of %j are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('counts have separators', () => {
  expect(thousands(12345)).toBe('12,345')
})
