import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { design, drawing } from '../../testing/check/designs.ts'
import { checkLayout } from './check-layout.ts'
import type { ObjectLayer } from '../../model/scene.ts'

const rate = (width: number, over: Partial<ObjectLayer>) =>
  checkLayout(design([drawing(width, over)]), null).find(({ rule }) => rule === 'picture_drawn')

test.each([
  ['a glyph in two colors', { treatment: 'duotone' }, false],
  ['a glyph with hatching', { treatment: 'engraved' }, false],
  ['a solid glyph', { treatment: 'solid' }, false],
  ['a thing tinted in one color', { treatment: 'flat', is_natural: false }, false],
  ['a tinted sticker', { treatment: 'sticker', is_natural: false }, false],
  ['a print', { treatment: 'print' }, true],
  ['a print in tones of its ground', { treatment: 'tone' }, true],
  ['a thing in its own colors', { treatment: 'flat', is_natural: true }, true],
  ['a line drawing', { treatment: 'line' }, true],
] as const)('for a picture, %s is good enough or not', (_, over, passed) => {
  expect(rate(500, over)?.passed).toBe(passed)
})

test('small drawings and rows of marks have no rule about their size', () => {
  expect(rate(200, { treatment: 'duotone' })).toBeUndefined()
  const marks = { treatment: 'marks', marks: { count: 3, others: [] } } as const
  expect(rate(600, marks)).toBeUndefined()
})

test('the same thing, drawn in the same way as in the last design, is not new, in whatever layout', () => {
  const last = { layout: 'split', picture: 'drawing', ground: 'dark', family: 'print', thing: 'pizza' } as const
  const check = (over: Partial<ObjectLayer>) =>
    checkLayout(design([drawing(500, over)]), { brief: createBrief({}), recent: [last] }).find(
      ({ rule }) => rule === 'looks_new',
    )?.passed
  expect([check({ treatment: 'print' }), check({ treatment: 'sticker' }), check({ name: 'spaghetti' })]).toEqual([
    false,
    true,
    true,
  ])
})
