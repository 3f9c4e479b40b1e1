import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/site.ts'

const DIST = join(import.meta.dirname, '../../../../dist')

interface Answer {
  status: number | undefined
  headers: Record<string, unknown>
  body: Buffer
}

describe('pages and their files', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** `fetch` cannot be used, because it decompresses the body. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((done, fail) => {
      const asked = request(site.origin + path, { headers: { accept: 'text/html', ...headers } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        done({ status: answer.statusCode, headers: answer.headers, body })
      })
      asked.on('error', fail).end()
    })
  const built = (name: string) => readFileSync(join(DIST, name), 'utf8')
  const stylesheet = () => /\/assets\/index-[^"]+\.css/.exec(built('index.html'))?.[0] ?? ''

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ])('texts are sent with encoding %s for Accept-Encoding %s', async (encoding, accepted, decompress) => {
    const files = { '/': 'landing', [stylesheet()]: stylesheet() }
    for (const [path, name] of Object.entries(files)) {
      const { status, headers, body } = await get(path, { 'accept-encoding': accepted })
      const kind = path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/html; charset=utf-8'
      expect([path, status, headers['content-encoding'], headers['content-type']]).toEqual([path, 200, encoding, kind])
      expect(headers['vary']).toMatch(/accept-encoding/i)
      expect(decompress(body).toString()).toBe(built(name.endsWith('.css') ? name : `${name}-with-mailbox.html`))
    }
  })

  test('a page that fits into one packet is not compressed', async () => {
    const { status, headers, body } = await get('/login', { 'accept-encoding': 'gzip, br' })
    expect([status, headers['content-encoding']]).toEqual([200, undefined])
    expect(body.toString()).toBe(built('index-with-mailbox.html'))
  })

  test('a page links to the mailbox only for direct requests from this machine', async () => {
    const mark = '<meta name="signet-mailbox" content="/mailbox">'
    for (const path of ['/', '/login']) {
      expect((await get(path)).body.toString()).toContain(mark)
      expect((await get(path, { 'x-forwarded-for': '203.0.113.7' })).body.toString()).not.toContain(mark)
      expect((await get(path, { host: 'signet.example' })).body.toString()).not.toContain(mark)
    }
  })

  test('a page is revalidated each time; files with a hash in their name are cached', async () => {
    const page = await get('/')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect((await get('/', { 'if-none-match': String(page.headers['etag']) })).status).toBe(304)
    expect((await get(stylesheet())).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('the icon that browsers and readers ask for by themselves is there, in three sizes', async () => {
    const { status, headers, body } = await get('/favicon.ico', { accept: 'image/*' })
    expect([status, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
    const sizes = Array.from({ length: body.readUInt16LE(4) }, (_, index) => body[6 + 16 * index])
    expect(sizes).toEqual([16, 32, 48])
    const end = body.readUInt32LE(6 + 32 + 8) + body.readUInt32LE(6 + 32 + 12)
    expect(end).toBe(body.length)
  })

  test('compressed files have no address of their own', async () => {
    expect((await get(`${stylesheet()}.br`)).status).toBe(404)
    expect((await get(`${stylesheet()}.gz`)).status).toBe(404)
  })
})
