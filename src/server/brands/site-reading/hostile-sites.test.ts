import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MIB } from '#contract/limits.ts'
import { SITE_SENTENCES } from '#contract/brands/site-reading/site-sentences.ts'
import { watchHolds } from '../../testing/holds.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { openParserProcess } from '../../files/parser-process.ts'
import { readHtml } from './read-address.ts'
import { openReader } from './reader.ts'
import type { Question } from './read/read-sources.ts'
import { serve, serveFiles } from './testing/site-server.ts'
import { page, symbol } from './testing/static-sites.ts'

const HTML = { 'content-type': 'text/html' }
const CONTENT =
  '<main><h1>Good tools</h1><p>Words of a page that is long enough to count as one with content, and then some more words, so that nobody takes it for an empty page.</p></main>'

describe('hostile sites', () => {
  let site: Site
  let ann: Person
  const allowed: string[] = []
  beforeAll(async () => {
    // The limit of ten seconds for a site passes in about three.
    site = await openSite({ rateLimits: false, fetchAllow: allowed }, { speed: 3 })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const read = (host: string) => {
    allowed.push(host)
    return ann.api.brandImport.read({ body: { url: `http://${host}/` } })
  }
  /** The sentence of a refusal. */
  const explain = (host: string): Promise<string> =>
    read(host).then(
      () => 'read',
      (error: { status: number; message: string }) => (error.status === 422 ? error.message : `${error.status}`),
    )

  test('a page without an end is refused as too large', async () => {
    const host = await serve((request, answer) => {
      if (request.url === '/robots.txt') return answer.writeHead(404).end()
      answer.writeHead(200, HTML)
      const write = () => {
        while (!answer.destroyed && answer.write('<p>more</p>'.repeat(5000)));
      }
      return (write(), answer.on('drain', write))
    })
    expect(await explain(host)).toBe(SITE_SENTENCES.siteTooLarge)
  })

  test('ten thousand redirects end at the fourth', async () => {
    let asked = 0
    const host = await serve((request, answer) => {
      const step = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('n') ?? 0)
      if (request.url === '/robots.txt') return answer.writeHead(404).end()
      asked += 1
      return answer.writeHead(302, { location: step < 10_000 ? `/?n=${step + 1}` : '/end' }).end()
    })
    expect(await explain(host)).toBe(SITE_SENTENCES.siteRedirects)
    expect(asked).toBe(4)
  })

  test('a compressed bomb is refused as too large', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * MIB, 32))
    const host = await serve((_, answer) => answer.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb))
    expect(await explain(host)).toBe(SITE_SENTENCES.siteTooLarge)
  })

  test('a server that sends a byte now and then is given up', async () => {
    const host = await serve((request, answer) => {
      if (request.url === '/robots.txt') return answer.writeHead(404).end()
      answer.writeHead(200, HTML)
      const drip = setInterval(() => answer.write('<'), 50)
      return answer.on('close', () => clearInterval(drip))
    })
    expect(await explain(host)).toBe(SITE_SENTENCES.siteTooSlow)
  })

  test('a server that never answers is given up', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    onTestFinished(() => void silent.close())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this address
    expect(await explain(`127.0.0.1:${(silent.address() as AddressInfo).port}`)).toBe(SITE_SENTENCES.siteTooSlow)
  })

  test('a private target gets no connection, asked for or redirected to', async () => {
    let connections = 0
    const hidden = createServer(() => (connections += 1))
    await new Promise<void>((done) => hidden.listen(0, '127.0.0.1', done))
    onTestFinished(() => void hidden.close())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this address
    const { port } = hidden.address() as AddressInfo
    const direct = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      '169.254.169.254',
      '10.0.0.1',
      '127.0.0.1',
    ]
    for (const target of direct)
      await expect(ann.api.brandImport.read({ body: { url: `http://${target}/` } })).rejects.toMatchObject({
        status: 422,
        message: SITE_SENTENCES.siteNotPublic,
      })
    const host = await serve((request, answer) =>
      request.url === '/robots.txt'
        ? answer.writeHead(404).end()
        : answer.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end(),
    )
    expect(await explain(host)).toBe(SITE_SENTENCES.siteNotPublic)
    expect(connections).toBe(0)
  })

  test('pictures, sheets and manifests at private addresses get no connection', async () => {
    let connections = 0
    const hidden = createServer(() => (connections += 1))
    await new Promise<void>((done) => hidden.listen(0, '127.0.0.1', done))
    onTestFinished(() => void hidden.close())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has this address
    const away = `http://127.0.0.1:${(hidden.address() as AddressInfo).port}`
    const host = await serveFiles({
      '/': page(
        `<title>Decoy</title><link rel="stylesheet" href="${away}/a.css"><link rel="manifest" href="${away}/m.json"><style>@import "${away}/b.css";body{color:#123456}</style>`,
        `<header><a href="/"><img src="${away}/logo.png" alt="logo"></a></header>${CONTENT}`,
      ),
    })
    const { draft, notes } = await read(host)
    expect([draft.name, draft.logos, connections]).toEqual(['Decoy', [], 0])
    expect(notes.map(({ sentence }) => sentence)).toEqual(['Style sheets that could not be read: 2.'])
  })

  test('markup and style sheets that cost parsers time end in an answer', async () => {
    const bombs = [
      '<div>'.repeat(30_000),
      `<div ${'a=1 '.repeat(400_000)}>`,
      '<style>a{b:c}</style>'.repeat(80_000),
      `<style>${'{'.repeat(900_000)}</style>`,
      `<style>:root{--a:var(--b);--b:var(--a)}a{color:${'var(--a,'.repeat(100)}red}</style>`,
      `<style>${'a,'.repeat(400_000)}b{color:red}</style>`,
      `<script type="application/ld+json">${'['.repeat(900_000)}</script>`,
      `<svg>${'<g>'.repeat(50_000)}`,
      `<title>${'- '.repeat(500_000)}</title><p>${'made for '.repeat(100_000)}</p>`,
    ]
    for (const bomb of bombs) {
      const host = await serveFiles({ '/': `<title>Heavy</title><p>made for all</p>${bomb}` })
      const answer = await read(host).then(
        ({ draft }) => typeof draft.name,
        (error: { status: number }) => error.status,
      )
      expect(['string', 422]).toContain(answer)
    }
  })

  test('a page whose title and paragraphs have half a million letters does not hold the event loop', async () => {
    const letters = '\u{1B}$B0!\u{1B}(B'.repeat(200_000)
    const html = `<meta charset="iso-2022-jp"><title>${letters.slice(0, 900_000)}</title>${CONTENT}<p>${letters.slice(900_000)}`
    const watch = watchHolds()
    expect(await explain(await serveFiles({ '/': html }))).toBe('read')
    const [longest] = watch.stop()
    expect(longest?.cpu).toBeLessThan(250)
  })

  test('a page that is not parsed in time is refused', async () => {
    const html = Buffer.from('<div>'.repeat(2_000_000))
    // A short limit, because the process computes until then.
    const { ask } = openParserProcess(join(import.meta.dirname, 'reader-worker.ts'), { heapMib: 160, cpuSeconds: 1 })
    const ofPage = (bytes: Buffer): Question => ({ step: 'page', source: { kind: 'html', bytes } })
    await expect(ask(ofPage(html))).rejects.toThrow('the parser was stopped')
    await expect(ask(ofPage(Buffer.from(CONTENT)))).rejects.toThrow('the parser was stopped')
    const stopped = openReader()
    stopped.close()
    await expect(readHtml(stopped, { kind: 'html', bytes: Buffer.from(CONTENT) })).rejects.toMatchObject({
      status: 422,
      message: SITE_SENTENCES.siteNotAPage,
    })
  })

  test('robots.txt, errors, other files and dead hosts have sentences of their own', async () => {
    expect(
      await explain(await serveFiles({ '/': page('', CONTENT), '/robots.txt': 'User-agent: *\nDisallow: /' })),
    ).toBe(SITE_SENTENCES.siteRobots)
    expect(await explain(await serveFiles({}))).toBe(SITE_SENTENCES.siteFailed)
    expect(
      await explain(await serve((_, answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end('x'))),
    ).toBe(SITE_SENTENCES.siteNotAPage)
    expect(await explain('127.0.0.1:1')).toBe(SITE_SENTENCES.siteUnreachable)
    await expect(ann.api.brandImport.read({ body: { url: 'https://nobody.invalid' } })).rejects.toMatchObject({
      status: 422,
      message: SITE_SENTENCES.siteUnreachable,
    })
  })

  test('a redirect to a page that robots.txt excludes is not followed', async () => {
    const asked: string[] = []
    const host = await serve((request, answer) => {
      asked.push(request.url ?? '')
      if (request.url === '/robots.txt') return answer.end('user-agent: *\ndisallow: /private')
      if (request.url === '/') return answer.writeHead(302, { location: '/private' }).end()
      return answer.writeHead(200, HTML).end(page('<title>Hidden</title>', CONTENT))
    })
    expect(await explain(host)).toBe(SITE_SENTENCES.siteRobots)
    expect(asked).toEqual(['/robots.txt', '/'])
  })

  test('no cookie is sent, scripts are not run, and at most twenty resources are read', async () => {
    const asked: { url: string; cookie: string | undefined }[] = []
    const sheets = Array.from({ length: 30 }, (_, index) => `<link rel="stylesheet" href="/${index}.css">`).join('')
    const host = await serve((request, answer) => {
      asked.push({ url: request.url ?? '', cookie: request.headers.cookie })
      if (request.url === '/robots.txt') return answer.writeHead(404).end()
      if (request.url?.endsWith('.css'))
        return answer.writeHead(200, { 'content-type': 'text/css' }).end('a{color:#123456}')
      const images = Array.from({ length: 30 }, (_, index) => `<img src="/logo${index}.png">`).join('')
      return answer
        .writeHead(200, { ...HTML, 'set-cookie': 'a=b' })
        .end(`${sheets}<script src="/s.js"></script><header>${images}</header>${CONTENT}`)
    })
    await read(host)
    expect(asked.length).toBeLessThanOrEqual(20)
    expect(asked.filter(({ url, cookie }) => cookie !== undefined || url.endsWith('.js'))).toEqual([])
  })

  test('a drawing that is not ready when the time of the import is over does not delay the answer', async () => {
    const header = `<header><a href="/" class="logo">${symbol('#AA3300')}</a></header>`
    const files = { files: [new Blob([page('<title>Slow</title>', `${header}${CONTENT}`)])] }
    const importAt = async (speed: number) => {
      Object.assign(site.clock, { speed })
      return (await ann.api.brandImport.read({ form: {}, files })).draft
    }
    onTestFinished(() => void Object.assign(site.clock, { speed: 3 }))
    // The nineteen seconds of an import take longer than its processes, however busy the machine is.
    const inTime = await importAt(0.1)
    expect([inTime.name, inTime.logos.length]).toEqual(['Slow', 1])
    // They are over before any process has started.
    const late = await importAt(100_000)
    expect([late.name, late.logos]).toEqual(['Slow', []])
  })

  test('a site without signals tells what was not found', async () => {
    const host = await serveFiles({ '/': page('<title>Quiet Studio</title>', '<div id="root"></div>') })
    const { draft, evidence, found, sought, notes } = await read(host)
    expect([draft.name, found, sought]).toEqual(['Quiet Studio', 1, 6])
    const missing = evidence.filter(({ confidence }) => confidence === 0).map(({ source }) => source)
    expect(missing.every((source) => source.startsWith('Not found: '))).toBe(true)
    expect(notes.map(({ key }) => key)).toEqual(['client_rendered'])
  })
})
