import { expect, test } from 'vitest'
import type { DesignLook } from './describe-look.ts'
import { measureRepetition } from './measure-repetition.ts'

const LOOK: DesignLook = { layout: 'split', picture: 'drawing', ground: 'brand', family: 'solid', thing: 'pizza' }
const OTHER: DesignLook = { layout: 'frame', picture: 'type', ground: 'light', family: null, thing: null }

test('a design repeats what it shares with the recent ones, and the latest counts most', () => {
  expect(measureRepetition(LOOK, [])).toBe(0)
  expect(measureRepetition(LOOK, [OTHER])).toBe(0)
  const once = measureRepetition(LOOK, [{ ...OTHER, layout: 'split' }])
  expect(measureRepetition(LOOK, [{ ...OTHER, layout: 'split', ground: 'brand' }])).toBeGreaterThan(once)
  expect(measureRepetition(LOOK, [OTHER, { ...OTHER, layout: 'split' }])).toBeLessThan(once)
})

test('two designs without a drawing have no family in common', () => {
  const bare = { ...OTHER, layout: 'bars', ground: 'dark', picture: 'photo' } as const
  expect(measureRepetition(OTHER, [bare])).toBe(0)
})
