import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSeed } from '#studio/render/soak/read-seed.ts'
import { hostileVariants } from '../testing/hostile/hostile-svgs.ts'
import { blankPng } from '../testing/pictures.ts'
import { acceptPicture } from './pictures.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#369' } })
const svg = (inner: string, head = '') =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" width="100" height="60">${inner}</svg>`)
const statusOf = (bytes: Buffer) =>
  acceptPicture(bytes).then(
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
  expect(await acceptPicture(bytes)).toMatchObject({ extension, width: 40, height: 30 })
})

test('an SVG is rendered large enough for use and stored only as PNG', async () => {
  const picture = await acceptPicture(svg(DISC, '<?xml version="1.0"?>\n<!-- a logo -->\n'))
  expect(picture).toMatchObject({ extension: 'png', mime_type: 'image/png' })
  expect(picture.width).toBeGreaterThan(1000)
  expect(picture.bytes.toString('latin1')).not.toContain('<svg')
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a foreign object', svg('<foreignObject><p/></foreignObject>')],
  ['an entity', svg(DISC, '<!DOCTYPE svg [<!ENTITY x "y">]>')],
  ['a document type', svg(DISC, '<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">')],
  ['a link outward', svg('<image href="http://127.0.0.1/x.png" width="9" height="9"/>')],
  ['a link to a file', svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>')],
  ['a style from outside', svg('<style>@import url(http://127.0.0.1/x.css)</style>')],
])('an SVG with %s is refused', async (_what, bytes) => {
  await expect(acceptPicture(bytes)).rejects.toMatchObject({ status: 415, message: 'Please select a valid image file' })
})

test('an SVG that cannot be drawn is refused', async () => {
  const refused = { status: 422, message: 'The image could not be read.' }
  await expect(acceptPicture(svg('<g>'))).rejects.toMatchObject(refused)
})

test('variants of SVGs that are slow to parse are refused', async () => {
  for (const { name, bytes, status } of hostileVariants(readSeed(1), 5))
    expect({ name, status: await statusOf(bytes) }).toEqual({ name, status })
})

test('an SVG over 1 MB is refused', async () => {
  await expect(acceptPicture(svg(`<!--${'x'.repeat(1024 * 1024)}-->${DISC}`))).rejects.toMatchObject({ status: 413 })
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
  ['a zip named png', async () => Buffer.from('504b0304140000000800', 'hex'), 415, 'Please select a valid image file'],
  ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 415, 'Please select a valid image file'],
  ['nothing much', async () => Buffer.from('GIF89a'), 422, 'The image could not be read.'],
])('%s is refused', async (_what, bytes, status, message) => {
  await expect(acceptPicture(await bytes())).rejects.toMatchObject({ status, message })
})

test('an image file that is also HTML is only an image after re-encoding', async () => {
  const polyglot = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const { bytes } = await acceptPicture(polyglot)
  expect(bytes.toString('latin1')).not.toContain('script')
})

test('a photo is rotated as its EXIF says, and its location is removed', async () => {
  const photo = await plain(60, 40)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const picture = await acceptPicture(photo)
  expect(picture).toMatchObject({ width: 40, height: 60 })
  expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined()
})
