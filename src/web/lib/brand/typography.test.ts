import { expect, test } from 'vitest'
import { DEFAULT_TYPOGRAPHY, FONTS } from '#contract/options.ts'
import { findRenderedFamily, findFamily, firstFamily, toTypography } from './typography.ts'

test('every font of the catalog is recognized again in its font-family text', () => {
  for (const { family } of FONTS) expect(findFamily(toTypography(family))).toBe(family)
})

test('choosing Inter gives the default text', () => {
  expect(toTypography('Inter')).toBe(DEFAULT_TYPOGRAPHY)
  expect(toTypography('Playfair Display')).toBe('"Playfair Display", Georgia, serif')
})

test('the name of a custom text is its first font', () => {
  expect(findFamily("'Comic Sans MS', cursive")).toBeNull()
  expect(firstFamily("'Comic Sans MS', cursive")).toBe('Comic Sans MS')
})

test('the bundled font that a custom text is rendered in is known', () => {
  expect(findRenderedFamily('Georgia, serif')).toBe('Lora')
  expect(findRenderedFamily('"Avenir Next", Roboto, sans-serif')).toBe('Roboto')
  expect(findRenderedFamily('Courier New')).toBe('JetBrains Mono')
  expect(findRenderedFamily('Impact')).toBe('Oswald')
  expect(findRenderedFamily('Gotham')).toBe('Inter')
})
