import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureCost } from '#studio/render/testing/measure-cost.ts'
import { draftFonts } from '../draft/fonts.ts'
import { isAllowedByRobots } from '../robots.ts'
import { cmykToHex, readAse, readGpl, readJsonPalette } from './palettes.ts'
import { readPdf } from './pdf.ts'
import { answerStyle, type Source } from './read-sources.ts'
import { colorsIn, resolveValue, variableColor } from './sheet-values.ts'
import { toPlainColors } from '../../../files/svg-colors/plain-colors.ts'
import { paintSvg } from '../paint-svg.ts'
import { readStyle } from './style.ts'
import { readSheet } from '../../../files/style-sheet.ts'
import { HOSTILE_PDFS } from '../../../testing/hostile/hostile-files.ts'
import { aseFile, randomBytes } from '../testing/palette-files.ts'

test('an ASE file gives colors of all its models, with their names', () => {
  const file = aseFile([
    { name: 'Moss', model: 'RGB ', values: [15 / 255, 76 / 255, 63 / 255] },
    { name: 'Ink', model: 'CMYK', values: [0, 1, 1, 0] },
    { name: 'Fog', model: 'Gray', values: [0.5] },
  ])
  expect(readAse(file)).toEqual([
    { name: 'Moss', hex: '#0F4C3F' },
    { name: 'Ink', hex: '#FF0000' },
    { name: 'Fog', hex: '#808080' },
  ])
})

test('a GIMP palette gives its lines, whatever stands between them', () => {
  const text =
    'GIMP Palette\nName: Verdant\nColumns: 2\n#\n 15  76  63\tMoss\n242 232 213 Sand dune\n300 0 0 over\nno line\n'
  expect(readGpl(text)).toEqual([
    { name: 'Moss', hex: '#0F4C3F' },
    { name: 'Sand dune', hex: '#F2E8D5' },
    { name: 'over', hex: '#FF0000' },
  ])
})

test.each([
  ['["#0f4c3f","F2E8D5"]', ['#0F4C3F ', '#F2E8D5 ']],
  [
    '{"color":{"primary":{"$value":"#0F4C3F"},"sand":{"value":"rgb(242 232 213)"}}}',
    ['#0F4C3F color.primary', '#F2E8D5 color.sand'],
  ],
  ['[{"name":"Moss","hex":"#0f4c3f"}]', ['#0F4C3F Moss']],
  ['{"note":"red","size":12}', []],
])('the JSON palette %s', (text, expected) => {
  expect(readJsonPalette(text).map(({ hex, name }) => `${hex} ${name}`)).toEqual(expected)
})

test('a PDF gives the areas of its colors and the names of its fonts', () => {
  const content = deflateSync(
    Buffer.from('q 0.059 0.298 0.247 rg 0 0 600 400 re f Q 0 0.5 1 0 k 0 0 100 100 re f BT /F1 24 Tf (Hello) Tj ET'),
  )
  const objects = deflateSync(Buffer.from('5 0 <</Type/Font/BaseFont/ABCDEF+PlayfairDisplay-Bold>>'))
  const file = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj <</Length ${content.length}/Filter/FlateDecode>>\nstream\n`),
    content,
    Buffer.from(`\nendstream endobj\n2 0 obj <</Type/ObjStm/Filter/FlateDecode>>\nstream\r\n`),
    objects,
    Buffer.from('\nendstream endobj\n3 0 obj <</BaseFont/ArialMT>> endobj'),
  ])
  const { areas, fonts } = readPdf(file)
  expect(areas.toSorted((a, b) => b.area - a.area).map(({ hex }) => hex)).toEqual(['#0F4C3F', '#FF8000'])
  expect(fonts.toSorted()).toEqual(['Arial', 'Playfair Display'])
})

test('a PDF whose streams expand without end is read up to the limit', () => {
  const bomb = deflateSync(Buffer.alloc(60 * 1024 * 1024, 'f '))
  const part = [Buffer.from('%PDF-1.7\n1 0 obj <</Filter/FlateDecode>>\nstream\n'), bomb, Buffer.from('\nendstream\n')]
  expect(readPdf(Buffer.concat([...part, ...part, ...part])).areas).toEqual([])
})

test('300 damaged palettes and PDFs give colors or nothing', async () => {
  const seeds: Source[] = [
    {
      kind: 'ase',
      bytes: aseFile([
        { name: 'A', model: 'RGB ', values: [1, 0, 0] },
        { name: 'B', model: 'LAB ', values: [0.5, 20, 20] },
      ]),
    },
    { kind: 'gpl', bytes: Buffer.from('GIMP Palette\n 15 76 63 Moss\n1 2 3\n') },
    { kind: 'json', bytes: Buffer.from('{"a":{"b":["#123456","#abcdef"]}}') },
    {
      kind: 'pdf',
      bytes: Buffer.from('%PDF-1.4\n1 0 obj <</Length 20>>\nstream\n1 0 0 rg 0 0 9 9 re f\nendstream /BaseFont/Lato'),
    },
    { kind: 'css', bytes: Buffer.from(':root{--brand:#123456}a{color:var(--brand)}') },
  ]
  const random = randomBytes(7)
  for (let round = 0; round < 300; round += 1) {
    const seed = seeds[round % seeds.length]
    if (!seed) throw new Error('no seed')
    const bytes = Buffer.from(seed.bytes)
    for (let change = 0; change < 1 + (round % 9); change += 1) bytes[random() % bytes.length] = random() % 256
    const cut = bytes.subarray(0, round % 4 === 0 ? random() % bytes.length : bytes.length)
    const { palette, style, pdfs } = await answerStyle([{ kind: seed.kind, bytes: cut }], [], null)
    const hexes = [...palette, ...style.colors, ...pdfs.flatMap(({ areas }) => areas)].map(({ hex }) => hex)
    expect(hexes.filter((hex) => !/^#[0-9A-F]{6}$/.test(hex))).toEqual([])
  }
})

test('style sheets keep rules of conditions, and leave out print, dark mode and animations', () => {
  const css =
    '@media print{a{color:red}}@media (min-width:1px){a,b:is(c,d){color:#111 !important}}@keyframes x{from{color:red}}.a{color:blue;& b{color:green}}'
  expect(readSheet(css)).toMatchObject([
    { selectors: ['a', 'b:is(c,d)'], property: 'color', value: '#111' },
    { selectors: ['.a'], property: 'color', value: 'blue' },
    { selectors: ['& b'], property: 'color', value: 'green' },
  ])
})

test('values resolve variables, fallbacks and loops', () => {
  const variables = new Map([
    ['--a', 'var(--b, red)'],
    ['--l', 'var(--l)'],
  ])
  expect(resolveValue('1px solid var(--a)', variables)).toBe('1px solid  red')
  expect(resolveValue('var(--l)', variables)).toBe('')
  expect(colorsIn('linear-gradient(90deg,#0f4c3f,rgb(1 2 3 / 0.1) 50%,white)')).toEqual(['#0F4C3F', '#FFFFFF'])
  expect([variableColor('221 83% 53%'), variableColor('37, 99, 235'), variableColor('none')]).toEqual([
    '#2463EB',
    '#2563EB',
    null,
  ])
  expect(cmykToHex(0, 0, 0, 1)).toBe('#000000')
})

test.each([
  ['1px solid OKLCH(60% 50% 25deg)', ['#DE3B3D']],
  ['color-mix(in srgb, red, rgb(0 0 255))', ['#800080']],
  ['light-dark(#e02020, #fff)', ['#E02020']],
  ['color(display-p3 0.82 0.2 0.18)', ['#E41520']],
  ['color-mix(in srgb, red 20%, transparent)', []],
  ['Canvas', []],
])('colors of CSS are read: %s', (value, hexes) => {
  expect(colorsIn(value)).toEqual(hexes)
})

test.each([
  ['a color of the page', 'fill="var(--brand)"', '#DE3B3D'],
  ['a fallback', 'fill="var(--none, #E02020)"', '#E02020'],
  ['a color of the page before a fallback', 'fill="var(--brand, #00f)"', '#DE3B3D'],
  ['channels of the page', 'fill="hsl(var(--channels))"', '#2463EB'],
  ['a variable of the logo itself', 'style="--own:#E02020;fill:var(--own)"', '#E02020'],
  ['the ink of the header', 'fill="var(--none)"', '#0A7C66'],
])('a logo of a page is painted with %s', (_what, fill, hex) => {
  const css = ':root{--brand:oklch(0.6 0.2 25);--channels:221 83% 53%} .logo{color:#0A7C66}'
  const style = readStyle(readSheet(css), null)
  const painted = paintSvg(`<svg xmlns="http://www.w3.org/2000/svg"><rect ${fill}/></svg>`, {
    style,
    palette: [],
    pdfs: [],
    unread: 0,
  })
  expect(toPlainColors(painted)).toContain(hex)
})

test.each([
  ['"Source Sans 3", sans-serif', 'Source Sans Pro', 'alias'],
  ['__Inter_d65c78, __Inter_Fallback_d65c78', 'Inter', 'exact'],
  ['Futura, sans-serif', 'Jost', 'alias'],
  ['"Didot", serif', 'Bodoni Moda', 'alias'],
  ['"Yeseva One", serif', 'Playfair Display', 'class'],
  ['Whatever, Georgia, serif', 'Lora', 'class'],
  ['"Barlow Condensed"', 'Barlow Condensed', 'exact'],
  ['"Roboto Condensed"', 'Roboto Condensed', 'exact'],
  ['"Big Shoulders Display"', 'Oswald', 'class'],
  ['SomeMono, monospace', 'JetBrains Mono', 'class'],
])('headings in %s are drawn in %s (%s)', (value, nearest, match) => {
  const style = { colors: [], fonts: [{ value, where: 'h1' }], faces: [], variables: {} }
  expect(draftFonts({ style, linked: [], pdfFonts: [] }).fonts[0]?.value).toMatchObject({ nearest, match })
})

test('a typeface that the studio has besides those of the form is the one of the brand', () => {
  const style = { colors: [], fonts: [{ value: 'Futura, sans-serif', where: 'h1' }], faces: [], variables: {} }
  expect(draftFonts({ style, linked: [], pdfFonts: [] }).typography.value).toBe('Jost, system-ui, sans-serif')
})

test.each(['system-ui, Roboto, sans-serif', '"Font Awesome 6 Free"', 'inherit', '-apple-system, "Segoe UI"'])(
  '%s is no typeface of a brand',
  (value) => {
    const style = { colors: [], fonts: [{ value, where: 'body' }], faces: [], variables: {} }
    expect(draftFonts({ style, linked: [], pdfFonts: [] }).typography.confidence).toBe(0)
  },
)

test.each([
  ['', '/', true],
  ['User-agent: *\nDisallow: /', '/', false],
  ['User-agent: *\nDisallow: /\nAllow: /$', '/', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Signet\nAllow: /', '/shop', true],
  ['User-agent: a\nUser-agent: signet\nDisallow: /private', '/private/x', false],
  ['User-agent: *\nDisallow: /*.php$', '/a/b.php', false],
  ['User-agent: *\nDisallow: /*.php$', '/a/b.php?x', true],
  ['User-agent: *\nDisallow:', '/', true],
])('robots.txt %j lets %s be read: %s', (robots, path, expected) => {
  expect(isAllowedByRobots(robots, path)).toBe(expected)
})

// 1,000 streams took 3 to 7 s of CPU time: for each of them, the whole file before it was searched for its object.
test('a PDF of streams without an object is read within a second of CPU time', async () => {
  const file = HOSTILE_PDFS['streams without an object']?.() ?? Buffer.alloc(0)
  expect(file.length).toBeGreaterThan(10_000_000)
  const read = () => expect(readPdf(file)).toEqual({ areas: [], fonts: [] })
  expect(await measureCost(read, 1000)).toBeLessThan(1000)
})
