import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IMPORT_STARTED } from '#contract/catalog-files/import-messages.ts'
import { PRICE_SENTENCES } from '#contract/money/price-sentences.ts'
import type { Mapping } from '#contract/catalog-files/import-fields.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const WOOCOMMERCE = `ID,Type,SKU,Name,Published,"Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent
44,variable,HD-1,Wool hoodie,1,Soft,"Long text\\nwith lines",1,,,,"Clothing > Hoodies","wool, warm","https://example.com/a.jpg, https://example.com/b.jpg",
45,variation,HD-1-B,"Wool hoodie - Blue",1,,,1,5,39.00,45.00,,,https://example.com/b.jpg,HD-1
46,simple,BN-2,Beanie,1,Head warmer,A beanie,0,,,18.00,"Clothing > Accessories",,https://example.com/c.jpg,
47,simple,DR-1,Draft hat,-1,,,1,,,9.00,,,,
`

describe('a table of a shop', () => {
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

  const upload = (table: string | Buffer) =>
    ann.api.imports.create({
      form: { brand_id: brand, file_name: 'products.csv' },
      files: { file: [new Blob([typeof table === 'string' ? table : new Uint8Array(table)])] },
    })
  const run = async (table: string | Buffer, mapping?: Mapping) => {
    const uploaded = await upload(table)
    const params = { id: uploaded.id }
    const body = { mapping: [...(mapping ?? uploaded.mapping)] }
    const check = await ann.api.imports.check({ params, body })
    await ann.api.imports.run({ params, body })
    await expect.poll(async () => (await ann.api.imports.get({ params })).state, { interval: 20 }).toBe('done')
    const { counts, kind } = await ann.api.imports.get({ params })
    const noted = await ann.api.imports.notes({ params })
    expect([counts, noted.notes, noted.total]).toEqual([check.counts, check.notes, check.total])
    return { ...uploaded, kind, counts, notes: noted.notes.map(({ row, column, message }) => [row, column, message]) }
  }
  const listProducts = async () => (await ann.api.products.list({ params: { id: brand } })).products
  const find = async (name: string) => (await listProducts()).find((one) => one.name === name)

  test('of WooCommerce has variants, several pictures, categories, stock and drafts', async () => {
    const { kind, counts, notes } = await run(WOOCOMMERCE)
    expect(kind).toBe('woocommerce')
    expect(counts).toMatchObject({ rows: 4, created: 2, extra: 1, skipped: 1, errors: 0 })
    expect(notes).toEqual([[5, 'Published', 'The shop does not show this product, so it is left out']])
    const hoodie = await find('Wool hoodie')
    expect(hoodie).toMatchObject({
      sku: 'HD-1',
      price: 39,
      category: 'Clothing > Hoodies',
      description: 'Long text\nwith lines',
      image_url: 'https://example.com/a.jpg',
      availability_status: 'available',
      tags: ['wool', 'warm'],
    })
    const { pictures } = await ann.api.productPictures.list({ params: { id: hoodie?.id ?? 0 } })
    expect(pictures.map(({ url }) => url)).toEqual(['https://example.com/b.jpg'])
    expect(await find('Beanie')).toMatchObject({
      price: 18,
      category: 'Clothing > Accessories',
      availability_status: 'out_of_stock',
    })
    expect((await run(WOOCOMMERCE)).counts).toMatchObject({ created: 0, same: 2, extra: 1, skipped: 1 })
  })

  test('has drafts if its status is not imported', async () => {
    const table = 'SKU,Name,Status\nA,Balm,draft\nB,Soap,Active\nC,Mask,odd\nD,Cream,Entwurf\nE,Toner,sold out\n'
    const { counts, notes } = await run(table)
    expect(counts).toMatchObject({ created: 3, skipped: 2, warnings: 3 })
    expect(notes.map(([row]) => row)).toEqual([2, 4, 5])
    expect(await find('Toner')).toMatchObject({ availability_status: 'out_of_stock' })
    expect((await run(table, ['sku', 'name', null])).counts).toMatchObject({ created: 2, same: 3 })
  })

  test('has a delimiter that its first line names, and titles and blank lines above its heads', async () => {
    await run('sep=;\nName;Price;SKU\nLinen shirt;39,90;LS1\n')
    await run('\u{FEFF}"sep=|"\r\n\r\nName|Price|SKU\r\nWool, hat|24.00|WH1\r\n')
    const titled =
      '\r\nPrice list 2026, spring;;\r\n;;\r\nArtikelnummer;Bezeichnung;Preis\r\n;;\r\nT1;Tonikum;12,50 €\r\n\r\nT2;;x\r\n'
    const { heads, head_row, notes } = await run(titled)
    expect([heads, head_row]).toEqual([['Artikelnummer', 'Bezeichnung', 'Preis'], 4])
    expect(notes).toEqual([
      [8, 'Bezeichnung', 'Name is required'],
      [8, 'Preis', PRICE_SENTENCES.priceNoAmount],
    ])
    expect(await find('Linen shirt')).toMatchObject({ price: 39.9 })
    expect(await find('Wool, hat')).toMatchObject({ price: 24 })
    expect(await find('Tonikum')).toMatchObject({ price: 12.5 })
  })

  test('has character references, markup and styles in its texts', async () => {
    await run(`Name,Description,SKU
Salt &amp; Pepper caf&eacute; mug,Tom &amp; Anna&#8217;s favourite,M1
Plate,"<p>Fits 5&ndash;10 &amp; costs &euro;5</p><style>.x{color:red}</style><table><tr><td>Size</td><td>M</td></tr></table>",M2
`)
    expect(await find('Salt & Pepper café mug')).toMatchObject({ description: 'Tom & Anna’s favourite' })
    expect(await find('Plate')).toMatchObject({ description: 'Fits 5–10 & costs €5\nSize M' })
  })

  test('has sale prices that hold within their dates only', async () => {
    const day = (days: number) => new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const { notes } = await run(
      [
        'SKU,Name,Price,Sale price,Sale price effective date',
        `A,Past,20,10,${day(-9)}T00:00-0800/${day(-2)}T23:59-0800`,
        `B,Now,20,10,${day(-2)}/${day(0)}`,
        `C,Future,20,10,${day(2)}T00:00Z/${day(9)}T00:00Z`,
        'D,Odd,20,10,soon',
        'E,Always,20,10,',
        'F,Zero,20,0.00 USD,',
        `G,Alone,,10,${day(-9)}/${day(-2)}`,
      ].join('\n'),
    )
    const prices = (await listProducts()).map(({ name, price }) => [name, price])
    expect(Object.fromEntries(prices)).toEqual({
      Past: 20,
      Now: 10,
      Future: 20,
      Odd: 20,
      Always: 10,
      Zero: 20,
      Alone: null,
    })
    const until = (text: string) => `The sale price held until ${text}, so the regular price is used`
    expect(notes).toEqual([
      [2, 'Sale price', until(`${day(-2)}T23:59-0800`)],
      [4, 'Sale price', `The sale price holds from ${day(2)}T00:00Z, so the regular price is used`],
      [5, 'Sale price', 'The dates of the sale price were not read, so the regular price is used'],
      [8, 'Sale price', until(day(-2))],
    ])
  })

  test('has numbers that a spreadsheet shortened, and each row has all its notes', async () => {
    const { notes } = await run(
      'SKU,Name,EAN,Stock\nA,Balm,4.00638E+12,some\nB,Soap,"4,006381333931E+12",3\nC,Mask,4006381333931.0,3\n1.23457E+11,Hat,,\n',
    )
    const shortened = (text: string) => `A spreadsheet shortened this number to ${text}, so it is left out`
    expect(notes).toEqual([
      [2, 'EAN', shortened('4.00638E+12')],
      [2, 'Stock', 'The availability was not recognized and is left out'],
      [5, 'SKU', shortened('1.23457E+11')],
    ])
    expect(await find('Balm')).toMatchObject({ upc: null, sku: 'A' })
    for (const name of ['Soap', 'Mask']) expect(await find(name)).toMatchObject({ upc: '4006381333931' })
    expect(await find('Hat')).toMatchObject({ sku: null })
  })

  test('groups the items of a feed, whose pictures may be several', async () => {
    const item = (id: string, group: string, more: string) =>
      `<item><g:id>${id}</g:id><g:title>Shirt ${id}</g:title><g:item_group_id>${group}</g:item_group_id><g:price>9 EUR</g:price><g:image_link>https://example.com/${id}.jpg</g:image_link>${more}</item>`
    const more = '<g:additional_image_link>https://example.com/x.jpg</g:additional_image_link>'
    const feed = `<?xml version="1.0" encoding="windows-1251"?><rss><channel>${item('Красная', 'S', more + more.replace('x.jpg', 'y.jpg'))}${item('Blue', 'S', '')}${item('Single', '', '')}</channel></rss>`
    const { counts, encoding } = await run(iconv.encode(feed, 'windows-1251'))
    expect(counts).toMatchObject({ rows: 3, created: 2, extra: 1 })
    expect(encoding).toBe('windows-1251')
    const { pictures } = await ann.api.productPictures.list({ params: { id: (await find('Shirt Красная'))?.id ?? 0 } })
    expect(pictures.map(({ url }) => url.split('/').at(-1))).toEqual(['x.jpg', 'y.jpg', 'Blue.jpg'])
  })

  describe('has an encoding', () => {
    const CYRILLIC = 'Name;Price;SKU\r\nЛьняная рубашка;39,90;LS1\r\nШерстяной свитер;24,00;LS2\r\n'

    test('that its content tells', async () => {
      const { encoding, sample } = await run(iconv.encode(CYRILLIC, 'windows-1251'))
      expect([encoding, sample[0]?.[0]]).toEqual(['windows-1251', 'Льняная рубашка'])
      expect(await find('Льняная рубашка')).toMatchObject({ price: 39.9 })
    })

    test('that a person can change until the import starts', async () => {
      const { id, mapping } = await upload(iconv.encode(CYRILLIC, 'windows-1251'))
      const choose = (encoding: 'UTF-8' | 'KOI8-R' | 'UTF-16LE' | 'windows-1251') =>
        ann.api.imports.encode({ params: { id }, body: { encoding } })
      expect((await choose('KOI8-R')).sample[0]?.[0]).toBe('кЭМЪМЮЪ ПСАЮЬЙЮ')
      const broken = await choose('UTF-8')
      expect(broken.encoding).toBe('UTF-8')
      const { notes } = await ann.api.imports.check({ params: { id }, body: { mapping } })
      expect(notes.map(({ row, message }) => [row, message])).toEqual(
        [2, 3].map((row) => [row, 'Letters could not be read and are shown as \u{FFFD}']),
      )
      const read = await choose('windows-1251')
      expect(read).toMatchObject({ encoding: 'windows-1251', heads: ['Name', 'Price', 'SKU'], counts: { rows: 2 } })
      expect((await ann.api.imports.get({ params: { id } })).sample).toEqual(read.sample)
      const bob = await site.signUp('Bob')
      const asBob = bob.api.imports.encode({ params: { id }, body: { encoding: 'UTF-8' } })
      await expect(asBob).rejects.toMatchObject({ status: 404 })
      await ann.api.imports.run({ params: { id }, body: { mapping } })
      await expect(choose('UTF-8')).rejects.toMatchObject({ status: 409, message: IMPORT_STARTED })
    })
  })
})
