import { expect, test } from 'vitest'
import { buildUtmUrl, utmMedium } from './utm.ts'

const VALUES = { source: 'Instagram', medium: 'social', campaign: 'Spring Launch', content: 'Story_DE_a', id: '12' }
const ADDED = 'utm_source=instagram&utm_medium=social&utm_campaign=spring-launch&utm_content=story_de_a&utm_id=12'

test.each([
  ['https://acme.com', `https://acme.com?${ADDED}`],
  ['https://acme.com/shop?', `https://acme.com/shop?${ADDED}`],
  ['https://acme.com/shop?color=Red%20Wine&size=', `https://acme.com/shop?color=Red%20Wine&size=&${ADDED}`],
  ['https://acme.com/#reviews', `https://acme.com/?${ADDED}#reviews`],
  ['https://acme.com/?a=1#/route?b=2', `https://acme.com/?a=1&${ADDED}#/route?b=2`],
  ['  HTTPS://Acme.com/Shop ', `HTTPS://Acme.com/Shop?${ADDED}`],
  ['https://müller.de/größe?q=süß', `https://müller.de/größe?q=süß&${ADDED}`],
])('adds the parameters to %s and keeps its query and fragment', (landing, expected) => {
  expect(buildUtmUrl(landing, VALUES)).toBe(expected)
})

test('a parameter that the address has already is never doubled', () => {
  const url = buildUtmUrl('https://acme.com/?utm_source=Newsletter&UTM_Medium=email&utm%5Fid=7', VALUES)
  expect(url).toBe(
    'https://acme.com/?utm_source=Newsletter&UTM_Medium=email&utm%5Fid=7&utm_campaign=spring-launch&utm_content=story_de_a',
  )
  expect(buildUtmUrl(url ?? '', VALUES)).toBe(url)
})

test('empty values are left out, and others are encoded', () => {
  expect(
    buildUtmUrl('https://acme.com/', { source: 'google', medium: 'display', campaign: '50% & more', content: '' }),
  ).toBe('https://acme.com/?utm_source=google&utm_medium=display&utm_campaign=50%25-%26-more')
  expect(buildUtmUrl('https://acme.com/', { source: 'x', medium: 'cpc', campaign: 'Été 秋', term: 'Shoes' })).toBe(
    'https://acme.com/?utm_source=x&utm_medium=cpc&utm_campaign=%C3%A9t%C3%A9-%E7%A7%8B&utm_term=shoes',
  )
})

test.each([
  '',
  'acme.com',
  'javascript:alert(1)',
  'https://',
  'https://a b',
  'ftp://acme.com',
  'https://[::bad',
  'https://user:secret@acme.com',
])('"%s" is no landing page', (landing) => {
  expect(buildUtmUrl(landing, VALUES)).toBeNull()
})

test('a broken escape in the query is kept', () => {
  expect(buildUtmUrl('https://acme.com/?%E0%A4%A=1', VALUES)).toBe(`https://acme.com/?%E0%A4%A=1&${ADDED}`)
})

test('ads are paid, and banners of Google are display', () => {
  expect(utmMedium({ platform: 'instagram', placement: 'story' })).toBe('social')
  expect(utmMedium({ platform: 'instagram', placement: 'ad' })).toBe('paid_social')
  expect(utmMedium({ platform: 'google', placement: 'ad' })).toBe('display')
})
