import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawVariant } from './draw-variant.ts'
import { measureLostShapes } from './lost-shapes.ts'
import { listSvgColors, recolorSvg } from './rewrite-svg.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, root = '') => `<svg ${NS} viewBox="0 0 240 80"${root}>${inner}</svg>`
const DISC = '<circle cx="40" cy="40" r="36" fill="#14213D"/>'
const BARS = [90, 120, 150, 180].map((x) => `<rect x="${x}" y="20" width="18" height="40" fill="#111"/>`).join('')
const LETTER = '<path d="M28 24h8v32h-8zM44 24h8v32h-8z" fill="#fff"/>'

test('recolors attributes, styles, sheets, gradients and the default black, and nothing else', () => {
  const source = svg(
    `<style>#fff,.a{fill:red;stroke:rgb(0 128 0 / 50%)}</style><!-- red -->
    <linearGradient id="abc"><stop offset="0" stop-color="#ABC"/><stop offset="1"/></linearGradient>
    <path id="red" class="red" d="M0 0" style="fill: #00f; opacity: .5"/><path fill="url(#abc) red" stroke="none"/>
    <text fill="currentColor">red &amp; blue</text><circle r="2"/><g fill="none"><path d="M1 1"/></g>
    <mask id="m"><path fill="#fff" d="M2 2"/></mask>`,
  )
  expect(listSvgColors(source)).toEqual(['#FF0000', '#008000', '#AABBCC', '#000000', '#0000FF'])
  const recolored = recolorSvg(source, () => '#123456') ?? ''
  expect(recolored).toContain('<style>#fff,.a{fill:#123456;stroke:#12345680}</style>')
  expect(recolored).toContain('<stop stop-color="#123456" offset="1"/>')
  expect(recolored).toContain('<path id="red" class="red" d="M0 0" style="fill: #123456; opacity: .5"/>')
  expect(recolored).toContain('<path fill="url(#abc) #123456" stroke="none"/>')
  expect(recolored).toContain('<text fill="#123456">red &amp; blue</text><circle fill="#123456" r="2"/>')
  expect(recolored).toContain('<g fill="none"><path d="M1 1"/></g>')
  expect(recolored).toContain('<mask id="m"><path fill="#fff" d="M2 2"/></mask>')
  expect(recolored).not.toContain('<!--')
})

test('an SVG with an embedded picture is not recolored', () => {
  expect(recolorSvg(svg('<image href="data:image/png;base64,AA=="/>'), () => '#FFFFFF')).toBeNull()
})

const draw = (document: Buffer, side: number) =>
  sharp(document, { density: 144 }).resize(side, side, { fit: 'inside' }).png().toBuffer()

test.each([
  ['plain shapes', DISC + LETTER + BARS],
  ['a style sheet', '<style>.a{fill:#0a6;stroke:hsl(20 90% 50%)}</style><rect class="a" width="99" height="60"/>'],
  ['translucent colors', '<rect width="99" height="60" style="fill:rgb(200 0 0 / 40%)"/><circle r="50" fill="#00f8"/>'],
  [
    'a gradient',
    '<linearGradient id="g"><stop stop-color="gold"/><stop offset="1"/></linearGradient><rect fill="url(#g)" width="200" height="60"/>',
  ],
  [
    'a mask',
    '<mask id="m"><rect width="50" height="60" fill="#fff"/></mask><rect mask="url(#m)" width="200" height="60" fill="teal"/>',
  ],
  [
    'shapes that are used again',
    '<defs><circle id="c" r="20"/></defs><use href="#c" x="40" y="40" fill="red"/><use href="#c" x="90" y="40"/>',
  ],
  ['currentColor', '<g color="purple"><rect width="99" height="60" fill="currentColor"/></g>'],
])('recoloring with the same colors draws the same picture: %s', async (_what, inner) => {
  const recolored = recolorSvg(svg(inner), (hex) => hex) ?? ''
  const [before, after] = await Promise.all([svg(inner), recolored].map((text) => draw(Buffer.from(text), 240)))
  expect(before?.equals(after ?? Buffer.alloc(0))).toBe(true)
})

/** The colors of a variant at places of the drawing, as `#RRGGBBAA`. */
async function readColors(source: string, kind: 'on_dark' | 'mono', places: readonly Place[]) {
  const png = await drawVariant(source, kind, draw)
  if (!png) return null
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / 240
  return places.map(([x, y]) => {
    const at = (Math.round(y * scale) * info.width + Math.round(x * scale)) * 4
    return `#${data
      .subarray(at, at + 4)
      .toString('hex')
      .toUpperCase()}`
  })
}

type Place = [x: number, y: number]
const ON_BAR: Place = [99, 40]
const ON_DISC: Place = [40, 14]
const ON_LETTER: Place = [32, 40]

test.each([
  ['dark colors become white', svg(BARS), [ON_BAR], ['#FFFFFFFF']],
  [
    'a bright color stays',
    svg(`${BARS}<circle cx="40" cy="40" r="36" fill="#E8590C"/>`),
    [ON_BAR, ON_DISC],
    ['#FFFFFFFF', '#E8590CFF'],
  ],
  [
    'white letters on a dark disc change places with it',
    svg(DISC + LETTER),
    [ON_DISC, ON_LETTER],
    ['#FFFFFFFF', '#14213DFF'],
  ],
  [
    'white letters on a bright disc stay',
    svg(`<circle cx="40" cy="40" r="36" fill="#E8590C"/>${LETTER}${BARS}`),
    [ON_LETTER, ON_BAR],
    ['#FFFFFFFF', '#FFFFFFFF'],
  ],
] as const)('inverse: %s', async (_what, source, places, colors) => {
  expect(await readColors(source, 'on_dark', places)).toEqual(colors)
})

test.each([
  [
    'all colors become the ink',
    svg(`${BARS}<circle cx="40" cy="40" r="36" fill="#E8590C"/>`),
    [ON_BAR, ON_DISC],
    ['#111111FF', '#111111FF'],
  ],
  ['white on a color is cut out', svg(DISC + LETTER), [ON_DISC, ON_LETTER], ['#111111FF', '#11111100']],
  ['a white logo becomes dark', svg(LETTER), [ON_LETTER], ['#111111FF']],
] as const)('mono: %s', async (_what, source, places, colors) => {
  expect(await readColors(source, 'mono', places)).toEqual(colors)
})

test('colors that would flow into one become tints in the mono variant', async () => {
  const discs = svg('<circle cx="80" cy="40" r="38" fill="#EB001B"/><circle cx="130" cy="40" r="38" fill="#1A1F71"/>')
  const [red, blue] =
    (await readColors(discs, 'mono', [
      [50, 40],
      [150, 40],
    ])) ?? []
  expect(blue).toBe('#111111FF')
  expect(red).toMatch(/^#111111[4-9]/)
})

test.each([
  ['on_dark', svg('<circle cx="40" cy="40" r="36" fill="#E8590C"/>')],
  ['mono', svg(BARS)],
] as const)('%s: a logo that is one already gets none', async (kind, source) => {
  expect(await drawVariant(source, kind, draw)).toBeNull()
})

test('shapes are lost where both sides of their edge have one color', () => {
  const stripes = (a: number, b: number) => {
    const pixels = new Uint8Array(64 * 64 * 3)
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.floor((at / 3) % 64) % 8 < 4 ? a : b
    return pixels
  }
  const size = { width: 64, height: 64 }
  expect(measureLostShapes({ before: stripes(0, 255), after: stripes(255, 30), ...size })).toBe(0)
  expect(measureLostShapes({ before: stripes(0, 255), after: stripes(9, 9), ...size })).toBe(1)
})
