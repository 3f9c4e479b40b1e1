import { expect, test } from 'vitest'
import { getFontFamily } from './font-families.ts'
import { adjustStyleForScripts } from './text-block.ts'

/** The distance of two baselines of a headline in em. */
function measureLeading(name: string, text: string, transform: 'none' | 'uppercase' = 'none'): number {
  const style = { face: { family: getFontFamily(name), weight: 700 }, leading: 0.98, tracking: 0, transform }
  return adjustStyleForScripts({ role: 'headline', text, style, color: '#000000', ground: '#FFFFFF' }, 'en').leading
}

test.each([
  // The bottom of "g" and the top of "f" or "d" in the font files of @fontsource, in em.
  ['Poppins', 'Spring clean offer', 0.275 + 0.784],
  ['Merriweather', 'Spring book fair', 0.27 + 0.835],
  ['Cardo', 'Spring book fair', 0.313 + 0.816],
  ['Cormorant Garamond', 'Slow evening dinner', 0.282 + 0.73],
  ['Jost', 'Spring book fair', 0.23 + 0.79],
])('no letter of %s touches the line below it: %s', (family, text, reach) => {
  expect(measureLeading(family, text)).toBeGreaterThan(reach + 0.04)
})

test('lines without descenders, or with nothing tall below them, are closer', () => {
  expect(measureLeading('Poppins', 'Summer clean offer')).toBe(0.98)
  expect(measureLeading('Poppins', 'Spring sun')).toBeLessThan(measureLeading('Poppins', 'Spring fun'))
  expect(measureLeading('Poppins', 'Spring clean offer', 'uppercase')).toBe(0.98)
})
