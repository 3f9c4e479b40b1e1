import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFiles } from '../../brands/site-reading/testing/site-server.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop page</title>${head}</head><body>${body}</body></html>`
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
const product = (offers: string, name = 'Oak chair') =>
  `{"@context": "https://schema.org", "@type": "Product", "name": "${name}", "offers": ${offers}}`
const offer = '{"@type": "Offer", "price": "49.00", "priceCurrency": "USD"}'
const specification = (price: string, more: string) =>
  `{"@type": "UnitPriceSpecification", "price": "${price}", "priceCurrency": "USD"${more}}`
const specified = (...list: string[]) =>
  page(script(product(`{"@type": "Offer", "priceSpecification": [${list.join()}]}`)))
const FORMER = specification('59.00', ', "priceType": "https://schema.org/StrikethroughPrice"')

describe('the page of a product', () => {
  let site: Site
  let ann: Person
  const allowed: string[] = []
  beforeAll(async () => {
    site = await openSite({ rateLimits: false, fetchAllow: allowed })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  const read = async (html: string, files: Readonly<Record<string, string>> = {}) => {
    const host = await serveFiles({ '/shop/chair': html, ...files })
    allowed.push(host)
    const reply = await ann.api.productImport.read({ body: { url: `http://${host}/shop/chair` } })
    return { host, ...reply }
  }

  test.each([
    ['a struck price first', specified(FORMER, specification('39.00', '')), 39],
    ['a struck price last', specified(specification('39.00', ''), FORMER), 39],
    ['a sale price', specified(specification('45.00', ''), specification('39.00', ', "priceType": "SalePrice"')), 39],
    ['a list price', specified(specification('59.00', ', "priceType": "ListPrice"'), specification('39.00', '')), 39],
    [
      'a recommended price',
      specified(specification('59', ', "priceType": "https://schema.org/MSRP"'), specification('39', '')),
      39,
    ],
    [
      'a price of members',
      specified(specification('19', ', "validForMemberTier": {"name": "gold"}'), specification('39', '')),
      39,
    ],
    [
      'a price that is over',
      specified(specification('19', ', "validThrough": "2020-01-01"'), specification('39', '')),
      39,
    ],
    [
      'a price of 100 ml',
      specified(specification('3', ', "referenceQuantity": {"value": 100}'), specification('39', '')),
      39,
    ],
    [
      'a struck price in the offer too',
      page(
        script(
          product(
            `{"@type": "Offer", "price": "59.00", "priceSpecification": [${FORMER}, ${specification('39.00', '')}]}`,
          ),
        ),
      ),
      39,
    ],
    ['an offer without a price first', page(script(product(`[{"@type": "Offer"}, ${offer}]`))), 49],
    ['offers of several sellers', page(script(product(`{"@type": "AggregateOffer", "offers": [${offer}]}`))), 49],
  ])('has the price that a customer pays, with %s', async (_, html, price) => {
    expect((await read(html)).draft).toMatchObject({ name: 'Oak chair', price, currency: 'USD' })
  })

  const json = product(offer)
  test.each([
    ['trailing commas', json.replace('"USD"}}', '"USD",},}')],
    ['CDATA', `//<![CDATA[\n${json}\n//]]>`],
    ['CDATA in comments', `/*<![CDATA[*/\n${json}\n/*]]>*/`],
    ['an HTML comment', `<!--\n${json}\n-->`],
    ['line breaks in texts', json.replace('"offers"', '"description": "Solid\n\toak", "offers"')],
    ['comments and a semicolon', json.replace('"offers"', '/* the price */ "offers"') + ';'],
    ['quotation marks as references', json.replaceAll('"', '&quot;')],
    ['quotation marks inside of texts', json.replace('"offers"', '"description": "The "best" oak", "offers"')],
  ])('has structured data with %s', async (_, text) => {
    expect((await read(page(script(text)))).draft).toMatchObject({ name: 'Oak chair', price: 49, currency: 'USD' })
  })

  test('has character references and markup in structured data', async () => {
    const text = `{"@type": "Product", "name": "Tom &amp; Jerry&#39;s caf&eacute; chair", "description": "&lt;p&gt;Solid oak&lt;/p&gt;", "offers": ${offer}}`
    expect((await read(page(script(text)))).draft).toMatchObject({
      name: "Tom & Jerry's café chair",
      description: 'Solid oak',
    })
  })

  test.each([
    [
      'microdata',
      '<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Oak <b>chair</b></h1><a itemprop="url" href="/shop/chair">More</a><p itemprop="description">Solid</p><div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><span itemprop="name">Fern</span></div><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="49.90">49,90 €</span><link itemprop="availability" href="http://schema.org/OutOfStock"></div></div>',
    ],
    [
      'RDFa',
      '<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Oak chair</h1><p property="description">Solid</p><div property="offers" typeof="Offer"><meta property="priceCurrency" content="EUR"><span property="price">49.90</span><link property="availability" href="https://schema.org/OutOfStock"></div></div>',
    ],
  ])('has a product as %s', async (_, body) => {
    const { draft, evidence } = await read(page('', body))
    const stock = { availability_status: 'out_of_stock', description: 'Solid' }
    expect(draft).toMatchObject({ name: 'Oak chair', price: 49.9, currency: 'EUR', ...stock })
    expect(evidence.find(({ field }) => field === 'price')).toMatchObject({ source: 'Microdata of the page' })
  })

  test('has addresses that are relative to its base', async () => {
    const image =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80"/></svg>'
    const head = `<base href="/files/"><link rel="canonical" href="../shop/chair">${script(`{"@type": "Product", "name": "Oak chair", "image": "oak.svg", "offers": ${offer}}`)}`
    const { draft, host } = await read(page(head), { '/files/oak.svg': image })
    expect(draft).toMatchObject({ product_url: `http://${host}/shop/chair`, pictures: [{ width: 2048 }] })
  })

  test('has a sale price within its dates only, and says so', async () => {
    const day = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString()
    const head = (end: string) =>
      [
        ['og:type', 'product'],
        ['og:title', 'Oak chair'],
        ['product:price:amount', '59.00'],
        ['product:price:currency', 'EUR'],
        ['product:sale_price:amount', '39.00'],
        ['product:sale_price:currency', 'EUR'],
        ['product:sale_price_dates:end', end],
      ]
        .map(([name, content]) => `<meta property="${name}" content="${content}">`)
        .join('')
    expect((await read(page(head(day(3))))).draft).toMatchObject({ price: 39, currency: 'EUR' })
    const { draft, notes } = await read(page(head(day(-3))))
    expect(draft).toMatchObject({ price: 59, currency: 'EUR' })
    expect(notes).toMatchObject([{ key: 'sale_price' }])
    expect(notes[0]?.sentence).toMatch(/^The sale price held until .*, so the regular price is used\.$/)
  })
})
