import { expect, test } from 'vitest'
import { drawGlyph, drawMarks, isGlyphTreatment } from './glyph-drawing.ts'

const PARTS = { area: 'M0 0h9', line: 'M1 1h9', thin: 'M2 2h9', fill: 'M3 3h9' }
const COLORS = { dark: '#112233', middle: '#AABBCC' }

test('each family of a glyph is drawn in two colors at most, and only in those it was given', () => {
  for (const treatment of ['duotone', 'engraved', 'solid'] as const) {
    const colors = drawGlyph(PARTS, treatment, COLORS).match(/#[0-9A-F]{6}/g) ?? []
    expect(colors.length).toBeGreaterThan(0)
    expect(Object.values(COLORS)).toEqual(expect.arrayContaining([...new Set(colors)]))
  }
  expect(drawGlyph(PARTS, 'solid', COLORS)).not.toContain(COLORS.dark)
})

test('small marks are whole, in rows that fill their area, and take turns', () => {
  const body = drawMarks([PARTS, PARTS], { width: 300, height: 200, step: 100 }, COLORS)
  const places = [...body.matchAll(/translate\((\S+) (\S+)\) rotate/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(places).toEqual([
    [50, 50],
    [150, 50],
    [250, 50],
    [100, 150],
    [200, 150],
  ])
  expect(new Set(body.match(/href="#\w\d"/g)).size).toBeGreaterThan(2)
})

test('other treatments are those of drawings without a glyph', () => {
  expect(['shaded', 'flat', 'line', 'sticker'].filter(isGlyphTreatment)).toEqual([])
})

test('the lines of a large drawing in two colors are thin', () => {
  const parts = { area: 'M0 0h9', line: 'M1 1h9', thin: 'M2 2h9', fill: 'M3 3h9' }
  const ramp = { dark: '#000000', middle: '#FF0000' }
  expect(drawGlyph(parts, 'duotone', ramp)).toContain(parts.line)
  expect(drawGlyph(parts, 'duotone', ramp, true)).toContain(parts.thin)
  expect(drawGlyph(parts, 'duotone', ramp, true)).not.toContain(parts.line)
})
