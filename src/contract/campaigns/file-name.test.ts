import { expect, test } from 'vitest'
import {
  buildFileName,
  DEFAULT_FILE_NAME_PATTERN,
  FILE_NAME_MAX_BYTES,
  type FileNameFacts,
  listUnknownFields,
  numberStem,
} from './file-name.ts'

const VALUES = {
  brand: 'Café Nørd',
  campaign: 'Frühling 2026',
  product: 'Hafer & Honig',
  platform: 'instagram',
  placement: 'story',
  size: '1080x1920',
  language: 'pt-BR',
  variant: 'a',
  version: 3,
}
const facts = (values: Partial<FileNameFacts['values']> = {}, id = 42): FileNameFacts => ({
  id,
  values: { ...VALUES, ...values },
  extension: 'jpg',
})
const nameOf = (given: FileNameFacts, pattern = DEFAULT_FILE_NAME_PATTERN) => buildFileName(pattern, given, new Set())

test('a name has the fields of the pattern in small Latin letters', () => {
  expect(nameOf(facts())).toBe('cafe-nord_fruehling-2026_hafer-honig_instagram-story_1080x1920_pt-br_a_v3.jpg')
})

test.each([
  ['Молоко', 'moloko.jpg'],
  ['Київ', 'kiiv.jpg'],
  ['Ελλάδα', 'ellada.jpg'],
  ['Łódź & Straße', 'lodz-strasse.jpg'],
  ['İstanbul ışık', 'istanbul-isik.jpg'],
  ['Đà Nẵng', 'da-nang.jpg'],
  ['ﬁne ½', 'fine-1-2.jpg'],
  ['東京', 'file_42.jpg'],
  ['قهوة', 'file_42.jpg'],
  ['👋', 'file_42.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['a\u0000b\r\nc', 'a-b-c.jpg'],
])('writes "%s" as %s', (brand, expected) => {
  expect(nameOf(facts({ brand }), '{brand}')).toBe(expected)
})

test('a value that is missing or has no Latin letters leaves no separators', () => {
  expect(nameOf(facts({ product: null, brand: '東京', language: '' }))).toBe(
    'fruehling-2026_instagram-story_1080x1920_a_v3.jpg',
  )
  expect(nameOf(facts({ version: null, variant: null }), '{brand}_{variant}_v{version}')).toBe('cafe-nord.jpg')
  expect(nameOf(facts({ placement: null }), '{platform}-{placement}_{size}')).toBe('instagram_1080x1920.jpg')
})

test.each(['con', 'PRN', 'aux', 'nul', 'com1', 'LPT9'])('Windows reserves "%s"', (brand) => {
  expect(nameOf(facts({ brand }), '{brand}')).toBe(`${brand.toLowerCase()}_42.jpg`)
})

test('the same name in one folder gets the id of its content', () => {
  const taken = new Set<string>()
  const names = [1, 2, 2].map((id) => buildFileName('{brand}', facts({}, id), taken))
  expect(names).toEqual(['cafe-nord.jpg', 'cafe-nord_2.jpg', 'cafe-nord_2-2.jpg'])
})

test('names have at most 120 bytes and only safe characters, whatever the values', () => {
  const taken = new Set<string>()
  const odd = ['x'.repeat(300), 'ß'.repeat(100), '- _ -', '東'.repeat(90), 'a.b.c', '‮evil', '%2e%2e/']
  for (let id = 0; id < 400; id += 1) {
    const pick = (at: number) => odd[(id * 7 + at * 3) % odd.length] ?? ''
    const given = facts({ brand: pick(1), campaign: pick(2), product: pick(3), language: pick(4) }, id)
    const name = buildFileName(id % 2 ? DEFAULT_FILE_NAME_PATTERN : `${pick(5)}{brand}${pick(6)}`, given, taken)
    expect(name).toMatch(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?\.jpg$/)
    expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX_BYTES)
  }
  expect(taken.size).toBe(400)
})

test('the names of slides have at most 120 bytes, and no other file of the folder gets one of them', () => {
  const taken = new Set<string>()
  const carousel = { ...facts({ brand: 'acme' }, 7), further: 19 }
  expect(buildFileName('{brand}', carousel, taken)).toBe('acme.jpg')
  expect(buildFileName('{brand}_10', facts({ brand: 'acme' }, 8), taken)).toBe('acme_10_8.jpg')
  expect(buildFileName('{brand}', { ...facts({ brand: 'acme' }, 10), further: 2 }, taken)).toBe('acme_10-2.jpg')
  const long = buildFileName('x'.repeat(190), carousel, taken).replace('.jpg', '')
  expect(`${numberStem(long, 20)}.jpg`.length).toBe(FILE_NAME_MAX_BYTES)
})

test('a pattern may only have known fields', () => {
  expect(listUnknownFields(DEFAULT_FILE_NAME_PATTERN)).toEqual([])
  expect(listUnknownFields('{brand}_{colour}_{}')).toEqual(['colour', ''])
})
