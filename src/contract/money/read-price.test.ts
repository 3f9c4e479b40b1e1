import { describe, expect, test } from 'vitest'
import { PRICE_MAX } from '../limits.ts'
import { type PriceContext, readPrice } from './read-price.ts'

const short = (written: string, context?: PriceContext) => {
  const price = readPrice(written, context)
  if (price.problem !== null) return price.problem
  return [price.amount, price.currency ?? price.sign, ...(price.hasWords ? ['words'] : [])]
}

describe('a written price', () => {
  test.each([
    ['1.299,00 €', [1299, 'EUR']],
    ['€ 1.299,–', [1299, 'EUR']],
    ['1299,-- EUR', [1299, 'EUR']],
    ['CHF 12.–', [12, 'CHF']],
    ["CHF 1'299.50", [1299.5, 'CHF']],
    ['Fr. 12.50', [12.5, 'CHF']],
    ['Fr.12.50', [12.5, 'CHF']],
    ['R$ 49,90', [49.9, 'BRL']],
    ['CA$15.00', [15, 'CAD']],
    ['C$ 15', [15, 'CAD']],
    ['19,99 $CA', [19.99, 'CAD']],
    ['AU$ 15', [15, 'AUD']],
    ['A$15', [15, 'AUD']],
    ['NZ$ 15.5', [15.5, 'NZD']],
    ['HK$1,299', [1299, 'HKD']],
    ['MX$ 1,299.00', [1299, 'MXN']],
    ['NT$1,299', [1299, 'TWD']],
    ['S$ 15.00', [15, 'SGD']],
    ['US$ 15', [15, 'USD']],
    ['$15.00 USD', [15, 'USD']],
    ['$15.00 (USD)', [15, 'USD']],
    ['$ 1,299.00 MXN', [1299, 'MXN']],
    ['USD15', [15, 'USD']],
    ['15.00 usd', [15, 'USD']],
    ['49,90 zł', [49.9, 'PLN']],
    ['1 290 Kč', [1290, 'CZK']],
    ['7 990 Ft', [7990, 'HUF']],
    ['kr 299 SEK', [299, 'SEK']],
    ['₹1,49,000', [149_000, 'INR']],
    ['₹499/-', [499, 'INR']],
    ['1980円', [1980, 'JPY']],
    ['￥１，９８０ JPY', [1980, 'JPY']],
    ['¥19.80', [19.8, 'CNY']],
    ['15.000 ₫', [15_000, 'VND']],
    ['Rp 15.000', [15_000, 'IDR']],
    ['RM 49.90', [49.9, 'MYR']],
    ['R199', [199, 'ZAR']],
    ['S/ 49.90', [49.9, 'PEN']],
    ['S/.49.90', [49.9, 'PEN']],
    ['£12.5', [12.5, 'GBP']],
    ['12€50', [12.5, 'EUR']],
    [',89 €', [0.89, 'EUR']],
    ['€.89', [0.89, 'EUR']],
    ['١٩٫٩٠ ر.س', [19.9, 'SAR']],
    ['١٬٢٩٩٫٥٠ د.إ.', [1299.5, 'AED']],
    ['₪ 1,299.90', [1299.9, 'ILS']],
    ['1\u202f299,90\u00a0€', [1299.9, 'EUR']],
    ['\u200e€ 19,90\u200e', [19.9, 'EUR']],
    ['Preis: 19,90 €', [19.9, 'EUR']],
    ['19,90 €*', [19.9, 'EUR']],
    ['12.995 KWD', [13, 'KWD']],
    ['12.50 KWD', [12.5, 'KWD']],
  ])('%j has an amount and a currency', (written, expected) => {
    expect(short(written)).toEqual(expected)
  })

  test.each([
    ['19,90 €/kg', [19.9, 'EUR', 'words']],
    ['€19.90 incl. VAT', [19.9, 'EUR', 'words']],
    ['19,90 € inkl. 19 % MwSt.', [19.9, 'EUR', 'words']],
    ['9,90 € (19,80 €/kg)', [9.9, 'EUR', 'words']],
    ['2,49 €/100 g', [2.49, 'EUR', 'words']],
    ['1,980円（税込）', [1980, 'JPY', 'words']],
    ['R$ 49,90 por mês', [49.9, 'BRL', 'words']],
  ])('%j says more than the amount', (written, expected) => {
    expect(short(written)).toEqual(expected)
  })

  test.each([
    ['from $19.99', 'condition'],
    ['ab 19,90 €', 'condition'],
    ['$19.99+', 'condition'],
    ['1980円〜', 'condition'],
    ['$5 off', 'condition'],
    ['up to $50', 'condition'],
    ['$19.99 - $29.99', 'several'],
    ['10–15 €', 'several'],
    ['2 for $5', 'several'],
    ['3 x 19,90 €', 'several'],
    ['on request', 'no_amount'],
    ['', 'no_amount'],
    ['20 %', 'no_amount'],
    ['-5 €', 'no_amount'],
    ['€ -5', 'no_amount'],
    ['(5.00)', 'no_amount'],
    ['1.5 Mio €', 'no_amount'],
    ['3万円', 'no_amount'],
    ['1.2.3', 'no_amount'],
    ['12,34,5', 'no_amount'],
    ['1,299,00', 'no_amount'],
    ['1.299.00 €', 'no_amount'],
    ['10000000', 'too_large'],
    ['12 000 FCFA', 'not_listed'],
    ['XOF 500', 'not_listed'],
    ['₮500', 'not_listed'],
    ['19.90 Canadian dollars', 'not_listed'],
    ['US$ 15 CAD', 'two_currencies'],
    ['€15 GBP', 'two_currencies'],
    ['12.995', 'unclear'],
    ['12,995 KWD', 'unclear'],
    ['$12.995', 'unclear'],
    ['1,299 €', 'unclear'],
  ])('%j is refused as %s', (written, problem) => {
    expect(short(written)).toBe(problem)
  })

  test.each([
    ['$19', '$'],
    ['299 kr.', 'kr'],
    ['¥1,980', '¥'],
    ['Rs. 499', 'rs'],
    ['100 元', '元'],
    ['99 ريال', 'ريال'],
    ['99 درهم', 'درهم'],
  ])('%j has a currency only if somebody says which one', (written, sign) => {
    const price = readPrice(written)
    expect(price).toMatchObject({ problem: null, currency: null, sign })
    const [first] = price.problem === null ? price.candidates : []
    expect(readPrice(written, { meanings: first && { [sign]: first } })).toMatchObject({ currency: first })
    expect(readPrice(written, { currency: first })).toMatchObject({ currency: first })
    expect(readPrice(written, { currency: 'EUR' })).toMatchObject({ currency: null })
  })

  test('has the currency of the context only if it names none', () => {
    expect(readPrice('19,90', { currency: 'EUR' })).toMatchObject({ amount: 19.9, currency: 'EUR', candidates: [] })
    expect(readPrice('£19', { currency: 'EUR' })).toMatchObject({ currency: 'GBP' })
  })

  test.each<[string, PriceContext, unknown]>([
    ['1,299', { locale: 'en' }, 1299],
    ['1.299', { locale: 'de' }, 1299],
    ['1.299', { locale: 'en' }, 1.3],
    ['1.299', { currency: 'JPY', locale: 'en' }, 1299],
    ['1.299', { decimal: ',' }, 1299],
    ['1.299', { decimal: '.' }, 1.3],
    ['1,299', { currency: 'USD' }, 1299],
    ['1.299', { currency: 'BRL' }, 1299],
    ['1.299', { currency: 'BRL', locale: 'en' }, 'unclear'],
    ['12.995', { currency: 'KWD', decimal: ',' }, 'unclear'],
    ['0.125', {}, 0.13],
    ['0,125', { locale: 'en' }, 0.13],
    ['1299.500', { locale: 'de' }, 1299.5],
    ['1 299.500', { locale: 'de' }, 1299.5],
  ])('%j in %j is %j', (written, context, expected) => {
    const price = readPrice(written, context)
    expect(price.problem === null ? price.amount : price.problem).toBe(expected)
  })

  test('with more than two decimals is rounded, and says so', () => {
    expect(readPrice('12.995 KWD')).toMatchObject({ amount: 13, isRounded: true })
    expect(readPrice('1.005', { locale: 'en' })).toMatchObject({ amount: 1.01, isRounded: true })
    expect(readPrice('12.500 KWD')).toMatchObject({ amount: 12.5, isRounded: false })
  })

  test.each(['1', '1,', '1 ', '(', '$', 'a.', "'"])('of %j a hundred thousand times is no price', (part) => {
    expect(readPrice(part.repeat(100_000)).problem).not.toBeNull()
  })

  test('may be as large as prices can be', () => {
    expect(readPrice(String(PRICE_MAX))).toMatchObject({ amount: PRICE_MAX })
  })
})
