import { expect, test } from 'vitest'
import { LARGE_TEXT, SMALL_TEXT, groundOf } from './grounds.ts'
import { contrast, deltaE } from './oklch.ts'
import { rolesOf } from './roles.ts'

const AWKWARD = [
  '#FFFFFF',
  '#000000',
  '#D7FF1E',
  '#FF00FF',
  '#FF5A1F',
  '#777777',
  '#7A7A7A',
  '#00FFFF',
  '#FFFF00',
  '#0A0A0A',
  '#FAFAFA',
  '#0000FF',
  '#FF4F8B',
  '#808000',
  '#13C4E0',
]
const PAIRS = AWKWARD.flatMap((primary) => AWKWARD.map((secondary) => [primary, secondary] as const))

test('on every ground of every pair of colours all words reach their contrast', () => {
  for (const [primary, secondary] of PAIRS) {
    const roles = rolesOf(primary, secondary)
    for (const fill of [roles.primary, roles.second, roles.paper, roles.tint, roles.soft, roles.deep]) {
      const ground = groundOf(fill, roles)
      const small = [
        contrast(ground.ink, fill),
        contrast(ground.muted, fill),
        contrast(ground.mark, fill),
        contrast(ground.onAccent, ground.accent),
      ]
      expect(Math.min(...small), `${primary} ${secondary} on ${fill}`).toBeGreaterThanOrEqual(SMALL_TEXT)
      expect(contrast(ground.display, fill)).toBeGreaterThanOrEqual(LARGE_TEXT)
    }
  }
})

test('a button always stands out from its ground', () => {
  for (const [primary, secondary] of PAIRS) {
    const roles = rolesOf(primary, secondary)
    for (const fill of [roles.primary, roles.paper, roles.deep])
      expect(contrast(groundOf(fill, roles).accent, fill)).toBeGreaterThanOrEqual(LARGE_TEXT)
  }
})

test('the brand’s own colours are never changed', () => {
  for (const [primary, secondary] of PAIRS)
    expect(rolesOf(primary.toLowerCase(), secondary)).toMatchObject({ primary, secondary })
})

test('two colours that look the same are given a second field of their own', () => {
  for (const color of AWKWARD) expect(deltaE(rolesOf(color, color).second, color)).toBeGreaterThan(14)
})
