import { expect, test } from 'vitest'
import { deriveColorRoles } from '../../color/color-roles.ts'
import { contrast } from '../../color/oklch.ts'
import { createLogoFacts } from '../../testing/briefs.ts'
import { chooseInk } from './logo-plate.ts'

const GREEN = '#0F4C3F'
const ORANGE = '#E2762B'
const roles = deriveColorRoles(GREEN, '#E3C9A8')
const logo = (colors: readonly string[], rim: readonly string[] = colors) => ({ ...createLogoFacts(2), colors, rim })

test('a logo in one color is drawn in white on its own color, and as it is where it can be seen', () => {
  expect(chooseInk(logo([GREEN]), GREEN, roles)).toBe('#FFFFFF')
  expect(chooseInk(logo([GREEN]), '#FFFFFF', roles)).toBeNull()
})

test('each part counts: a flame that vanishes on orange makes the whole logo change', () => {
  const ink = chooseInk(logo([GREEN, ORANGE]), ORANGE, roles)
  expect(ink).not.toBeNull()
  expect(contrast(ink ?? ORANGE, ORANGE)).toBeGreaterThanOrEqual(3)
})

test('a logo with details inside of its outline, or on a rectangle, stays as it is', () => {
  expect(chooseInk(logo([GREEN, '#FFFFFF'], [GREEN]), GREEN, roles)).toBeNull()
  expect(chooseInk({ ...logo([GREEN]), border: '#FFFFFF' }, GREEN, roles)).toBeNull()
  expect(chooseInk(logo([GREEN], []), GREEN, roles)).toBeNull()
})

test('a mark in one color below 3:1 takes its light or dark variant, also where it could just be seen', () => {
  const dim = logo(['#6B5B73'])
  expect(contrast('#6B5B73', '#312237')).toBeGreaterThan(2.2)
  const ink = chooseInk(dim, '#312237', deriveColorRoles('#6B5B73', '#F6EBE4'))
  expect(contrast(ink ?? '#312237', '#312237')).toBeGreaterThanOrEqual(3)
})
