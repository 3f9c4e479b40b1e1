import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { toBlobKey, toUploadKey } from '../infrastructure/blobs/keys.ts'
import { releaseUploads } from '../infrastructure/blobs/removal.ts'
import { acrossOwners } from '../infrastructure/db/owned.ts'
import { nameOfFile } from '../files/files.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

describe('bytes', () => {
  let site: Site
  let ann: Person
  let addresses: Record<'file' | 'thumbnail' | 'upload' | 'small upload', string>
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const created = await ann.api.content.generate({ form: { brand_id, prompt: 'A calm post about light' }, files: {} })
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#26246b' } })
      .png()
      .toBuffer()
    const file = [new Blob([new Uint8Array(png)], { type: 'image/png' })]
    const { logo_url } = await ann.api.brands.uploadLogo({ params: { id: brand_id }, files: { file } })
    addresses = {
      file: created.file_url ?? '',
      thumbnail: created.thumbnail_url ?? '',
      upload: logo_url,
      'small upload': `${logo_url}?w=320`,
    }
  })
  afterAll(() => site.close())

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site.origin + address, { headers })
    return { answer, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('that are fetched with a token are cached for this token only: whole, in ranges, and unchanged', async () => {
    const authorization = `Bearer ${ann.token}`
    for (const kind of ['file', 'thumbnail'] as const) {
      const path = addresses[kind].replace(/\?.*/, '')
      const { answer } = await get(path, { authorization })
      const etag = answer.headers.get('etag') ?? ''
      const answers = [
        answer,
        (await get(path, { authorization, range: 'bytes=0-9' })).answer,
        (await get(path, { authorization, 'if-none-match': etag })).answer,
        (await get(path, { authorization, range: 'bytes=99999999-' })).answer,
        (await get(path)).answer,
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 206, 304, 416, 404])
      // A refusal has a sentence, whose language the client may choose.
      const [translated, plain] = ['Authorization, x-signet-language', 'Authorization']
      for (const { headers, status } of answers)
        expect([kind, status, headers.get('vary')]).toEqual([kind, status, status >= 400 ? translated : plain])
    }
    const { answer } = await get(addresses.file.replace(/\/file.*/, ''), { authorization })
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Authorization'])
    expect((await get(addresses.upload)).answer.headers.get('vary')).toBe(null)
  })

  describe.each(['file', 'thumbnail', 'upload', 'small upload'] as const)('of a %s', (kind) => {
    test('are cached forever and not sent again when unchanged', async () => {
      const { answer, bytes } = await get(addresses[kind])
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      const etag = answer.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      for (const had of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
        const again = await get(addresses[kind], { 'if-none-match': had })
        expect([had, again.status, again.bytes.length, again.answer.headers.get('etag')]).toEqual([had, 304, 0, etag])
      }
      expect((await get(addresses[kind], { 'if-none-match': '"other"' })).status).toBe(200)
    })

    test('are sent in ranges: first, open, last, and whole for an invalid range', async () => {
      const whole = (await get(addresses[kind])).bytes
      const end = whole.length - 1
      for (const [range, start, last] of [
        ['bytes=0-9', 0, 9],
        ['bytes=10-', 10, end],
        ['bytes=-7', whole.length - 7, end],
        [`bytes=${end}-${end + 99}`, end, end],
      ] as const) {
        const { answer, status, bytes } = await get(addresses[kind], { range })
        expect([range, status, answer.headers.get('content-range')]).toEqual([
          range,
          206,
          `bytes ${start}-${last}/${whole.length}`,
        ])
        expect(answer.headers.get('content-length')).toBe(String(bytes.length))
        expect(bytes).toEqual(whole.subarray(start, last + 1))
      }
      for (const range of ['bytes=0-1,4-5', 'lines=0-1', 'bytes=-'])
        expect([range, (await get(addresses[kind], { range })).status]).toEqual([range, 200])
    })

    test('beyond the end are refused with the size, and the reply is not cached', async () => {
      const { length } = (await get(addresses[kind])).bytes
      const { answer, status, bytes } = await get(addresses[kind], { range: `bytes=${length}-` })
      expect([status, answer.headers.get('content-range')]).toEqual([416, `bytes */${length}`])
      expect(JSON.parse(bytes.toString())).toEqual({
        detail: 'The requested range is not within the file.',
        code: 'range_not_satisfiable',
      })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    })

    test('are sent in ranges only for the same version (If-Range)', async () => {
      const etag = (await get(addresses[kind])).answer.headers.get('etag') ?? ''
      const part = (ifRange: string) => get(addresses[kind], { range: 'bytes=0-9', 'if-range': ifRange })
      expect((await part(etag)).status).toBe(206)
      expect((await part('"other"')).status).toBe(200)
      expect((await part(new Date().toUTCString())).status).toBe(200)
    })
  })

  test('of a thumbnail are rendered once, however many requests arrive at once', async () => {
    const { storage } = site.opened.app
    const { write } = storage
    const written: string[] = []
    storage.write = (key, bytes) => {
      written.push(key)
      return write(key, bytes)
    }
    const wide = addresses.thumbnail.replace('w=640', 'w=1280')
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(wide)))
    storage.write = write
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1)
    expect(written).toEqual([expect.stringMatching(/^thumbs\/[0-9a-f]{80}-1280\.webp$/)])
  })

  test('of an upload are sent small in the widths of thumbnails only, and go with the upload', async () => {
    const { api } = ann
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a4b2f' } })
      .jpeg()
      .toBuffer()
    const file = [new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })]
    const [brand] = (await api.brands.list()).brands
    const { url } = await api.brandPictures.upload({ params: { id: brand?.id ?? 0 }, form: {}, files: { file } })
    for (const [w, width] of [
      [320, 320],
      [640, 640],
      [1280, 900],
    ]) {
      const { answer, bytes } = await get(`${url}?w=${w}`)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
    const refused = await get(`${url}?w=5000`)
    expect([refused.status, refused.bytes.toString()]).toEqual([
      422,
      expect.stringContaining('w must be 320, 640 or 1280'),
    ])
    const { db, storage } = site.opened.app
    await acrossOwners(db).deleteFrom('brand_pictures').where('url', '=', url).execute()
    await releaseUploads(site.opened.app, {})
    const keys: string[] = []
    for await (const { key } of storage.list()) keys.push(key)
    expect(keys.filter((key) => key.includes(nameOfFile(url) ?? ''))).toEqual([])
  })

  test('that are missing give 404 with a message in every call that reads them', async () => {
    const { content } = await ann.api.content.list({})
    const id = content[0]?.id ?? 0
    const { storage, db } = site.opened.app
    const row = await acrossOwners(db).selectFrom('content').select('blob').executeTakeFirstOrThrow()
    await storage.remove(toBlobKey(row.blob))
    await storage.remove(toUploadKey(nameOfFile(addresses.upload) ?? ''))
    const gone = 'The file of this item is no longer in storage.'
    const unseen = addresses.thumbnail.replace('w=640', 'w=320')
    for (const address of [content[0]?.file_url ?? '', unseen, addresses.upload, `${addresses.upload}?w=640`]) {
      const { answer, status, bytes } = await get(address)
      expect([status, JSON.parse(bytes.toString())]).toEqual([404, { detail: gone, code: 'not_found' }])
      expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    }
    await expect(ann.api.content.get({ params: { id } })).rejects.toMatchObject({ status: 404, message: gone })
    const { url } = await ann.api.archives.create({ body: { ids: [id] } })
    const archive = unzipSync(new Uint8Array((await get(url)).bytes))
    expect(Object.keys(archive)).toEqual(['manifest.json', 'manifest.csv'])
  })

  test('of a logo that are missing give an item without a logo, and a note says so', async () => {
    const [brand] = (await ann.api.brands.list()).brands
    const form = { brand_id: brand?.id ?? 0, prompt: 'A calm post about light' }
    const created = await ann.api.content.generate({ form, files: {} })
    expect(created.notes).toContain('logo_skipped')
    const revised = await ann.api.content.revise({ params: { id: created.id ?? 0 }, body: { headline: 'Less light' } })
    expect(revised.notes).toContain('logo_skipped')
  })
})
