import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LOGO_MAX_BYTES, LOGO_VARIANT_MAX_BYTES } from '#contract/limits.ts'
import { NOT_AN_IMAGE } from '#contract/messages.ts'
import { FILE_SENTENCES } from '#contract/sentences/file-sentences.ts'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { hostileVariants } from '../testing/hostile/hostile-svgs.ts'
import { blankPng } from '../testing/images.ts'
import { acceptLogo, acceptImage } from './images.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#369' } })
const svg = (inner: string, head = '') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60">${inner}</svg>`)
const statusOf = (bytes: Buffer) =>
  acceptImage(1, bytes).then(
    () => 200,
    (error: { status: number }) => error.status,
  )
const DISC = '<circle cx="50" cy="30" r="20" fill="#c00"/>'

test.each([
  ['png', 'jpg'],
  ['jpeg', 'jpg'],
  ['webp', 'jpg'],
  ['gif', 'png'],
  ['avif', 'jpg'],
] as const)('%s is accepted and re-encoded', async (format, extension) => {
  const bytes = await plain(40, 30).toFormat(format).toBuffer()
  expect(await acceptImage(1, bytes)).toMatchObject({ extension, width: 40, height: 30 })
})

test('an SVG is rendered large enough for use and stored only as PNG', async () => {
  const image = await acceptImage(1, svg(DISC, '<?xml version="1.0"?>\n<!-- a logo -->\n'))
  expect(image).toMatchObject({ extension: 'png', mime_type: 'image/png' })
  expect(image.width).toBeGreaterThan(1000)
  expect(image.bytes.toString('latin1')).not.toContain('<svg')
})

const { svgScripts, svgPages, svgEntities, svgReferences } = FILE_SENTENCES

test.each([
  ['a script', svg('<script>alert(1)</script>'), svgScripts],
  ['a foreign object', svg('<foreignObject><p/></foreignObject>'), svgPages],
  ['an entity', svg(DISC, '<!DOCTYPE svg [<!ENTITY x "y">]>'), svgEntities],
  ['a document type', svg(DISC, '<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">'), svgReferences],
  ['a link outward', svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'), svgReferences],
  ['a link to a file', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'), svgReferences],
  ['a style from outside', svg('<style>@import url(http://127.0.0.1/x.css)</style>'), svgReferences],
])('an SVG with %s is refused, and the sentence says why', async (_what, bytes, message) => {
  expect(message).toContain(NOT_AN_IMAGE)
  await expect(acceptImage(1, bytes)).rejects.toMatchObject({ status: 415, message })
})

test.each([
  ['oklch', 'oklch(0.6 0.2 25)', '#DE3B3D'],
  ['display-p3', 'color(display-p3 0.82 0.2 0.18)', '#E41520'],
  ['a variable', 'var(--brand)', '#E02020'],
])('an SVG in %s is drawn in its color', async (_what, fill, hex) => {
  const { bytes } = await acceptImage(
    1,
    svg(`<style>svg{--brand:#E02020}</style><rect width="100" height="60" fill="${fill}"/>`),
  )
  const middle = { left: 1000, top: 600, width: 1, height: 1 }
  const data = await sharp(bytes).extract(middle).removeAlpha().raw().toBuffer()
  expect(`#${data.subarray(0, 3).toString('hex').toUpperCase()}`).toBe(hex)
})

test.each([
  [
    'device-cmyk(0 1 1 0)',
    'The color device-cmyk() of this SVG cannot be drawn. Export it with plain colors such as #E02020.',
  ],
  [
    'var(--brand)',
    'This SVG takes a color from a web page: --brand has no value in it. Export it with plain colors such as #E02020.',
  ],
])('an SVG in %s is refused with its color instead of being drawn black', async (fill, message) => {
  const bytes = svg(`<rect width="100" height="60" fill="${fill}"/>`)
  await expect(acceptImage(1, bytes)).rejects.toMatchObject({ status: 422, message })
})

const EMBEDDINGS: readonly (readonly [string, (inner: string) => string])[] = [
  ['base64', (inner) => `data:image/svg+xml;base64,${Buffer.from(inner).toString('base64')}`],
  [
    'base64 with a charset',
    (inner) => `data:image/svg+xml;charset=utf-8;base64,${Buffer.from(inner).toString('base64')}`,
  ],
  ['percent signs', (inner) => `data:image/svg+xml,${encodeURIComponent(inner)}`],
]
const embed = (address: string) => `<image href="${address}" width="100" height="60"/>`

test.each(EMBEDDINGS)(
  'an SVG inside of an SVG, as %s, is drawn and refused like one of its own',
  async (_how, wrap) => {
    const red = svg('<rect width="100" height="60" style="fill: oklch(0.6 0.2 25)"/>').toString()
    const twice = svg(embed(wrap(red))).toString()
    for (const inner of [red, twice]) {
      const { bytes } = await acceptImage(1, svg(embed(wrap(inner))))
      const { data } = await sharp(bytes)
        .extract({ left: 900, top: 500, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([...data].slice(0, 3)).toEqual([0xde, 0x3b, 0x3d])
    }
    const script = svg('<script>alert(1)</script>').toString()
    await expect(acceptImage(1, svg(embed(wrap(script))))).rejects.toMatchObject({ status: 415, message: svgScripts })
    const link = svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>').toString()
    await expect(acceptImage(1, svg(embed(wrap(link))))).rejects.toMatchObject({
      status: 415,
      message: svgReferences,
    })
  },
)

test('an SVG that cannot be drawn is refused', async () => {
  const refused = { status: 422, message: 'The image could not be read.' }
  await expect(acceptImage(1, svg('<g>'))).rejects.toMatchObject(refused)
})

test('variants of SVGs that are slow to parse are refused', async () => {
  for (const { name, bytes, status } of hostileVariants(readSeed(1), 5))
    expect({ name, status: await statusOf(bytes) }).toEqual({ name, status })
})

test('an SVG over 1 MB is refused', async () => {
  await expect(acceptImage(1, svg(`<!--${'x'.repeat(1024 * 1024)}-->${DISC}`))).rejects.toMatchObject({ status: 413 })
})

test.each([
  [
    'huge dimensions in few bytes',
    async () => blankPng(12_001, 100),
    422,
    'Image dimensions are too large. The limit is 40 megapixels.',
  ],
  [
    'too many pixels',
    async () => blankPng(8000, 6000),
    422,
    'Image dimensions are too large. The limit is 40 megapixels.',
  ],
  [
    'a long thin line',
    () =>
      plain(65_535, 1)
        .webp()
        .toBuffer()
        .catch(() => plain(16_000, 1).png().toBuffer()),
    422,
    'Image dimensions are too large. The limit is 40 megapixels.',
  ],
  [
    'half a picture',
    async () => (await plain(400, 300).jpeg().toBuffer()).subarray(0, 500),
    422,
    'The image could not be read.',
  ],
  ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 415, 'Please select a valid image file'],
  ['nothing much', async () => Buffer.from('GIF89a'), 422, 'The image could not be read.'],
])('%s is refused', async (_what, bytes, status, message) => {
  await expect(acceptImage(1, await bytes())).rejects.toMatchObject({ status, message })
})

test('an image file that is also HTML is only an image after re-encoding', async () => {
  const polyglot = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const { bytes } = await acceptImage(1, polyglot)
  expect(bytes.toString('latin1')).not.toContain('script')
})

test('a photo is rotated as its EXIF says, and its location is removed', async () => {
  const photo = await plain(60, 40)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const image = await acceptImage(1, photo)
  expect(image).toMatchObject({ width: 40, height: 60 })
  expect((await sharp(image.bytes).metadata()).exif).toBeUndefined()
})

const isoFile = (...brands: string[]) =>
  Buffer.from(`\0\0\0${String.fromCharCode(8 + 4 * brands.length)}ftyp${brands.join('')}${'\0'.repeat(40)}`, 'latin1')
const latin = (text: string) => Buffer.from(text + '\0'.repeat(80), 'latin1')

test.each([
  ['HEIC', isoFile('heic', '\0\0\0\0', 'mif1', 'heic')],
  ['HEIC', isoFile('mif1', '\0\0\0\0', 'mif1', 'heic')],
  ['HEIF', isoFile('mif1', '\0\0\0\0', 'mif1', 'miaf')],
  ['MP4', isoFile('isom', '\0\0\0\0', 'avc1')],
  ['QuickTime', isoFile('qt  ', '\0\0\0\0', 'qt  ')],
  ['TIFF', latin('II*\0')],
  ['TIFF', latin('MM\0*')],
  ['PSD', latin('8BPS')],
  ['PDF', latin('%PDF-1.7')],
  ['EPS', latin('%!PS-Adobe-3.0 EPSF-3.0')],
  ['BMP', latin('BM\x9A\0\0\0\0\0\0\0')],
  ['ICO', latin('\0\0\x01\0')],
  ['JPEG XL', latin('\xFF\x0A')],
  ['JPEG 2000', latin('\0\0\0\x0CjP  ')],
  ['ZIP', latin('PK\x03\x04')],
  ['GZIP', latin('\x1F\x8B')],
  ['TTF', latin('\0\x01\0\0')],
  ['TTC', latin('ttcf')],
  ['WOFF', latin('wOFF')],
])('a %s file is refused by its name', async (kind, bytes) => {
  await expect(acceptImage(1, bytes)).rejects.toMatchObject({
    status: 415,
    message: `${NOT_AN_IMAGE}. ${kind} files cannot be used here. Upload PNG, JPEG, WebP, GIF, AVIF or SVG.`,
  })
})

const readPixels = async (bytes: Buffer) =>
  (await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer()).toString('hex')
/** Red and blue lines of one pixel, which a JPEG would mix. */
const stripes = () =>
  sharp(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 2 ? [224, 32, 32] : [0, 64, 255])).flat()), {
    raw: { width: 64, height: 64, channels: 3 },
  })

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('an opaque logo keeps each pixel: %s', async (format) => {
  const bytes = await stripes().toFormat(format).toBuffer()
  const logo = await acceptLogo(1, bytes)
  expect(logo).toMatchObject({ extension: 'png', mime_type: 'image/png' })
  expect(await readPixels(logo.bytes)).toBe(await readPixels(bytes))
})

/** A flat field beside noise, which a PNG hardly compresses: as a PNG, `side` pixels wide, it has 1.5 bytes for each pixel. */
async function halfNoise(side: number) {
  const half = { width: Math.ceil(side / 2), height: side }
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = await sharp({ create: { ...half, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  return sharp(
    await plain(side, side)
      .composite([{ input: grain, left: side - half.width, top: 0 }])
      .removeAlpha()
      .raw()
      .toBuffer(),
    { raw: { width: side, height: side, channels: 3 } },
  )
}

test.each([
  [LOGO_MAX_BYTES, 2200, 1280],
  [LOGO_VARIANT_MAX_BYTES, 1400, 832],
])('a logo of more than %i bytes as a PNG keeps its colors exactly, in fewer pixels', async (most, side, width) => {
  const bytes = await (await halfNoise(side)).png().toBuffer()
  expect(bytes.length).toBeGreaterThan(most)
  const logo = await acceptLogo(1, bytes, most)
  expect(logo).toMatchObject({ extension: 'png', mime_type: 'image/png', width })
  expect(logo.bytes.length).toBeLessThanOrEqual(most)
  const corner = { left: 0, top: 0, width: 64, height: 64 }
  const field = await sharp(logo.bytes).extract(corner).raw().toBuffer()
  expect(new Set(field.toString('hex').match(/.{6}/g))).toEqual(new Set(['336699']))
})

test('the smallest sizes of a logo fit, whatever it shows', async () => {
  for (const [side, most] of [
    [1280, LOGO_MAX_BYTES],
    [832, LOGO_VARIANT_MAX_BYTES],
  ] as const) {
    const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    expect((await noise.png({ compressionLevel: 6 }).toBuffer()).length).toBeLessThan(most)
  }
})
