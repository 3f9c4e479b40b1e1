import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFile } from '../testing/images.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

describe('brands', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  test('need only a name: other fields have defaults', async () => {
    expect(await ann.api.brands.create({ body: { name: '  Acme  ' } })).toMatchObject({
      name: 'Acme',
      description: null,
      primary_color: '#0A7C66',
      secondary_color: '#111111',
      typography: 'Inter, system-ui, sans-serif',
      brand_tone: 'professional',
      logo_url: null,
    })
  })

  test('are listed newest first, replaced as a whole, and deleted', async () => {
    const first = await ann.api.brands.create({
      body: { name: 'First', description: 'Of two', primary_color: '#abcdef' },
    })
    const second = await ann.api.brands.create({ body: { name: 'Second' } })
    expect((await ann.api.brands.list()).brands.slice(0, 2).map(({ name }) => name)).toEqual(['Second', 'First'])
    expect(first.primary_color).toBe('#ABCDEF')
    expect(await ann.api.brands.update({ params: { id: first.id }, body: { name: 'Renamed' } })).toMatchObject({
      name: 'Renamed',
      description: null,
      primary_color: '#0A7C66',
    })
    expect(await ann.api.brands.remove({ params: { id: second.id } })).toEqual({ message: 'Brand deleted' })
    await expect(ann.api.brands.remove({ params: { id: second.id } })).rejects.toMatchObject({
      status: 404,
      message: 'Brand not found',
    })
  })

  test('have a logo that is re-encoded, served to everybody by its key, and stays until it is removed', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'With logo' } })
    const params = { id }
    const { logo_url } = await ann.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })
    expect(logo_url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.png$/)
    const served = await fetch(site.origin + logo_url)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(served.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({
      width: 240,
      height: 240,
      hasAlpha: true,
    })

    expect(await ann.api.brands.update({ params, body: { name: 'With logo' } })).toMatchObject({ logo_url })
    const bob = await site.signUp('Bob')
    await expect(bob.api.brands.create({ body: { name: 'Thief', logo_url } })).rejects.toMatchObject({ status: 422 })
    await expect(bob.api.brands.uploadLogo({ params, files: { file: [await imageFile()] } })).rejects.toMatchObject({
      status: 404,
    })
    for (const none of [null, ''])
      expect(await ann.api.brands.update({ params, body: { name: 'Bare', logo_url: none } })).toMatchObject({
        logo_url: null,
      })
  })

  test('have photo logos stored as PNG without metadata', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Photo' } })
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id }, files: { file: [new Blob([photo])] } })
    const bytes = Buffer.from(await (await fetch(site.origin + logo_url)).arrayBuffer())
    const { format, exif } = await sharp(bytes).metadata()
    expect([format, exif]).toEqual(['png', undefined])
  })

  test.each([
    ['nothing', [], 422, 'No file was uploaded.'],
    ['a text', [new Blob(['hello'], { type: 'image/png' })], 415, 'Please select a valid image file'],
    [
      'half a PNG',
      [new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')])],
      422,
      'The image could not be read.',
    ],
    [
      'more than 5 MB',
      [new Blob([new Uint8Array(5 * 1024 * 1024 + 1)])],
      413,
      'Image is too large. The limit is 5 MB.',
    ],
    [
      'a PSD of more than 5 MB',
      [new Blob(['8BPS', new Uint8Array(6 * 1024 * 1024)])],
      415,
      'Please select a valid image file. PSD files cannot be used here. Upload PNG, JPEG, WebP, GIF, AVIF or SVG.',
    ],
  ])('%s is refused as a logo', async (_what, file, status, message) => {
    const { id } = await ann.api.brands.create({ body: { name: 'Refused' } })
    await expect(ann.api.brands.uploadLogo({ params: { id }, files: { file } })).rejects.toMatchObject({
      status,
      message,
    })
  })

  test('refuse an image of too many pixels in few bytes before it is decoded', async () => {
    const { id } = await ann.api.brands.create({ body: { name: 'Bomb' } })
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(
      ann.api.brands.uploadLogo({ params: { id }, files: { file: [new Blob([bomb])] } }),
    ).rejects.toMatchObject({
      status: 422,
      message: 'Image dimensions are too large. The limit is 40 megapixels.',
    })
  })

  test.each([
    '/api/files/nothing.png',
    `/api/files/${'0'.repeat(32)}.png`,
    '/api/files/..%2f..%2fsecret',
    '/api/files/',
  ])('have no file at %s', async (path) => {
    const answer = await fetch(site.origin + path)
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found', code: 'not_found' }])
  })
})
