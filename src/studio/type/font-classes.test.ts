import { expect, test } from 'vitest'
import { resolveTypography } from './choose-family.ts'
import { FONT_FAMILIES } from './font-families.ts'
import { SUBSTITUTES } from './font-classes.ts'

test.each([
  ['Baloo 2, cursive', 'Fredoka'],
  ['Quicksand, sans-serif', 'Nunito'],
  ['Comfortaa, cursive', 'Nunito'],
  ['Baloo 2, Inter, sans-serif', 'Fredoka'],
  ['Archivo Black, sans-serif', 'Archivo Black'],
  ['Rubik Mono One, sans-serif', 'Archivo Black'],
  ['Impact, sans-serif', 'Anton'],
  ['Roboto Condensed, sans-serif', 'Oswald'],
  ['Roboto Slab, serif', 'Bitter'],
  ['Zilla Slab', 'Bitter'],
  ['Sora, sans-serif', 'Space Grotesk'],
  ['Outfit, sans-serif', 'Poppins'],
  ['Dancing Script, cursive', 'Caveat'],
  ['Abril Fatface, serif', 'Playfair Display'],
  ['EB Garamond, serif', 'Crimson Text'],
  ['IBM Plex Mono', 'JetBrains Mono'],
  ['Somebody’s Brush Script', 'Caveat'],
  ['Unknown, cursive', 'Caveat'],
  ['Unknown, serif', 'Lora'],
])('%s keeps its character as %s', (typography, name) => {
  expect(resolveTypography(typography).family.name).toBe(name)
})

test.each(['Work Sans', 'DM Sans', 'Jost', 'Fraunces', 'Cormorant Garamond', 'DM Serif Display', 'Barlow Condensed'])(
  '%s is drawn as itself',
  (name) => {
    expect(resolveTypography(`${name}, serif`)).toMatchObject({ family: { name }, exact: true })
  },
)

test('each substitute is bundled', () => {
  const names = FONT_FAMILIES.map(({ name }) => name)
  expect(Object.values(SUBSTITUTES).filter((name) => !names.includes(name))).toEqual([])
})
