import { expect, test } from 'vitest'
import { addDays, addMonths, describeDay, getToday, listMonth, listWeek, moveByKey } from './calendar-days.ts'

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  // Summer time begins in Europe on this day.
  ['2026-03-29', 1, '2026-03-30'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

test.each([
  [0, '2026-11-29'],
  [1, '2026-11-30'],
  [6, '2026-11-28'],
])('a week that starts on weekday %i starts on %s', (first, start) => {
  expect(listWeek('2026-12-02', first)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(start, index)))
})

test('a month has every week that it touches', () => {
  const weeks = listMonth('2026-12-25', 1)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-30', '2027-01-03'])
  expect(listMonth('2027-02-10', 1)).toHaveLength(4)
})

test.each([
  ['ArrowRight', false, '2026-12-03'],
  ['ArrowRight', true, '2026-12-01'],
  ['ArrowUp', false, '2026-11-25'],
  ['PageDown', false, '2027-01-02'],
  ['Home', false, '2026-11-29'],
  ['End', false, '2026-12-05'],
  ['a', false, null],
])('%s leads to %s %s', (key, isRightToLeft, expected) =>
  expect(moveByKey('2026-12-02', key, isRightToLeft)).toBe(expected),
)

test('today is the day where the user is, and days are written in words', () => {
  expect(getToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(describeDay('2026-12-01')).toBe('Tuesday, December 1, 2026')
})
