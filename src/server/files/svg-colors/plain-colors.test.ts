import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareCost } from '#studio/render/testing/measure-cost.ts'
import { RefusedSvg } from '../svg-document.ts'
import { computeColor } from './css-color.ts'
import { hasCssColors } from './has-css-colors.ts'
import { toPlainColors } from './plain-colors.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, root = '') => `<svg ${NS} viewBox="0 0 20 20"${root}>${inner}</svg>`
const BOX = '<rect class="a" width="20" height="20"/>'

/** The color of the middle pixel as `#RRGGBB`, or the part that the drawing was refused for. */
async function readMiddle(source: string): Promise<string> {
  try {
    const drawn = sharp(Buffer.from(hasCssColors(source) ? toPlainColors(source) : source)).resize(20, 20)
    const { data } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return `#${data.subarray(840, 843).toString('hex').toUpperCase()}`
  } catch (error) {
    return error instanceof RefusedSvg ? error.part : String(error)
  }
}

/** Values as Chromium 156 computes them on a screen in sRGB. */
test.each([
  ['oklch(0.6 0.2 25)', '#DE3B3D'],
  ['OKLCH(60% 50% 25deg)', '#DE3B3D'],
  ['oklch(.6 .2 0.0694444turn)', '#DE3B3D'],
  ['oklch(0.6/**/0.2  25 / 1)', '#DE3B3D'],
  ['oklab(63% 56% 33%)', '#FF0000'],
  ['lab(54% 81 70)', '#FE0000'],
  ['lab(54 64.8% 56% / 50%)', '#FE000080'],
  ['lch(50% 1e1 40)', '#87726C'],
  ['hwb(194 0% 0%)', '#00C3FF'],
  ['rgb(none 0 0)', '#000000'],
  ['color(display-p3 0.82 0.2 0.18)', '#E41520'],
  ['color(srgb 100% 0% 0% / 50%)', '#FF000080'],
  ['color(srgb-linear 1 0 0)', '#FF0000'],
  ['color(xyz 0.4 0.2 0.1)', '#F80053'],
  ['color(rec2020 0.5 0.5 0.5)', '#8B8B8B'],
  ['color-mix(in srgb, red, blue)', '#800080'],
  ['color-mix(in oklab, white 30%, black)', '#2E2E2E'],
  ['color-mix(in hsl longer hue, red, rgb(0 255 0))', '#0000FF'],
  ['color-mix(in oklch increasing hue, red, blue)', '#009300'],
  ['color-mix(red, blue)', '#8C53A2'],
  ['oklch(0.7 0.4 150)', '#00D600'],
  ['color-mix(in srgb, 25% red, transparent)', '#FF000040'],
  ['color-mix(in srgb, red 20%, red 20%)', '#FF000066'],
  ['color-mix(in oklch, oklch(0.6 0.2 25), color-mix(in srgb, red, red))', '#EF2A2B'],
  ['light-dark(red, blue)', '#FF0000'],
  ['CanvasText', '#000000'],
  ['rebeccapurple', '#663399'],
  ['rgb(from red r g b)', null],
  ['rgb(calc(100 * 2) 0 0)', null],
  ['color(--own 1 0 0)', null],
  ['device-cmyk(0 1 1 0)', null],
  ['color-mix(in srgb, red)', null],
  ['currentColor', null],
  ['bananas', null],
])('%s is %s', (css, hex) => {
  expect(computeColor(css)).toBe(hex)
})

const RED = 'oklch(0.6279 0.2577 29.23)'

test.each([
  ['an attribute', `<rect width="20" height="20" fill="${RED}"/>`],
  ['a style attribute', `<rect width="20" height="20" style="opacity:1; fill: ${RED} !important"/>`],
  ['a style sheet', `<style>.a { fill: ${RED} }</style>${BOX}`],
  ['a style sheet as CDATA', `<style><![CDATA[g > .a, .a { fill: ${RED} }]]></style>${BOX}`],
  ['a stroke', `<path d="M0 10h20" stroke="${RED}" stroke-width="20"/>`],
  [
    'a gradient',
    `<linearGradient id="g"><stop stop-color="${RED}"/></linearGradient><rect width="20" height="20" fill="url(#g)"/>`,
  ],
  [
    'a filter',
    `<filter id="f"><feFlood flood-color="${RED}"/></filter><rect filter="url(#f)" width="20" height="20"/>`,
  ],
  ['currentColor', `<g color="${RED}"><rect width="20" height="20" fill="currentColor"/></g>`],
  ['the color behind a reference', `<rect width="20" height="20" fill="url(#none) ${RED}"/>`],
  ['a color with a profile', '<rect width="20" height="20" fill="#FF0000 icc-color(press, 0, 1, 1, 0)"/>'],
  ['the last of two declarations', `<rect width="20" height="20" style="fill:#00f;fill:${RED}"/>`],
  ['an important rule', `<style>.a{fill:${RED}!important} .a{fill:lab(30% 0 0)}</style>${BOX}`],
  ['a variable of the root', '<style>:root{--brand:#f00}</style><rect width="20" height="20" fill="var(--brand)"/>'],
  ['a variable in a sheet', `<style>svg{--brand:${RED}} .a{fill:var(--brand)}</style>${BOX}`],
  ['a variable of the same rule', '<style>.b{--c:#00f} .a{--c:#f00;fill:var(--c)}</style>' + BOX],
  [
    'a variable of a style attribute',
    '<g style="--c:#00f"><g style="--c:red"><rect width="20" height="20" style="fill:var(--c)"/></g></g>',
  ],
  [
    'a variable after another element',
    '<g style="--c:#00f"/><g style="--c:red"><rect width="20" height="20" fill="var(--c)"/></g>',
  ],
  [
    'variables within variables',
    '<style>:root{--a:var( --b , blue );--b:var(--c);--c:red}</style><rect width="20" height="20" fill="var(--a)"/>',
  ],
  ['a fallback', '<rect width="20" height="20" fill="var(--none, var(--nor-this, red))"/>'],
  [
    'a fallback of a variable without a value',
    '<style>:root{--a:var(--none)}</style><rect width="20" height="20" fill="var(--a, red)"/>',
  ],
  [
    'channels of a variable',
    '<style>:root{--h:29.23}</style><rect width="20" height="20" fill="oklch(0.6279 0.2577 var(--h))"/>',
  ],
  [
    'an opacity of a variable',
    '<style>:root{--o:0}</style><rect width="20" height="20" fill="red"/><rect width="20" height="20" opacity="var(--o)"/>',
  ],
  ['a rule for screens', `<style>@media screen{.a{fill:red}}</style>${BOX}`],
  ['a rule that asks for support', `<style>.a{fill:#00f}@supports (color:lab(0 0 0)){.a{fill:${RED}}}</style>${BOX}`],
  ['a layer', `<style>@layer base;@layer base{.a{fill:red}}</style>${BOX}`],
  ['a rule for dark themes', `<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>${BOX}`],
  ['a nested rule', `<style>@media all{svg{.a{fill:red}}}</style>${BOX}`],
])('red is drawn red: %s', async (_what, inner) => {
  expect(await readMiddle(svg(inner))).toBe('#FF0000')
})

test.each([
  ['an unknown function', '<rect width="20" height="20" fill="device-cmyk(0 1 1 0)"/>', 'device-cmyk()'],
  ['a relative color', '<rect width="20" height="20" style="fill:oklch(from red l c h)"/>', 'oklch()'],
  ['a variable of a page', `<style>.a{fill:var(--brand)}</style>${BOX}`, '--brand'],
  ['a variable in a mixture', `<style>.a{fill:color-mix(in srgb, var(--x), red)}</style>${BOX}`, '--x'],
  ['a variable that refers to itself', `<style>:root{--a:var(--b);--b:var(--a)}.a{fill:var(--a)}</style>${BOX}`, '--a'],
  ['a variable with two values', `<style>.x{--c:red}.y{--c:blue}.a{fill:var(--c)}</style>${BOX}`, '--c'],
])('%s is refused by its name instead of being drawn black', async (_what, inner, part) => {
  expect(await readMiddle(svg(inner))).toBe(part)
})

test('properties that are no colors keep what cannot be computed, and an SVG without such colors needs no rewriting', async () => {
  expect(
    await readMiddle(svg('<text style="font-family:var(--font)"/><rect width="20" height="20" fill="red"/>')),
  ).toBe('#FF0000')
  expect(hasCssColors(svg('<g transform="scale(2)" fill="url(#a)"><path fill="#E02020" stroke="navy"/></g>'))).toBe(
    false,
  )
})

const repeat = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at)).join('')

test.each([
  [
    'properties that name each other twice',
    (n: number) =>
      `<style>:root{${repeat(n, (at) => `--v${at}:var(--v${at + 1})var(--v${at + 1});`)}}.a{fill:var(--v0)}</style>${BOX}`,
  ],
  ['nested fallbacks', (n: number) => `<rect fill="${repeat(n, () => 'var(--a,')}red${')'.repeat(n)}"/>`],
  ['nested mixtures', (n: number) => `<rect fill="${repeat(n, () => 'color-mix(in lab,red,')}red${')'.repeat(n)}"/>`],
  [
    'nested elements',
    (n: number) => `${repeat(n, (at) => `<g style="--v${at}:red" fill="var(--v0)">`)}${'</g>'.repeat(n)}`,
  ],
  ['many rules', (n: number) => `<style>${repeat(n, (at) => `.v${at}{--v:red;fill:var(--v)}`)}</style>`],
])('%s: the time grows with the length', async (_what, write) => {
  const convert = (count: number) => {
    try {
      toPlainColors(svg(write(count)))
    } catch (error) {
      expect(error).toBeInstanceOf(RefusedSvg)
    }
  }
  expect(
    await compareCost(
      () => convert(4000),
      () => convert(500),
      32,
    ),
  ).toBeLessThan(32)
})
