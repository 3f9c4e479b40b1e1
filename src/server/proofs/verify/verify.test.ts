import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { VERIFY_MAX_BYTES } from '#contract/proofs/proof-options.ts'
import { blankPng, imageFile } from '../../testing/images.ts'
import { openOwnSite, openSite, type Site } from '../../testing/site.ts'

/** The number of rows of each table, and of stored objects. */
async function countRows({ opened: { app } }: Site): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`.execute(app.db)
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM ${sql.table(name)}`.execute(app.db)
    counts[name] = rows[0]?.count ?? 0
  }
  let objects = 0
  for await (const object of app.storage.list()) if (object.key) objects += 1
  return { ...counts, objects }
}

describe('the check of a file', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())

  const check = (bytes: Uint8Array) =>
    site.visitor().verify.file({ form: {}, files: { file: [new Blob([new Uint8Array(bytes)])] } })

  test('needs no account, and a picture without credentials says nothing', async () => {
    const bytes = new Uint8Array(await (await imageFile()).arrayBuffer())
    expect(await check(bytes)).toMatchObject({
      verdict: 'no_credentials',
      mime_type: 'image/png',
      signed_by: null,
      brand: null,
    })
  })

  test('a signed file is read in a process of its own, without an account', async () => {
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id, prompt: 'A calm post about our night cream', dimensions: '300x300' }
    const { id = 0 } = await ann.api.content.generate({ form, files: {} })
    const signed = await ann.api.content.get({ params: { id }, headers: { 'content-credentials': 'include' } })
    const file = Buffer.from(signed.content_data, 'base64')
    expect(await check(file)).toMatchObject({ verdict: 'intact', signed_by: 'this_instance', brand: 'Nocte' })
    const cut = await check(file.subarray(0, file.length - 400))
    expect(['changed', 'unreadable']).toContain(cut.verdict)
    const repainted = await sharp(file).modulate({ brightness: 1.1 }).png().toBuffer()
    expect((await check(repainted)).verdict).toBe('no_credentials')
  })

  test('nothing of a file is stored', async () => {
    const bytes = new Uint8Array(await (await imageFile()).arrayBuffer())
    await check(bytes)
    const before = await countRows(site)
    await check(bytes)
    await expect(check(Buffer.from('hello'))).rejects.toMatchObject({ status: 415 })
    expect(await countRows(site)).toEqual(before)
  })

  test.each([
    ['text', Buffer.from('hello')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ])('%s is refused in one sentence', async (_, bytes) => {
    await expect(check(bytes)).rejects.toMatchObject({
      status: 415,
      message: 'Only PNG, JPEG, WebP, AVIF, GIF and MP4 files can be checked.',
    })
  })

  const box = (type: string, content: Buffer, size = content.length + 8) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(size)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const chunk = (type: string, content: Buffer) => Buffer.concat([box(type, content, content.length), Buffer.alloc(4)])
  const PNG_START = blankPng(1, 1).subarray(0, 33)
  const HOSTILE: [string, Uint8Array][] = [
    ['a picture of 144 megapixels', blankPng(12_000, 12_000)],
    ['a PNG that is cut off', PNG_START],
    ['a JPEG that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xeb, 0xff, 0xff, 0x4a, 0x50])],
    ['a WebP that is cut off', Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8X', 'latin1')],
    [
      'an MP4 with a box of 4 GB',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('uuid', Buffer.alloc(64), 0xff_ff_ff_f0)]),
    ],
    [
      'an MP4 with a box of no size',
      Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', Buffer.alloc(0), 0)]),
    ],
    [
      'an MP4 with boxes in boxes',
      Buffer.concat(
        [
          box('ftyp', Buffer.from('isom\0\0\0\0')),
          Array.from({ length: 20_000 }).reduce<Buffer>((inner) => box('moov', inner), Buffer.alloc(0)),
        ].map((one) => Buffer.from(one)),
      ),
    ],
    [
      'a PNG whose manifest is noise',
      Buffer.concat([PNG_START, chunk('caBX', Buffer.alloc(100_000, 0xfb)), chunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'a PNG whose manifest claims endless boxes',
      Buffer.concat([
        PNG_START,
        chunk('caBX', box('jumb', Buffer.alloc(60_000, 0x01), 0x7f_ff_ff_ff)),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
    [
      'a PNG with a text that unpacks to a gigabyte',
      Buffer.concat([
        PNG_START,
        chunk(
          'iTXt',
          Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), deflateSync(Buffer.alloc(64 * 1024 * 1024))]),
        ),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
  ]
  test.each(HOSTILE)('%s is answered, and the server stays live', async (_, bytes) => {
    const { verdict } = await check(bytes)
    expect(['no_credentials', 'unreadable', 'changed']).toContain(verdict)
    expect((await fetch(`${site.origin}/api/health`)).status).toBeLessThan(500)
  })

  test('a file over the limit is refused before it is read', async () => {
    await expect(check(new Uint8Array(VERIFY_MAX_BYTES + 1))).rejects.toMatchObject({ status: 413 })
  })

  test('a request without a file is refused', async () => {
    await expect(site.visitor().verify.file({ form: {}, files: {} })).rejects.toMatchObject({ status: 422 })
  })

  test('a manifest at another address is named and never fetched', async () => {
    const asked: string[] = []
    const server = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/" dcterms:provenance="http://127.0.0.1:${port}/manifest.c2pa"/></rdf:RDF></x:xmpmeta>`
    const image = await sharp(blankPng(64, 64)).withXmp(xmp).jpeg().toBuffer()
    expect((await check(image)).verdict).toBe('remote_only')
    expect(asked).toEqual([])
  })

  test.each(['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://10.0.0.1/a.png', 'http://169.254.169.254/latest'])(
    'the file at %s is not fetched',
    async (url) => {
      await expect(site.visitor().verify.address({ query: { url } })).rejects.toMatchObject({
        status: 422,
        message: 'The file at this address could not be read.',
      })
    },
  )

  test.each(['file:///etc/passwd', 'data:text/plain,a', 'nonsense'])('%s is no address', async (url) => {
    await expect(site.visitor().verify.address({ query: { url } })).rejects.toMatchObject({
      status: 422,
      message: 'Enter an address that starts with http:// or https://.',
    })
  })
})

test('an address can be checked twenty times a minute', async () => {
  const site = await openOwnSite()
  const check = () => site.visitor().verify.file({ form: {}, files: { file: [new Blob(['text'])] } })
  const statuses: unknown[] = []
  for (let round = 0; round < 21; round += 1)
    statuses.push(await check().catch((error: unknown) => (error as { status: number }).status))
  expect([statuses[19], statuses[20]]).toEqual([415, 429])
})
