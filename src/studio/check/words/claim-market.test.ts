import { expect, test } from 'vitest'
import { DESIGN_LANGUAGES, LANGUAGE_NAMES } from '#contract/languages/languages.ts'
import { isForMarket } from './claim-market.ts'
import { LANGUAGE_REGIONS } from './market-regions.ts'

test.each([
  ['UK', 'en', 'GBP'],
  ['the United Kingdom', 'en', null],
  ['USA, Canada', 'en', 'CAD'],
  ['EU', 'en', 'EUR'],
  ['D-A-CH', 'de', 'CHF'],
  ['Deutschland und Österreich', 'de', 'EUR'],
  ['Österreich', 'de', null],
  ['France / Belgique', 'fr', 'EUR'],
  ['América Latina', 'es', 'MXN'],
  ['Brasil', 'pt-BR', 'BRL'],
  ['Polska', 'pl', 'PLN'],
  ['Türkiye', 'tr', 'TRY'],
  ['السعودية', 'ar', 'SAR'],
  ['日本', 'ja', 'JPY'],
  ['भारत', 'hi', 'INR'],
  ['Europe', 'it', 'EUR'],
  ['Worldwide', 'ko', null],
  ['', 'de', 'EUR'],
  [null, 'de', null],
])('a claim for “%s” may be made in %s (%s)', (market, language, currency) => {
  expect(isForMarket(market, { language, currency })).toBe(true)
})

test.each([
  ['UK', 'de', 'EUR'],
  ['UK', 'en', 'USD'],
  ['Deutschland', 'de', 'CHF'],
  ['Germany', 'fr', 'EUR'],
  ['USA', 'en', 'GBP'],
  ['España', 'es', 'MXN'],
  ['日本', 'zh-Hans', 'CNY'],
  ['DACH', 'nl', 'EUR'],
  ['Our club members', 'en', 'GBP'],
])('a claim for “%s” may not be made in %s (%s)', (market, language, currency) => {
  expect(isForMarket(market, { language, currency })).toBe(false)
})

test('every language of designs has its regions, and each may be named in every language', () => {
  expect(Object.keys(LANGUAGE_REGIONS).toSorted()).toEqual([...DESIGN_LANGUAGES].toSorted())
  const unread = DESIGN_LANGUAGES.flatMap((named) =>
    Object.entries(LANGUAGE_REGIONS).flatMap(([language, regions]) =>
      regions.flatMap((region) => {
        const name = new Intl.DisplayNames(named, { type: 'region' }).of(region) ?? ''
        return isForMarket(name, { language }) ? [] : [`${name} (${LANGUAGE_NAMES[named]})`]
      }),
    ),
  )
  expect(unread).toEqual([])
})
