import { expect, test } from 'vitest'
import { LARGE_TEXT, SMALL_TEXT, deriveSurfaceColors, isMurky } from './surface-colors.ts'
import { contrast, deltaE, toHex, toLch } from './oklch.ts'
import { deriveColorRoles } from './color-roles.ts'

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

test('all text reaches its minimum contrast on every background of every color pair', () => {
  for (const [primary, secondary] of PAIRS) {
    const roles = deriveColorRoles(primary, secondary)
    for (const fill of [roles.primary, roles.second, roles.paper, roles.tint, roles.soft, roles.deep]) {
      const ground = deriveSurfaceColors(fill, roles)
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

test('a button always stands out from its background', () => {
  for (const [primary, secondary] of PAIRS) {
    const roles = deriveColorRoles(primary, secondary)
    for (const fill of [roles.primary, roles.paper, roles.deep])
      expect(contrast(deriveSurfaceColors(fill, roles).accent, fill)).toBeGreaterThanOrEqual(LARGE_TEXT)
  }
})

test('the brand’s own colors are never changed', () => {
  for (const [primary, secondary] of PAIRS)
    expect(deriveColorRoles(primary.toLowerCase(), secondary)).toMatchObject({ primary, secondary })
})

test('two similar brand colors get a derived second field color', () => {
  for (const color of AWKWARD) expect(deltaE(deriveColorRoles(color, color).second, color)).toBeGreaterThan(14)
})

const YELLOWS = ['#FFD84D', '#FFD60A', '#FFC93C', '#F5C84C', '#E9C46A', '#FFB347', '#D4A017']

test.each(YELLOWS)('the tints of %s are lighter colors of its hue, and no khaki', (yellow) => {
  const [own, roles] = [toLch(yellow), deriveColorRoles('#3B2FA0', yellow)]
  for (const tint of [roles.paper, roles.tint, roles.soft]) {
    const { l, c, h } = toLch(tint)
    expect({
      tint,
      isLight: l >= Math.min(own.l, 0.9),
      isQuiet: c <= own.c,
      keepsHue: Math.abs(h - own.h) < 8,
    }).toEqual({
      tint,
      isLight: true,
      isQuiet: true,
      keepsHue: true,
    })
    // A khaki has the same hue and chroma at the lightness of an ochre.
    expect(deltaE(tint, toHex({ l: 0.855, c, h }))).toBeGreaterThan(3)
  }
})

test.each([
  ['#7B2D3B', '#F3E7DA'],
  ['#6B5B73', '#F6EBE4'],
  ['#F3E7DA', '#7B2D3B'],
  ['#0F4C3F', '#F1EADF'],
])('beside a beige, the tints are those of the beige and not of the other color: %s and %s', (primary, secondary) => {
  const beige = [primary, secondary].toSorted((a, b) => toLch(a).l - toLch(b).l)[1] ?? secondary
  const roles = deriveColorRoles(primary, secondary)
  for (const tint of [roles.paper, roles.tint, roles.soft]) expect(deltaE(tint, beige)).toBeLessThan(8)
})

test('large and small words on one ground are both light or both dark', () => {
  for (const primary of ['#E76F51', '#2A9D8F', '#F2A541', '#D9534F', '#3FA7D6', '#8AB17D', '#C1402A', '#0B6E4F'])
    for (const second of ['#2A9D8F', '#111111', '#FFF1D6']) {
      const { display, ink } = deriveSurfaceColors(primary, deriveColorRoles(primary, second))
      const side = (color: string) => Math.sign(toLch(color).l - toLch(primary).l)
      expect([primary, side(display)]).toEqual([primary, side(ink)])
    }
})

const MIDDLE = [
  '#0284C7',
  '#2A9D8F',
  '#E76F51',
  '#D97706',
  '#16A34A',
  '#3B82F6',
  '#EF4444',
  '#EC4899',
  '#8B5CF6',
  '#F97316',
]

test.each(MIDDLE)('words on %s have one ink, for all sizes', (primary) => {
  for (const second of ['#FDE68A', '#F4A261', '#1E3A5F', '#111111', '#FFFFFF']) {
    const { ink, muted, display, mark, fill } = deriveSurfaceColors(primary, deriveColorRoles(primary, second))
    expect(contrast(ink, fill)).toBeGreaterThanOrEqual(SMALL_TEXT)
    const dark = [ink, display, mark].filter((color) => toLch(color).l < 0.4)
    expect(new Set(dark).size).toBeLessThanOrEqual(1)
    expect(contrast(muted, fill)).toBeGreaterThanOrEqual(SMALL_TEXT)
  }
})

test('saturated colors on which only dark small words are legible, and light ones look clearer, are murky', () => {
  const murky = ['#0284C7', '#2A9D8F', '#16A34A', '#3B82F6', '#8B5CF6', '#EF4444']
  const clear = [
    '#EA580C',
    '#E4572E',
    '#E11D48',
    '#0E7490',
    '#FB923C',
    '#F59E0B',
    '#9CA3AF',
    '#FFFFFF',
    '#14213D',
    '#FACC15',
    '#777777',
  ]
  expect(murky.filter((color) => !isMurky(color))).toEqual([])
  expect(clear.filter(isMurky)).toEqual([])
})
