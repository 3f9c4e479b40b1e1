import { expect, test } from 'vitest'
import { COLOR_PRESETS } from './color-presets.ts'

const colors = COLOR_PRESETS.flatMap((group) => group.colors)

test('there are 24 different presets in four groups', () => {
  expect(COLOR_PRESETS.map(({ group }) => group)).toEqual(['Primary', 'Secondary', 'Accent', 'Neutral'])
  expect(new Set(colors.map(({ hex }) => hex)).size).toBe(24)
  expect(new Set(colors.map(({ name }) => name)).size).toBe(24)
})

test('every preset is a full hex color in upper case, as the fields store it', () => {
  for (const { hex } of colors) expect(hex).toMatch(/^#[0-9A-F]{6}$/)
})

test.each(
  'Royal Blue,Forest Green,Purple,Rose,Orange,Slate,Gray,Emerald,Cyan,Sky,Indigo,Violet,Fuchsia,White,Black'.split(','),
)('%s is among the presets', (name) => {
  expect(colors.map((color) => color.name)).toContain(name)
})
