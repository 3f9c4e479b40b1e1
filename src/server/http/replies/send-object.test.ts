import { expect, test } from 'vitest'
import { parseRange } from './send-object.ts'

test.each([
  [undefined, null],
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500, end: 999 }],
  ['bytes=-200', { start: 800, end: 999 }],
  ['bytes=-2000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
])('of 1000 bytes, %s is %o', (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected)
})
