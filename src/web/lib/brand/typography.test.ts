import { expect, test } from 'vitest'
import { DEFAULT_TYPOGRAPHY, FONTS } from '#contract/options.ts'
import { findRenderedFamily, findFamily, firstFamily, toTypography } from './typography.ts'

test('every family of the catalog survives being kept as font-family text', () => {
  for (const { family } of FONTS) expect(findFamily(toTypography(family))).toBe(family)
})

test('choosing Inter gives the default text', () => {
  expect(toTypography('Inter')).toBe(DEFAULT_TYPOGRAPHY)
  expect(toTypography('Playfair Display')).toBe('"Playfair Display", Georgia, serif')
})

test('a custom text names its own first family', () => {
  expect(findFamily("'Comic Sans MS', cursive")).toBeNull()
  expect(firstFamily("'Comic Sans MS', cursive")).toBe('Comic Sans MS')
})

test('a custom text says which bundled family will be drawn', () => {
  expect(findRenderedFamily('Georgia, serif')).toBe('Lora')
  expect(findRenderedFamily('"Avenir Next", Roboto, sans-serif')).toBe('Roboto')
  expect(findRenderedFamily('Courier New')).toBe('JetBrains Mono')
  expect(findRenderedFamily('Impact')).toBe('Oswald')
  expect(findRenderedFamily('Gotham')).toBe('Inter')
})
