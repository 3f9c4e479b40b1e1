import { expect, test } from 'vitest'
import { extractDigits } from './extract-digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12a3-4', '1234'],
  ['12345678', '123456'],
  ['', ''],
])('of "%s" the code field keeps "%s"', (typed, kept) => {
  expect(extractDigits(typed)).toBe(kept)
})
