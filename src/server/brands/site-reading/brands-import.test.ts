import { differenceCiede2000 } from 'culori'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_SENTENCES } from '#contract/brands/site-reading/site-sentences.ts'
import { HOUR, MINUTE } from '../../infrastructure/clock.ts'
import { releaseUploads } from '../../infrastructure/blobs/removal.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { aseFile } from './testing/palette-files.ts'
import { serve as serveBytes, serveFiles } from './testing/site-server.ts'
import { FIRST_SITES, page, symbol, wordmark } from './testing/static-sites.ts'

const findSite = (name: string) => FIRST_SITES.find((one) => one.name.startsWith(name))?.files ?? {}
const blobOf = (bytes: Buffer | string) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])

describe('the import of a brand', () => {
  let site: Site
  let ann: Person
  const allowed: string[] = []
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: allowed })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const serve = async (files: Readonly<Record<string, string>>) => {
    const host = await serveFiles(files)
    allowed.push(host)
    return host
  }

  test('drafts a brand from an address, and saves nothing', async () => {
    const { draft, evidence, found } = await ann.api.brandImport.read({
      body: { url: `http://${await serve(findSite('JSON-LD'))}` },
    })
    expect(draft).toMatchObject({
      name: 'Lumen Lighting',
      primary_color: '#B45309',
      social_channels: ['instagram', 'linkedin'],
      currency: 'EUR',
      logos: [{ kind: 'full' }],
      products: [
        { name: 'Arc Lamp', price: 249, currency: 'EUR' },
        { name: 'Dot Lamp', price: 99 },
      ],
    })
    expect(evidence.find(({ field }) => field === 'name')).toMatchObject({ source: 'JSON-LD data of the page' })
    expect(evidence.every(({ source, confidence }) => source !== '' && confidence >= 0 && confidence <= 1)).toBe(true)
    expect(found).toBeGreaterThanOrEqual(4)
    expect((await ann.api.brands.list()).brands).toEqual([])
  })

  test('has a draft that becomes a brand as it is, with the logo', async () => {
    const { draft } = await ann.api.brandImport.read({
      body: { url: await serve(findSite('custom')).then((host) => `http://${host}`) },
    })
    const brand = await ann.api.brands.create({ body: { ...draft, language: 'en', currency: null } })
    expect(brand).toMatchObject({ primary_color: '#C2410C', logo_url: draft.logo_url, social_channels: [] })
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    expect((await fetch(site.origin + (draft.logo_url ?? ''))).status).toBe(200)
    await ann.api.brands.remove({ params: { id: brand.id } })
  })

  test('keeps logos that no brand uses for an hour', async () => {
    const bob = await site.signUp('Bob')
    const { draft } = await bob.api.brandImport.read({
      body: { url: `http://${await serve(findSite('theme-color'))}` },
    })
    const statusAfter = async (ms: number) => {
      site.clock.advance(ms)
      await releaseUploads(site.opened.app, {})
      return (await fetch(site.origin + (draft.logo_url ?? ''))).status
    }
    expect(await statusAfter(50 * MINUTE)).toBe(200)
    expect(await statusAfter(11 * MINUTE)).toBe(404)
  })

  test('reads files alone: a palette, a logo and a page', async () => {
    const files = [
      blobOf(
        aseFile([
          { name: 'Primary', model: 'RGB ', values: [0.4, 0.1, 0.6] },
          { name: 'Sand', model: 'RGB ', values: [0.95, 0.9, 0.8] },
        ]),
      ),
      blobOf(wordmark('#66199A')),
      blobOf(page('<title>Orchid</title><style>h1{font-family:Futura}</style>', '<h1>Orchid</h1>')),
    ]
    const { draft, evidence } = await ann.api.brandImport.read({ form: {}, files: { files } })
    expect(draft).toMatchObject({
      name: 'Orchid',
      primary_color: '#661A99',
      logos: [{ kind: 'full' }],
      fonts: [{ family: 'Futura', nearest: 'Jost', match: 'alias' }],
    })
    expect(evidence.find(({ field }) => field === 'primary_color')?.source).toBe('Color Primary of the palette file')
  })

  const NAMED = '<title>Берёзовая роща</title><meta name="description" content="Мебель из берёзы">'

  test.each([
    ['a meta element', 'text/html', `<meta charset=windows-1251>${NAMED}`, []],
    [
      'http-equiv',
      'text/html',
      `<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">${NAMED}`,
      [],
    ],
    ['the header', 'text/html; charset=windows-1251', NAMED, []],
    ['nothing', 'text/html', NAMED, ['encoding_guessed']],
  ])('reads letters of a page whose encoding is told by %s', async (_, type, head, keys) => {
    const body = iconv.encode(page(head, '<p>'.padEnd(200, 'Мебель из берёзы ')), 'windows-1251')
    const host = await serveBytes((_request, answer) => answer.writeHead(200, { 'content-type': type }).end(body))
    allowed.push(host)
    const { draft, notes } = await ann.api.brandImport.read({ body: { url: `http://${host}/` } })
    expect(draft).toMatchObject({ name: 'Берёзовая роща', description: 'Мебель из берёзы' })
    expect(notes.map(({ key }) => key)).toEqual(keys)
  })

  test('reads a page again in the encoding that a person chose', async () => {
    const body = iconv.encode(
      page('<meta charset=windows-1251><title>Möbel Größe</title>', '<p>Schöne Möbel</p>'),
      'windows-1252',
    )
    const host = await serveBytes((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end(body),
    )
    allowed.push(host)
    const url = `http://${host}/`
    const wrong = await ann.api.brandImport.read({ body: { url } })
    expect([wrong.encoding, wrong.draft.name]).toEqual(['windows-1251', 'Mцbel GrцЯe'])
    const right = await ann.api.brandImport.read({ body: { url, encoding: 'windows-1252' } })
    expect([right.encoding, right.draft.name]).toEqual(['windows-1252', 'Möbel Größe'])
    const product = await ann.api.productImport.read({ body: { url, encoding: 'windows-1252' } })
    expect([product.encoding, product.draft.name]).toEqual(['windows-1252', 'Möbel Größe'])
  })

  test('says how many letters of a page are damaged, and keeps the place of each', async () => {
    const name = Buffer.from('<meta charset=utf-8><title>Möbelmarkt Fl gel</title>')
    const head = name.map((byte, at) => (at === name.indexOf('Fl gel') + 2 ? 0xfc : byte))
    const body = Buffer.concat([head, Buffer.from(`<p>${'Schöne Möbel für große Häuser. '.repeat(9)}`)])
    const host = await serveBytes((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end(body),
    )
    allowed.push(host)
    const { draft, notes } = await ann.api.brandImport.read({ body: { url: `http://${host}/` } })
    expect(draft.name).toMatch(/^Möbelmarkt Fl\u{FFFD}gel/u)
    expect(notes).toMatchObject([{ key: 'letters_lost', text: '1' }])
  })

  test('reads a GIMP palette alone, and says that there is no logo', async () => {
    const files = [blobOf(Buffer.from('GIMP Palette\n102 26 153 Orchid\n'))]
    const { draft, evidence } = await ann.api.brandImport.read({ form: {}, files: { files } })
    expect(draft).toMatchObject({ primary_color: '#661A99', logo_url: null, logos: [] })
    expect(evidence).toContainEqual(
      expect.objectContaining({
        field: 'logo_url',
        confidence: 0,
        source: 'Not found: there is no logo that can be read',
      }),
    )
  })

  test('reads a logo alone, and does not speak of a page', async () => {
    const files = [blobOf(wordmark('#66199A'))]
    const { draft, evidence } = await ann.api.brandImport.read({ form: {}, files: { files } })
    expect(draft.logos).toHaveLength(1)
    expect(evidence.filter(({ source }) => source.includes('page'))).toEqual([])
    expect(evidence.filter(({ key }) => key === 'no_page').map(({ field }) => field)).toEqual(['name', 'description'])
  })

  test('measures the areas of a screenshot', async () => {
    const shot = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="#fff"/><rect width="1280" height="110" fill="#0F4C3F"/></svg>',
    )
    const files = [blobOf(await sharp(shot).flatten({ background: '#fff' }).png().toBuffer())]
    const { draft, evidence } = await ann.api.brandImport.read({ form: {}, files: { files } })
    // The screenshot is stored as a JPEG.
    expect(differenceCiede2000()(draft.primary_color, '#0F4C3F')).toBeLessThan(1)
    expect(draft.logos).toEqual([])
    expect(evidence.find(({ field }) => field === 'primary_color')?.source).toMatch(/^\d+ % of the header area$/)
  })

  test('reads files although the site cannot be read, and says so', async () => {
    const host = await serve({ '/': page('', ''), '/robots.txt': 'user-agent: signet\ndisallow: /' })
    const url = `http://${host}/`
    const { draft, notes } = await ann.api.brandImport.read({
      form: { url },
      files: { files: [blobOf(symbol('#AA3300'))] },
    })
    expect(draft.logos).toMatchObject([{ kind: 'mark' }])
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      `The site could not be read, so only the files count. ${SITE_SENTENCES.siteRobots}`,
    ])
  })

  test('accepts JSON or a form, and refuses a request with neither address nor file', async () => {
    const send = (body: string | FormData, type?: string) =>
      fetch(`${site.origin}/api/brands/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ann.token}`, ...(type && { 'content-type': type }) },
        body,
      })
    const empty = new FormData()
    empty.append('note', 'nothing')
    const answers = [
      await send(empty),
      await send('{}', 'application/json'),
      await send('{"url":"no address"}', 'application/json'),
      await send('x', 'text/plain'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 415])
    expect(await answers[0]?.json()).toMatchObject({ detail: SITE_SENTENCES.importEmpty })
  })

  test('takes a file that is larger than a body of JSON may be', async () => {
    const large = `/* ${' '.repeat(2 * 1024 * 1024)} */:root{--brand:#aa3300}`
    const { draft } = await ann.api.brandImport.read({ form: {}, files: { files: [blobOf(large)] } })
    expect(draft.primary_color).toBe('#AA3300')
  })

  test('completes an address without a scheme, and calls unknown files unread', async () => {
    for (const url of ['nobody.invalid', 'a.0', 'example.com:99999', 'xn--a.b'])
      await expect(ann.api.brandImport.read({ body: { url } })).rejects.toMatchObject({ status: 422 })
    const { notes } = await ann.api.brandImport.read({
      form: {},
      files: { files: [blobOf(Buffer.from([0, 1, 2, 3]))] },
    })
    expect(notes.map(({ sentence }) => sentence)).toEqual(['Files that could not be read: 1.'])
  })
})
