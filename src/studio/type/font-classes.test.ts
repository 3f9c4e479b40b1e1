import { expect, test } from 'vitest'
import { FONTS, MORE_FONTS } from '#contract/options.ts'
import { chooseCompanion, chooseFamilyForText, resolveTypography } from './choose-family.ts'
import { FONT_FAMILIES, getFontFamily } from './font-families.ts'
import { ALIASES, SUBSTITUTES } from './font-classes.ts'
import { lacksLetter } from './letters.ts'

test.each([
  ['Chewy, cursive', 'Fredoka'],
  ['Varela Round, sans-serif', 'Nunito'],
  ['Chewy, Inter, sans-serif', 'Fredoka'],
  ['Rubik Mono One, sans-serif', 'Archivo Black'],
  ['Impact, sans-serif', 'Anton'],
  ['Lilita One, cursive', 'Bowlby One'],
  ['Big Shoulders Display', 'Oswald'],
  ['Archivo Narrow, sans-serif', 'Roboto Condensed'],
  ['Roboto Slab, serif', 'Bitter'],
  ['Ultra, serif', 'Alfa Slab One'],
  ['Orbitron, sans-serif', 'Space Grotesk'],
  ['Gilroy, sans-serif', 'Outfit'],
  ['Shadows Into Light, cursive', 'Caveat'],
  ['Allura, cursive', 'Great Vibes'],
  ['Satisfy, cursive', 'Kaushan Script'],
  ['Grand Hotel, cursive', 'Lobster'],
  ['Permanent Marker, cursive', 'Caveat Brush'],
  ['Yeseva One, serif', 'Playfair Display'],
  ['Didot, serif', 'Bodoni Moda'],
  ['Garamond, serif', 'EB Garamond'],
  ['Caslon, serif', 'Crimson Text'],
  ['Trajan, serif', 'Cinzel'],
  ['IBM Plex Mono', 'JetBrains Mono'],
  ['Somebody’s Brush Script', 'Kaushan Script'],
  ['Somebody’s Handwriting', 'Caveat'],
  ['Unknown, cursive', 'Caveat'],
  ['Unknown, serif', 'Lora'],
])('%s keeps its character as %s', (typography, name) => {
  expect(resolveTypography(typography).family.name).toBe(name)
})

test.each(FONT_FAMILIES.map(({ name }) => name))('%s is drawn as itself', (name) => {
  expect(resolveTypography(`"${name}", serif`)).toMatchObject({ family: { name }, exact: true })
})

test('each substitute and each alias is bundled', () => {
  const names = FONT_FAMILIES.map(({ name }) => name)
  expect([...Object.values(SUBSTITUTES), ...Object.values(ALIASES)].filter((name) => !names.includes(name))).toEqual([])
})

test('no alias hides a family that is bundled', () => {
  expect(FONT_FAMILIES.filter(({ name }) => ALIASES[name.toLowerCase()])).toEqual([])
})

const NOT_FOR_SMALL_TEXT = FONT_FAMILIES.filter(({ heavy, script }) => heavy || script === true)

test.each(FONT_FAMILIES)('small texts beside $name are in a legible family', (family) => {
  const companion = chooseCompanion(family)
  expect(NOT_FOR_SMALL_TEXT).not.toContain(companion)
  expect(chooseCompanion(companion), 'it is legible by its own rule').toBe(companion)
  expect(Math.max(...companion.weights), 'it has a bold weight').toBeGreaterThanOrEqual(700)
})

test.each(['Lora', 'EB Garamond', 'Merriweather', 'Zilla Slab', 'Karla', 'Roboto Condensed'])(
  'a text family is used for small texts too: %s',
  (name) => {
    expect(chooseCompanion(getFontFamily(name)).name).toBe(name)
  },
)

test.each([
  ['Playfair Display', 'serif'],
  ['Cormorant Garamond', 'serif'],
  ['Cinzel', 'serif'],
  ['Alfa Slab One', 'serif'],
])('small texts beside %s are in a quiet %s', (name, generic) => {
  expect(chooseCompanion(getFontFamily(name)).generic).toBe(generic)
})

test.each([
  ['Wigilię spędź z nami', 'Fredoka', 'Baloo 2'],
  ['Ağız sağlığı', 'Lato', 'Source Sans Pro'],
  ['Świąteczna oferta', 'Lato', 'Lato'],
  ['Złoty weekend', 'Urbanist', 'Montserrat'],
  ['Ramă și țesături', 'Righteous', 'Comfortaa'],
  ['Знижка на піцу', 'Jost', 'Raleway'],
  ['Žluťoučký kůň', 'Bowlby One', 'Archivo Black'],
  ['Więcej…', 'Prata', 'Playfair Display'],
  ['Fresh bread', 'Fredoka', 'Fredoka'],
])('"%s" in %s is drawn with %s, so that no letter is of another typeface', (text, asked, drawn) => {
  expect(chooseFamilyForText(text, getFontFamily(asked)).name).toBe(drawn)
})

test.each(FONT_FAMILIES)('a text that $name cannot spell is drawn in one family that can', (family) => {
  const texts = ['Zażółć gęślą jaźń', 'Işığı söndür, ağaç', 'Příliš žluťoučký kůň', 'Știință și artă', 'Їжа для їжака']
  expect(texts.filter((text) => lacksLetter(chooseFamilyForText(text, family).name, text))).toEqual([])
})

test('forms offer every bundled family, in the category that it is drawn as', () => {
  const offered = [...FONTS, ...MORE_FONTS].map(({ family, category }) => `${family}: ${category}`)
  expect(offered.toSorted()).toEqual(FONT_FAMILIES.map(({ name, generic }) => `${name}: ${generic}`).toSorted())
})
