import { expect, test } from 'vitest'
import { compilePattern } from './compile-pattern.ts'

/** All characters that Unicode has assigned. */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Cn}/u.test(character))

test.each([
  String.raw`\p{L}`,
  String.raw`\p{M}`,
  String.raw`\p{N}\p{L}?`,
  String.raw`[\p{L}\p{M}\p{N}]`,
  String.raw`[\p{L}\p{Nd}._-]`,
  String.raw`[^\p{L}\p{N}]`,
  String.raw`(?<![\p{L}\p{M}])[\p{P}\p{L}]`,
])('%s matches the same characters as its properties', (source) => {
  const [own, plain] = [compilePattern(`^${source}$`, 'u'), new RegExp(`^${source}$`, 'u')]
  expect(CHARACTERS.filter((character) => own.test(character) !== plain.test(character))).toEqual([])
})

test('what is escaped, and another property, stays as it is', () => {
  expect(compilePattern(String.raw`^\\[\]\p{Script=Greek}]\p{Lu}$`, 'u').source).toBe(
    String.raw`^\\[\]\p{Script=Greek}]\p{Lu}$`,
  )
  expect(compilePattern(String.raw`^\\p\{L\}$`, 'u').test(String.raw`\p{L}`)).toBe(true)
})

test('flags are kept, and what is no pattern is an error', () => {
  expect(compilePattern('[\\p{L}]+', 'giu').flags).toBe('giu')
  expect(() => compilePattern('(', 'u')).toThrow(SyntaxError)
})
