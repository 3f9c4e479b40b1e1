import { expect, test } from 'vitest'
import { isPlainName } from './names.ts'

test.each([
  ['blobs/ab/abc', true],
  ['uploads/01/0123.png', true],
  ['database/base/1/1255_fsm', true],
  ['', false],
  ['.', false],
  ['..', false],
  ['/etc/passwd', false],
  ['a//b', false],
  ['a/', false],
  ['a/./b', false],
  ['a/../b', false],
  ['-rf', false],
  ['a\\b', false],
  ['a\nb', false],
  ['a\0b', false],
  ['ä', false],
  ['a/'.repeat(9) + 'a', false],
])('%j is an allowed name in a backup: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected)
})
