import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PriceChoices } from '#contract/catalog-files/price-choices.ts'
import { PRICE_SENTENCES } from '#contract/money/price-sentences.ts'
import { openSite, type Person, type Site } from '../testing/site.ts'

const HEAD = 'SKU;Name;Price\n'
const WRITINGS = [
  '1.299,00 €',
  '€ 1.299,–',
  'CHF 12.–',
  '299 kr.',
  'R$ 49,90',
  'CA$15.00',
  'AU$ 15',
  '49,90 zł',
  '¥1,980',
  '₹1,49,000',
  ',89 €',
  '19,90 €/kg',
  '€19.90 incl. VAT',
  '$19.99 - $29.99',
  'from $19.99',
  'USD15',
  '١٩٫٩٠ ر.س',
  '１９８０',
  '15.00 usd',
  "CHF 1'299.50",
]
/** What is stored: the price, its currency and the price in words. */
const STORED = [
  [1299, 'EUR', null],
  [1299, 'EUR', null],
  [12, 'CHF', null],
  [299, null, '299 kr.'],
  [49.9, 'BRL', null],
  [15, 'CAD', null],
  [15, 'AUD', null],
  [49.9, 'PLN', null],
  [1980, 'JPY', null],
  [149_000, 'INR', null],
  [0.89, 'EUR', null],
  [19.9, 'EUR', '19,90 €/kg'],
  [19.9, 'EUR', '€19.90 incl. VAT'],
  [null, null, '$19.99 - $29.99'],
  [null, null, 'from $19.99'],
  [15, 'USD', null],
  [19.9, 'SAR', null],
  [1980, null, null],
  [15, 'USD', null],
  [1299.5, 'CHF', null],
]

describe('the prices of a table', () => {
  let site: Site
  let ann: Person
  let brand: number
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    brand = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })

  const upload = (text: string) =>
    ann.api.imports.create({ form: { brand_id: brand, file_name: 'p.csv' }, files: { file: [new Blob([text])] } })
  const check = async (text: string, prices?: PriceChoices) => {
    const { id, mapping } = await upload(text)
    return ann.api.imports.check({ params: { id }, body: { mapping, prices } })
  }
  const run = async (text: string, prices?: PriceChoices) => {
    const { id, mapping } = await upload(text)
    await ann.api.imports.run({ params: { id }, body: { mapping, prices } })
    await expect.poll(async () => (await ann.api.imports.get({ params: { id } })).state).toBe('done')
    const { products } = await ann.api.products.list({ params: { id: brand } })
    return products.toReversed().map(({ price, currency, pricing_text }) => [price, currency, pricing_text])
  }
  const table = (prices: readonly string[]) =>
    HEAD + prices.map((price, index) => `P${index + 1};Item ${index + 1};"${price}"\n`).join('')
  const readBrandCurrency = async () =>
    (await ann.api.brands.list()).brands.find(({ id }) => id === brand)?.currency ?? null

  test('are read in every writing, and no row is lost over one', async () => {
    expect(await run(table(WRITINGS))).toEqual(STORED)
    expect(await readBrandCurrency()).toBeNull()
  })

  test('that are not one amount in a known currency are kept as text, with the reason', async () => {
    const { counts, notes } = await check(table(WRITINGS))
    expect(counts).toMatchObject({ created: 20, errors: 0, warnings: 3 })
    expect(notes.map(({ row, column, message }) => [row, column, message])).toEqual([
      [5, 'Price', 'The sign “kr” belongs to several currencies, so the price is kept as it is written'],
      [15, 'Price', PRICE_SENTENCES.priceSeveral],
      [16, 'Price', PRICE_SENTENCES.priceCondition],
    ])
  })

  test('are asked about once, with a preview of what would be stored', async () => {
    const { prices } = await check(table(WRITINGS))
    expect(prices?.questions.map(({ about, sign, suggested }) => [about, sign, suggested])).toEqual([
      ['sign', 'kr', null],
      ['sign', '¥', 'JPY'],
      ['none', '', null],
    ])
    expect(prices?.preview).toContainEqual({ written: '299 kr.', price: 299, currency: null, text: '299 kr.' })
    const { prices: decided } = await check(table(WRITINGS), { meanings: { kr: 'NOK' }, currency: 'EUR' })
    expect(decided?.preview).toContainEqual({ written: '299 kr.', price: 299, currency: 'NOK', text: null })
    expect(decided?.preview).toContainEqual({ written: '１９８０', price: 1980, currency: 'EUR', text: null })
  })

  test('whose marks make no number are kept as text, with the reason', async () => {
    const text = table(['1,299,00', '1.299.00 €', '12,50 €'])
    const { notes } = await check(text)
    expect(notes.map(({ row, message }) => [row, message])).toEqual([
      [2, PRICE_SENTENCES.priceNoAmount],
      [3, PRICE_SENTENCES.priceNoAmount],
    ])
    expect(await run(text)).toEqual([
      [null, null, '1,299,00'],
      [null, null, '1.299.00 €'],
      [12.5, 'EUR', null],
    ])
  })

  test('have the meaning that the person chose for the whole table', async () => {
    const prices: PriceChoices = { meanings: { $: 'CAD', kr: 'SEK' }, decimal: ',', currency: 'PLN' }
    expect(await run(table(['$19', '299 kr', '12.995', '$ 1.299']), prices)).toEqual([
      [19, 'CAD', null],
      [299, 'SEK', null],
      [12_995, 'PLN', null],
      [1299, 'CAD', null],
    ])
  })

  test('have the currency of the brand where it is one that the sign may mean', async () => {
    await ann.api.brands.update({ params: { id: brand }, body: { name: 'Nocte', currency: 'AUD' } })
    expect(await run(table(['$19', '20', '299 kr', '5 €']))).toEqual([
      [19, 'AUD', null],
      [20, 'AUD', null],
      [299, null, '299 kr'],
      [5, 'EUR', null],
    ])
  })

  test('never become dollars in silence', async () => {
    expect(await run(table(['$19', '20']))).toEqual([
      [19, null, '$19'],
      [20, null, null],
    ])
    expect(await readBrandCurrency()).toBeNull()
  })

  test('have the currency of their own column', async () => {
    const text = 'SKU,Name,Price,Currency\nA,A,19.90,EUR\nB,B,"1,299",usd\nC,C,$5,CAD\nD,D,€5,USD\nE,E,7,Taler\n'
    const { notes } = await check(text)
    expect(notes.map(({ row, column, message }) => [row, column, message])).toEqual([
      [5, 'Price', PRICE_SENTENCES.currenciesDiffer],
      [6, 'Currency', PRICE_SENTENCES.currencyNotKnown],
    ])
    expect(await run(text)).toEqual([
      [19.9, 'EUR', null],
      [1299, 'USD', null],
      [5, 'CAD', null],
      [null, null, '€5'],
      [7, null, null],
    ])
  })

  test.each(['Price (EUR)', 'Preis in €', 'price_eur', 'Variant Price EUR'])(
    'have the currency of the head %j',
    async (head) => {
      expect(await run(`Title,${head}\nBalm,"12,50"\n`)).toEqual([[12.5, 'EUR', null]])
      expect(await readBrandCurrency()).toBe('EUR')
    },
  )

  test('of one currency make it that of a brand without prices', async () => {
    await run(table(['12,50 zł', '5 PLN']))
    expect(await readBrandCurrency()).toBe('PLN')
    await run(table(['5 €']))
    expect(await readBrandCurrency()).toBe('PLN')
  })

  test('with more decimals than a price has are rounded, and kept as text too', async () => {
    const prices = ['12.995 KWD', '0.125 €', '12.500 KWD']
    expect(await run(table(prices))).toEqual([
      [13, 'KWD', '12.995 KWD'],
      [0.13, 'EUR', '0.125 €'],
      [12.5, 'KWD', null],
    ])
    expect((await check(table(prices.slice(0, 1)))).notes).toMatchObject([{ message: PRICE_SENTENCES.priceRounded }])
  })

  test('with unclear thousands are kept as text until the person says what they are', async () => {
    const { notes, prices } = await check(table(['12.995', '5']))
    expect(notes).toMatchObject([{ message: 'The price can be 12.995 or 12995, so it is kept as text' }])
    expect(prices?.questions).toMatchObject([{ about: 'decimal', examples: ['12.995'] }, { about: 'none' }])
    expect((await check(table(['12.995', '5']), { decimal: '.' })).notes).toMatchObject([
      { message: PRICE_SENTENCES.priceRounded },
    ])
    expect((await check(table(['12.995', '19,90']))).notes).toEqual([])
  })
})
