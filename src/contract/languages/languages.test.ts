import { expect, test } from 'vitest'
import { CURRENCIES, DESIGN_LANGUAGES, getTextDirection, LANGUAGE_NAMES } from './languages.ts'

test('Arabic and Hebrew are written from right to left', () => {
  expect(DESIGN_LANGUAGES.filter((language) => getTextDirection(language) === 'rtl')).toEqual(['ar', 'he'])
})

test('each language has its own name, and Intl knows every tag and currency', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(DESIGN_LANGUAGES.length)
  expect(Intl.getCanonicalLocales([...DESIGN_LANGUAGES])).toEqual([...DESIGN_LANGUAGES])
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(CURRENCIES.filter((code) => !known.has(code))).toEqual([])
})
