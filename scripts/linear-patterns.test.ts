import { expect, test } from 'vitest'
import { superLinearPatterns } from './linear-patterns.ts'

const lines = (source: string) => superLinearPatterns('planted.ts', source).map(({ line }) => line)

test.each([
  ['the comments that once stalled the server', String.raw`const start = /^(?:<!--[^]*?-->\s*)*<svg/i`],
  ['two repetitions of the same', String.raw`text.replace(/\s+(for)?\s*$/, '')`],
  ['a repetition inside another', 'const words = /^(\\w+)*$/'],
  ['a repetition at the start', String.raw`export const END = /\s+$/`],
  ['a pattern made of text', String.raw`new RegExp('^(a|a)*$', 'i')`],
  ['a pattern without new', String.raw`RegExp('(a*)*b')`],
  ['a pattern made of constants', 'const WORD = `\\\\w+`\nnew RegExp(`^(?:${WORD})*$`)'],
  ['a pattern made of joined texts', String.raw`const A = 'a+'; new RegExp('^(' + A + ')+$')`],
  ['a pattern inside JSX', String.raw`const Shown = () => <b>{text.replace(/\s+$/, '')}</b>`],
])('a pattern with more than linear time is found: %s', (_what, source) => {
  const file = source.includes('<b>') ? 'planted.tsx' : 'planted.ts'
  expect(superLinearPatterns(file, source)).not.toEqual([])
})

test('linear patterns pass, and a finding names its line', () => {
  expect(
    lines(String.raw`const a = /^\d+$/; const b = /(?<!\s)\s+$/; new RegExp(${'`^${escaped(word)}s?$`'}, 'iu')`),
  ).toEqual([])
  expect(lines('const fine = /^a$/\n\nconst planted = /^(?:a|a)*$/')).toEqual([3])
})

test('a file that cannot be parsed is an error', () => {
  expect(() => superLinearPatterns('planted.ts', 'const = ;')).toThrow('planted.ts cannot be parsed')
})
