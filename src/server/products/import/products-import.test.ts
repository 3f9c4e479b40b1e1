import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_SENTENCES } from '#contract/brands/site-reading/site-sentences.ts'
import { releaseUploads } from '../../infrastructure/blobs/removal.ts'
import { serve, serveFiles } from '../../brands/site-reading/testing/site-server.ts'
import { HOUR } from '../../infrastructure/clock.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const paint = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="60" fill="${color}"/></svg>`

const write = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const jsonLd = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`

const LAMP = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Arc &amp; Dot Lamp',
  description: '<p>Bends light <b>around</b> corners.</p>',
  category: 'Lighting',
  sku: 'ARC-1',
  gtin13: '4006381333931',
  image: ['/arc.svg', { '@type': 'ImageObject', url: '/arc-side.svg' }, '/arc-copy.svg', '/missing.svg'],
  offers: {
    '@type': 'Offer',
    price: '1.249,00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/PreOrder',
  },
}
const IMAGES = {
  '/arc.svg': paint('#B45309'),
  '/arc-side.svg': paint('#0F766E'),
  '/arc-copy.svg': paint('#B45309'),
}

describe('the import of a product', () => {
  let site: Site
  let ann: Person
  const allowed: string[] = []
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: allowed })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const read = async (files: Readonly<Record<string, string>>, path = '/') => {
    const host = await serveFiles(files)
    allowed.push(host)
    const url = `http://${host}${path}`
    return { url, ...(await ann.api.productImport.read({ body: { url } })) }
  }

  test('drafts all fields of JSON-LD with evidence, and saves nothing', async () => {
    const brand = (await ann.api.brands.create({ body: { name: 'Lumen' } })).id
    const related = { '@type': 'Product', name: 'Dot Lamp', url: '/dot', offers: { price: 9, priceCurrency: 'EUR' } }
    const page = write(jsonLd([related, { ...LAMP, url: '/arc' }]), '<h1>Lamps</h1>')
    const { draft, evidence, url } = await read({ '/arc': page, ...IMAGES }, '/arc')
    expect(draft).toMatchObject({
      name: 'Arc & Dot Lamp',
      description: 'Bends light around corners.',
      category: 'Lighting',
      price: 1249,
      currency: 'EUR',
      pricing_text: null,
      sku: 'ARC-1',
      upc: '4006381333931',
      availability_status: 'coming_soon',
      product_url: url,
      image_url: draft.pictures[0]?.url,
      pictures: [{ width: 2048, height: 2048 }, {}],
    })
    // SVGs are drawn large. The copy and the missing one are left out.
    expect(draft.pictures).toHaveLength(2)
    const of = (field: string) => evidence.find((one) => one.field === field)
    expect(of('name')).toMatchObject({ source: 'JSON-LD data of the page', key: 'json_ld', confidence: 0.95 })
    expect(of('pictures.1')).toMatchObject({ key: 'json_ld' })
    expect((await ann.api.products.list({ params: { id: brand } })).products).toEqual([])
  })

  test('has a draft that becomes a product as it is, and drops the other pictures after an hour', async () => {
    const { draft } = await read({ '/': write(jsonLd(LAMP)), ...IMAGES })
    const brand = (await ann.api.brands.create({ body: { name: 'Lumen' } })).id
    const { pictures, ...body } = draft
    const product = await ann.api.products.create({
      params: { id: brand },
      body: { ...body, currency: 'EUR' },
    })
    expect(product).toMatchObject({ name: 'Arc & Dot Lamp', price: 1249, currency: 'EUR', image_url: pictures[0]?.url })
    site.clock.advance(2 * HOUR)
    await releaseUploads(site.opened.app, {})
    const statuses = await Promise.all(pictures.map(async ({ url }) => (await fetch(site.origin + url)).status))
    expect(statuses).toEqual([200, 404])
  })

  test('reads Open Graph where there is no JSON-LD', async () => {
    const head = [
      ['og:type', 'product'],
      ['og:title', 'Night Cream'],
      ['og:description', 'Repairs while you sleep.'],
      ['og:image', '/arc.svg'],
      ['product:price:amount', '24.90'],
      ['product:price:currency', 'usd'],
      ['product:availability', 'out of stock'],
    ].map(([name, content]) => `<meta property="${name}" content="${content}">`)
    const { draft, evidence } = await read({ '/': write(head.join('')), ...IMAGES })
    expect(draft).toMatchObject({
      name: 'Night Cream',
      description: 'Repairs while you sleep.',
      price: 24.9,
      currency: 'USD',
      availability_status: 'out_of_stock',
      pictures: [{}],
    })
    expect(evidence.find(({ field }) => field === 'price')).toMatchObject({ source: 'Open Graph data of the page' })
  })

  test('takes the heading of any other page, and says what it lacks', async () => {
    const { draft, evidence } = await read({ '/': write('<title>Shop</title>', '<h1>Oak Table</h1>') })
    expect(draft).toMatchObject({ name: 'Oak Table', price: null, image_url: null, pictures: [] })
    const missing = evidence.filter(({ confidence }) => confidence === 0).map(({ field, key }) => [field, key])
    expect(missing).toEqual([
      ['description', 'no_description'],
      ['price', 'no_price'],
      ['image_url', 'no_picture'],
    ])
    const empty = await read({ '/': write('') })
    expect(empty.draft.name).toBe('')
    expect(empty.evidence[0]).toMatchObject({ field: 'name', source: 'Not found: the page names no product' })
  })

  test('writes a price in a currency without a list entry as text', async () => {
    const offers = { price: 1200, priceCurrency: 'XAU' }
    const { draft } = await read({ '/': write(jsonLd({ ...LAMP, image: [], offers })) })
    expect(draft).toMatchObject({ price: null, currency: null, pricing_text: '1200 XAU' })
  })

  test.each([
    ['€49,90', '', 'en', { price: 49.9, currency: 'EUR', pricing_text: null }],
    ['CHF 12.–', '', 'de-CH', { price: 12, currency: 'CHF', pricing_text: null }],
    ['12.995', 'KWD', 'en', { price: 13, currency: 'KWD', pricing_text: '12.995 KWD' }],
    ['1.299', 'EUR', 'de', { price: null, currency: null, pricing_text: '1.299 EUR' }],
    ['1,299', 'USD', 'en', { price: 1299, currency: 'USD', pricing_text: null }],
    ['from $19', 'USD', 'en', { price: null, currency: null, pricing_text: 'from $19' }],
    ['€19', 'USD', 'en', { price: null, currency: null, pricing_text: '€19' }],
    ['$19', '', 'en', { price: 19, currency: null, pricing_text: '$19' }],
    ['$19', '', 'en-CA', { price: 19, currency: 'CAD', pricing_text: null }],
    ['19,90', '', 'de', { price: 19.9, currency: null, pricing_text: null }],
    ['19,90', '', 'de-AT', { price: 19.9, currency: 'EUR', pricing_text: null }],
    ['49.90', '€', 'de', { price: 49.9, currency: 'EUR', pricing_text: null }],
  ])('reads the price %j in %j on a page in %j', async (price, priceCurrency, lang, expected) => {
    const thing = jsonLd({ '@type': 'Product', name: 'Chair', offers: { price, priceCurrency } })
    const page = write(thing).replace('<html>', `<html lang="${lang}">`)
    expect((await read({ '/': page })).draft).toMatchObject(expected)
  })

  test('says that a price was rounded or kept as text, and where a currency comes from', async () => {
    const find = async (offers: object, lang: string) => {
      const page = write(jsonLd({ '@type': 'Product', name: 'Chair', offers })).replace(
        '<html>',
        `<html lang="${lang}">`,
      )
      const { evidence } = await read({ '/': page })
      return evidence.filter(({ field }) => field === 'price' || field === 'currency').map(({ source }) => source)
    }
    expect(await find({ price: '12.995', priceCurrency: 'KWD' }, 'en')).toEqual([
      'The page says 12.995 KWD, which has more than two decimals',
      'JSON-LD data of the page',
    ])
    expect(await find({ price: 'from $19' }, 'en')).toEqual([
      'Kept as text: from $19 is not one amount in a currency that we know',
    ])
    expect(await find({ price: '19.90' }, 'fr-CA')).toEqual(['JSON-LD data of the page', 'Language of the page'])
  })

  test('takes the price of a variant for a group without one', async () => {
    const variants = [{ '@type': 'Product', name: 'Arc Lamp, black', offers: { price: 99, priceCurrency: 'EUR' } }]
    const group = { '@type': 'ProductGroup', name: 'Arc Lamp', hasVariant: variants }
    expect((await read({ '/': write(jsonLd(group)) })).draft).toMatchObject({ name: 'Arc Lamp', price: 99 })
  })

  test('refuses pages that cannot be read with a sentence, and pictures that are none', async () => {
    const refused = (url: string) => ann.api.productImport.read({ body: { url } }).catch((error: unknown) => error)
    expect(await refused('http://10.0.0.1/')).toMatchObject({ status: 422, message: SITE_SENTENCES.siteNotPublic })
    expect(await refused('')).toMatchObject({ status: 422 })
    const robots = await serveFiles({ '/': write(''), '/robots.txt': 'user-agent: *\ndisallow: /' })
    const json = await serve((_, answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
    allowed.push(robots, json)
    expect(await refused(`http://${robots}/`)).toMatchObject({ status: 422, message: SITE_SENTENCES.siteRobots })
    expect(await refused(`http://${json}/`)).toMatchObject({ status: 422, message: SITE_SENTENCES.siteNotAPage })
    const { draft } = await read({ '/': write(jsonLd({ ...LAMP, image: '/page.svg' })), '/page.svg': '<html></html>' })
    expect(draft.pictures).toEqual([])
  })

  test('reads raster pictures with their sizes, and leaves out icons', async () => {
    const draw = (width: number) =>
      sharp({ create: { width, height: 180, channels: 3, background: '#0F766E' } })
        .png()
        .toBuffer()
    const files: Readonly<Record<string, [string, string | Buffer]>> = {
      '/': ['text/html', write(jsonLd({ ...LAMP, image: ['/icon.png', '/p.png'] }))],
      '/p.png': ['image/png', await draw(300)],
      '/icon.png': ['image/png', await draw(40)],
    }
    const host = await serve((request, answer) => {
      const [type = 'text/html', body] = files[request.url ?? ''] ?? []
      answer.writeHead(body ? 200 : 404, { 'content-type': type }).end(body)
    })
    allowed.push(host)
    const { draft } = await ann.api.productImport.read({ body: { url: `http://${host}/` } })
    expect(draft.pictures).toMatchObject([{ width: 300, height: 180 }])
  })
})
