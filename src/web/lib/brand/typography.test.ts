import { expect, test } from 'vitest'
import { DEFAULT_TYPOGRAPHY, FONTS } from '#contract/options.ts'
import { drawnFamilyOf, familyOf, firstFamily, typographyOf } from './typography.ts'

test('every family of the catalogue survives being kept as font-family text', () => {
  for (const { family } of FONTS) expect(familyOf(typographyOf(family))).toBe(family)
})

test('choosing Inter gives the default text', () => {
  expect(typographyOf('Inter')).toBe(DEFAULT_TYPOGRAPHY)
  expect(typographyOf('Playfair Display')).toBe('"Playfair Display", Georgia, serif')
})

test('a custom text names its own first family', () => {
  expect(familyOf("'Comic Sans MS', cursive")).toBeNull()
  expect(firstFamily("'Comic Sans MS', cursive")).toBe('Comic Sans MS')
})

test('a custom text says which bundled family will be drawn', () => {
  expect(drawnFamilyOf('Georgia, serif')).toBe('Lora')
  expect(drawnFamilyOf('"Avenir Next", Roboto, sans-serif')).toBe('Roboto')
  expect(drawnFamilyOf('Courier New')).toBe('JetBrains Mono')
  expect(drawnFamilyOf('Impact')).toBe('Oswald')
  expect(drawnFamilyOf('Gotham')).toBe('Inter')
})
