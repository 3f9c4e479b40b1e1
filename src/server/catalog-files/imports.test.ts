import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCsv } from '#contract/text/csv.ts'
import { NO_TABLE, NOTHING_MAPPED, TABLE_EMPTY, TABLE_TOO_LARGE } from '#contract/catalog-files/import-messages.ts'
import { PRICE_SENTENCES } from '#contract/money/price-sentences.ts'
import type { Product } from '#contract/products/products.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Price,Image Src,Variant Inventory Qty
night-cream,Night cream,"<p>Calms <b>skin</b>.</p><ul><li>Vegan &amp; light</li></ul>",Nocte,Skincare,"vegan, night",NC-1,24.90,https://cdn.example.com/1.jpg,12
night-cream,,,,,,NC-2,29.90,https://cdn.example.com/2.jpg,3
serum,Serum,Plain text,Nocte,Skincare,,SE-1,1234.50,,0
`
const NEW_SHOPIFY =
  'Title,URL handle,Description,Product category,SKU,Price,Product image URL\nCream,cream,Soft,Skincare,C1,9.90,https://cdn.example.com/1.jpg\n'
const GOOGLE =
  'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tgtin\nA1\tBalm\tFor lips\thttps://example.com/balm\thttps://cdn.example.com/b.jpg\tin_stock\t15.00 USD\t4006381333931\n'
const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>A1</g:id><g:title>Balm &amp; more</g:title><g:description><![CDATA[For <b>lips</b>]]></g:description><g:price>15.00 USD</g:price>
<g:shipping><g:price>2 USD</g:price></g:shipping><g:availability>in_stock</g:availability><g:image_link>https://cdn.example.com/b.jpg</g:image_link></item>
<item><g:id>A2</g:id><title>Soap</title><g:gtin>4006381333931</g:gtin></item></channel></rss>`
const META =
  'id,title,description,availability,condition,price,link,image_link,brand\nM1,Soap,Mild,out of stock,new,4.50 EUR,https://example.com/soap,https://cdn.example.com/s.jpg,Nocte\n'

describe('an import', () => {
  let site: Site
  let ann: Person
  let brand: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    ann = await site.signUp()
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })

  const upload = (text: string | Buffer, person = ann) =>
    person.api.imports.create({
      form: { brand_id: brand, file_name: 'products.csv' },
      files: { file: [new Blob([text])] },
    })
  const run = async (text: string) => {
    const { id, mapping } = await upload(text)
    await ann.api.imports.run({ params: { id }, body: { mapping } })
    return ended(id)
  }
  const ended = async (id: number) => {
    const get = () => ann.api.imports.get({ params: { id } })
    await expect.poll(async () => (await get()).state, { interval: 20 }).toBe('done')
    return get()
  }
  const list = async () => (await ann.api.products.list({ params: { id: brand } })).products
  const find = async (name: string): Promise<Product | undefined> => (await list()).find((one) => one.name === name)

  test('of Shopify takes the rows of a variant as one product, and text from HTML', async () => {
    const { kind, mapping, counts } = await run(SHOPIFY)
    expect({ kind, mapping }).toEqual({
      kind: 'shopify',
      mapping: [
        'key',
        'name',
        'description',
        null,
        'category',
        'tags',
        'sku',
        'price',
        'image_url',
        'availability_status',
      ],
    })
    expect(counts).toMatchObject({ rows: 3, created: 2, extra: 1, errors: 0, waiting: 0 })
    expect(await find('Night cream')).toMatchObject({
      description: 'Calms skin.\nVegan & light',
      price: 24.9,
      sku: 'NC-1',
      tags: ['vegan', 'night'],
      image_url: 'https://cdn.example.com/1.jpg',
      availability_status: 'available',
    })
    expect(await find('Serum')).toMatchObject({ price: 1234.5, availability_status: 'out_of_stock' })
  })

  test.each([
    ['shopify', NEW_SHOPIFY, 'Cream', { price: 9.9, category: 'Skincare', sku: 'C1' }],
    ['google', GOOGLE, 'Balm', { price: 15, currency: 'USD', availability_status: 'available', upc: '4006381333931' }],
    ['meta', META, 'Soap', { price: 4.5, currency: 'EUR', availability_status: 'out_of_stock' }],
    ['own', 'Produktname;Preis\nTonikum;12,50 €\n', 'Tonikum', { price: 12.5, currency: 'EUR' }],
  ])('recognizes a table of the kind %s', async (kind, text, name, product) => {
    expect((await run(text)).kind).toBe(kind)
    expect(await find(name)).toMatchObject(product)
  })

  test('reads a feed of Google Merchant Center as RSS', async () => {
    const { kind, counts } = await run(FEED)
    expect([kind, counts]).toMatchObject(['google', { rows: 2, created: 2, errors: 0 }])
    const balm = { price: 15, currency: 'USD', description: 'For lips', availability_status: 'available' }
    expect(await find('Balm & more')).toMatchObject({ ...balm, image_url: 'https://cdn.example.com/b.jpg' })
    expect(await find('Soap')).toMatchObject({ upc: '4006381333931', price: null })
    await expect(upload('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).rejects.toMatchObject({
      status: 422,
    })
  })

  test('changes the products of the same key, keeps what the table leaves out, and finds products made by hand', async () => {
    await ann.api.products.create({ params: { id: brand }, body: { name: 'Balm', upc: '1', features: 'Own words' } })
    await ann.api.products.create({ params: { id: brand }, body: { name: 'Other', sku: 'M1' } })
    expect((await run('SKU,Name,Price\nA1,Balm,5\nM1,Soap,6\n')).counts).toMatchObject({ created: 0, changed: 2 })
    expect((await run('SKU,Name,Price\nA1,Lip balm,5\nM1,Soap,6\nN1,New,\n')).counts).toMatchObject({
      created: 1,
      changed: 1,
      same: 1,
    })
    expect(await list()).toHaveLength(3)
    expect(await find('Lip balm')).toMatchObject({ upc: '1', features: 'Own words', price: 5, sku: 'A1' })
  })

  test('is checked before anything is changed', async () => {
    await run('SKU,Name,Price\nA1,Balm,5\nB1,Soap,6\n')
    const table =
      'SKU,Name,Price,Stock\nA1,Balm,5,\nB1,Soap,7,some\nC1,,1,\nD1,Toner,cheap,\nE1,"open,2,\nB1,Twice,3,\nF1,Mask,9,3\n'
    const { id, mapping } = await upload(table)
    const { counts, notes } = await ann.api.imports.check({ params: { id }, body: { mapping } })
    expect(counts).toEqual({
      rows: 7,
      waiting: 0,
      created: 2,
      changed: 1,
      same: 1,
      extra: 0,
      skipped: 0,
      warnings: 2,
      errors: 3,
    })
    expect(notes).toEqual([
      { row: 3, column: 'Stock', message: 'The availability was not recognized and is left out', is_error: false },
      { row: 4, column: 'Name', message: 'Name is required', is_error: true },
      { row: 5, column: 'Price', message: PRICE_SENTENCES.priceNoAmount, is_error: false },
      { row: 6, column: null, message: 'A quotation mark is not closed', is_error: true },
      { row: 7, column: 'SKU', message: 'The key is the same as in row 3', is_error: true },
    ])
    expect(await list()).toHaveLength(2)
    await ann.api.imports.run({ params: { id }, body: { mapping } })
    const done = await ended(id)
    expect(done.counts).toEqual(counts)
    expect((await ann.api.imports.notes({ params: { id } })).notes).toEqual(notes)
  })

  test('names a picture that is no web address', async () => {
    const { id, mapping } = await upload('SKU,Name,Image\nA1,Balm,ftp://cdn.example.com/1.jpg\n')
    const { notes } = await ann.api.imports.check({ params: { id }, body: { mapping } })
    const message = 'The picture must be an address that starts with http:// or https://'
    expect(notes).toEqual([{ row: 2, column: 'Image', message, is_error: true }])
  })

  test('does 380 of 400 rows and names row and reason of the other 20', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => [
      `K${n}`,
      `Product ${n}`,
      n % 20 === 7 ? `=cmd|${n}` : `https://cdn.example.com/${n}.jpg`,
    ])
    const { id, counts } = await run(writeCsv(['id', 'name', 'image'], rows))
    expect(counts).toMatchObject({ rows: 400, created: 380, errors: 20 })
    expect(await list()).toHaveLength(380)
    const { notes, total } = await ann.api.imports.notes({ params: { id }, query: { limit: 100 } })
    expect([total, notes[0]?.row, notes[19]?.row]).toEqual([20, 9, 389])
    const csv = await (await ann.api.imports.errorFile({ params: { id } })).text()
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      '\u{FEFF}id,name,image,signet_row,signet_error'.slice(1),
      expect.stringMatching(/^K7,Product 7,"?'=cmd\|7"?,9,image: The picture must be an address/),
    ])
  })

  test('takes the corrected error file', async () => {
    const { id } = await run('SKU,Name,Image\nA1,Balm,\nB1,Soap,soap.jpg\n')
    const csv = await (await ann.api.imports.errorFile({ params: { id } })).text()
    const again = await run(csv.replace('soap.jpg', 'https://cdn.example.com/soap.jpg'))
    expect(again.mapping).toEqual(['sku', 'name', 'image_url', null, null])
    expect(again.counts).toMatchObject({ rows: 1, created: 1, errors: 0 })
    expect(await find('Soap')).toMatchObject({ image_url: 'https://cdn.example.com/soap.jpg' })
  })

  test('makes one cell of a campaign for each product row, once', async () => {
    const plan = { formats: ['instagram.post', 'instagram.story'], languages: ['en' as const, 'de' as const] }
    const { id: campaign_id } = await ann.api.campaigns.create({ body: { brand_id: brand, name: 'Launch', plan } })
    const listCells = async () => {
      const { cells } = await ann.api.campaigns.cells({ params: { id: campaign_id } })
      return cells.filter(({ row_key }) => row_key !== null)
    }
    const cells = { campaign_id, format: 'instagram.story', language: 'de' as const }
    const table = 'SKU,Name,Image\nA 1,Balm,\nB1,Soap,soap.jpg\nC1,Mask,\n'
    for (const _ of ['first', 'again']) {
      const { id, mapping } = await upload(table)
      const check = await ann.api.imports.check({ params: { id }, body: { mapping, cells } })
      expect(check.cells).toMatchObject({ count: 2, cost_usd: 0, fits: true })
      await ann.api.imports.run({ params: { id }, body: { mapping, cells } })
      expect(await ended(id)).toMatchObject({ campaign_id })
      const created = { format: 'instagram.story', language: 'de', state: 'planned' }
      expect(await listCells()).toMatchObject([
        { ...created, row_key: 'a-1', product_name: 'Balm' },
        { ...created, row_key: 'c1', product_name: 'Mask' },
      ])
    }
    const { id, mapping } = await upload(table)
    const unplanned = { ...cells, format: 'x.post' }
    for (const body of [
      { mapping, cells: unplanned },
      { mapping, cells: { ...cells, language: 'fr' as const } },
    ])
      await expect(ann.api.imports.run({ params: { id }, body })).rejects.toMatchObject({ status: 422 })
    const lost = { mapping, cells: { ...cells, campaign_id: 987_654 } }
    await expect(ann.api.imports.check({ params: { id }, body: lost })).rejects.toMatchObject({ status: 404 })
  })

  test('remembers the mapping for the same heads', async () => {
    const { id } = await upload('Nummer,Wort\n1,Balm\n')
    await ann.api.imports.run({ params: { id }, body: { mapping: ['key', 'name'] } })
    await ended(id)
    expect((await upload('nummer , WORT\n2,Soap\n')).mapping).toEqual(['key', 'name'])
  })

  test.each([
    ['', 422, TABLE_EMPTY],
    ['Name\n', 422, TABLE_EMPTY],
    [`Name\n${'x\n'.repeat(5001)}`, 413, TABLE_TOO_LARGE],
    [`${'Name,'.repeat(201)}\n1`, 413, TABLE_TOO_LARGE],
    [`Name\n${'x'.repeat(20 * 1024 * 1024)}`, 413, 'File is too large. The limit is 20 MB.'],
    ['PK\u0003\u0004 a spreadsheet', 415, NO_TABLE],
  ])('of %j is refused', async (text, status, message) => {
    await expect(upload(text)).rejects.toMatchObject({ status, message })
  })

  test('of unknown columns needs to be told which one is the name', async () => {
    const { id, mapping } = await upload('Something\n1\n')
    expect(mapping).toEqual([null])
    const check = (fields: typeof mapping) => ann.api.imports.check({ params: { id }, body: { mapping: fields } })
    await expect(check(mapping)).rejects.toMatchObject({ status: 422, message: NOTHING_MAPPED })
    expect((await check(['name'])).counts).toMatchObject({ rows: 1, created: 1 })
  })

  test('survives hostile tables', async () => {
    const tables = [
      `Name\n"${'x'.repeat(1_000_000)}`,
      'Name\nA\u0000B\n',
      '\u{FEFF}"Name"\r"A"\n\r\n"B',
      'Name,Name\n\u{202E}x,y',
      '__proto__,name\n1,2',
      `Name\n${'"'.repeat(99_999)}`,
      `<rss><item><g:name>A</g:name>${'<a>'.repeat(80_000)}</item></rss>`,
    ]
    for (const table of tables) {
      const { id } = await upload(table)
      const { counts } = await ann.api.imports.check({ params: { id }, body: { mapping: ['name'] } })
      expect(counts.rows).toBeGreaterThan(0)
      await ann.api.imports.run({ params: { id }, body: { mapping: ['name'] } })
      expect((await ended(id)).counts.waiting).toBe(0)
    }
  })

  test('is started once, and of somebody else is missing', async () => {
    const { id, mapping } = await upload('Name\nBalm\n')
    const bob = await site.signUp('Bob')
    await expect(bob.api.imports.run({ params: { id }, body: { mapping } })).rejects.toMatchObject({ status: 404 })
    await expect(upload('Name\nBalm\n', bob)).rejects.toMatchObject({ status: 404 })
    await ann.api.imports.run({ params: { id }, body: { mapping } })
    await expect(ann.api.imports.run({ params: { id }, body: { mapping } })).rejects.toMatchObject({ status: 409 })
    await ended(id)
    await ann.api.imports.remove({ params: { id } })
    expect((await ann.api.imports.list()).imports).toEqual([])
    expect(await list()).toHaveLength(1)
  })
})
