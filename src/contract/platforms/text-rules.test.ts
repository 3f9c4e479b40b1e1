import { expect, test } from 'vitest'
import { findCampaignFormat } from './formats.ts'
import { checkTexts, countText, findFold, findTextField, listTextSets, TEXT_SETS } from './text-rules.ts'

/** Platform, field, longest text, shown before "more", fewest and most texts. */
test.each([
  ['instagram', 'caption', 2200, 125, 1, 1],
  ['instagram', 'hashtags', 100, null, 0, 5],
  ['instagram', 'alt_text', 1000, null, 0, 1],
  ['instagram', 'first_comment', 2200, null, 0, 1],
  ['facebook', 'caption', 10_000, 125, 1, 1],
  ['twitter', 'caption', 280, null, 1, 1],
  ['twitter', 'alt_text', 1000, null, 0, 1],
  ['linkedin', 'caption', 3000, 140, 1, 1],
  ['linkedin', 'alt_text', 4086, null, 0, 1],
  ['tiktok', 'caption', 2200, 50, 1, 1],
  ['tiktok', 'title', 90, null, 0, 1],
  ['youtube', 'title', 100, 70, 1, 1],
  ['youtube', 'caption', 5000, 157, 1, 1],
  ['youtube', 'hashtags', 100, null, 0, 15],
  ['pinterest', 'title', 100, 40, 1, 1],
  ['pinterest', 'caption', 800, 50, 1, 1],
  ['pinterest', 'alt_text', 500, null, 0, 1],
  ['threads', 'caption', 500, null, 1, 1],
  ['threads', 'hashtags', 100, null, 0, 1],
  ['meta.ad', 'primary_text', 2200, 125, 1, 5],
  ['meta.ad', 'headline', 40, 27, 1, 5],
  ['meta.ad', 'description', 30, 25, 0, 5],
  ['linkedin.ad', 'primary_text', 600, 150, 1, 5],
  ['linkedin.ad', 'headline', 200, 70, 1, 5],
  ['linkedin.ad', 'description', 300, 100, 0, 5],
  ['tiktok.ad', 'primary_text', 100, null, 1, 5],
  ['tiktok.ad', 'business_name', 20, null, 1, 1],
  ['pinterest.ad', 'title', 100, 40, 1, 5],
  ['twitter.ad', 'primary_text', 280, null, 1, 5],
  ['twitter.ad', 'card_headline', 70, null, 1, 5],
  ['google.pmax', 'headline', 30, null, 3, 15],
  ['google.pmax', 'long_headline', 90, null, 1, 5],
  ['google.pmax', 'description', 90, null, 2, 5],
  ['google.pmax', 'business_name', 25, null, 1, 1],
  ['google.display', 'headline', 30, null, 1, 5],
  ['google.display', 'description', 90, null, 1, 5],
  ['google.search', 'headline', 30, null, 3, 15],
  ['google.search', 'description', 90, null, 2, 4],
  ['google.search', 'path', 15, null, 0, 2],
] as const)('%s: %s takes %d', (set, key, max, shown, min, most) => {
  expect(findTextField(set, key)).toMatchObject({ limit: max, shown, texts: { min, max: most } })
})

/** Each platform counts in its own way. */
test.each([
  ['twitter', 'caption', 'Hello', 5],
  ['twitter', 'caption', 'こんにちは', 10],
  ['twitter', 'caption', '👨‍👩‍👧‍👦', 2],
  ['twitter', 'caption', '🇩🇪', 2],
  ['twitter', 'caption', 'e\u0301', 1],
  ['twitter', 'caption', 'See https://example.com/a/very/long/path?with=query&and=more', 27],
  ['twitter', 'caption', 'acme.com', 23],
  ['twitter', 'caption', 'www.acme.de and acme.de', 23 + 12],
  ['twitter', 'caption', 'Node.js e.g. 3.5', 16],
  ['twitter', 'caption', 'ann@example.com', 15],
  ['twitter', 'caption', 'a—b', 3],
  ['threads', 'caption', 'Hi 👋', 7],
  ['threads', 'caption', '👨‍👩‍👧‍👦', 25],
  ['threads', 'caption', 'こんにちは', 5],
  ['google.pmax', 'headline', 'こんにちは', 10],
  ['google.pmax', 'headline', '한국어', 6],
  ['google.pmax', 'headline', 'Grüße', 5],
  ['tiktok.ad', 'primary_text', '新商品', 6],
  ['instagram', 'caption', '👋', 2],
  ['youtube', 'title', 'こんにちは', 5],
] as const)('%s counts %s "%s" as %d', (set, field, text, length) => {
  expect(countText(set, field, text)).toBe(length)
})

test('the fold is where the platform hides the rest, never inside a character', () => {
  expect(findFold('instagram', 'caption', 'a'.repeat(125))).toBeNull()
  expect(findFold('instagram', 'caption', 'a'.repeat(126))).toBe(125)
  expect(findFold('instagram', 'caption', `${'a'.repeat(124)}👋 and more`)).toBe(124)
  expect(findFold('twitter', 'caption', 'a'.repeat(280))).toBeNull()
  expect(findFold('threads', 'caption', 'a'.repeat(500))).toBeNull()
})

/** A text of exactly the limit is taken, and one that is longer by one is not. */
test.each(
  TEXT_SETS.flatMap((set) =>
    set.fields.filter(({ key }) => key !== 'hashtags').map((field) => [set.key, field] as const),
  ),
)('%s refuses a text that is longer by one', (key, field) => {
  const problems = (length: number) =>
    checkTexts(key, { [field.key]: ['a'.repeat(length)] }).filter(
      (one) => one.field === field.key && one.problem === 'too_long',
    )
  expect(problems(field.limit)).toEqual([])
  expect(problems(field.limit + 1)).toEqual([
    { field: field.key, index: 0, problem: 'too_long', count: field.limit + 1, max: field.limit },
  ])
})

test('hashtags count in the caption', () => {
  const caption = ['a'.repeat(270)]
  expect(checkTexts('twitter', { caption, alt_text: ['A post'] })).toEqual([])
  expect(checkTexts('twitter', { caption, hashtags: ['autumn'], alt_text: ['A post'] })).toEqual([])
  expect(checkTexts('twitter', { caption, hashtags: ['autumns', 'a'], alt_text: ['A post'] })).toMatchObject([
    { field: 'caption', problem: 'too_long', count: 283 },
  ])
})

test('a field takes neither too few texts nor too many', () => {
  const texts = { long_headline: ['Long'], description: ['One', 'Two'], business_name: ['Acme'] }
  expect(checkTexts('google.pmax', { ...texts, headline: ['One', 'Two'] })).toMatchObject([
    { field: 'headline', problem: 'too_few', count: 2, max: 3 },
  ])
  const many = Array.from({ length: 16 }, (_, index) => `Headline ${index}`)
  expect(checkTexts('google.pmax', { ...texts, headline: many })).toMatchObject([{ problem: 'too_many', count: 16 }])
})

test('Performance Max wants one short headline and one short description', () => {
  const long = ['A headline of 22 signs', 'A headline of 23 signs!', 'A headline of 24 signs!!']
  const sixty = 'A description that has more than sixty characters in its text'
  const problems = checkTexts('google.pmax', {
    headline: long,
    long_headline: ['Long'],
    description: [sixty, sixty],
    business_name: ['Acme'],
  })
  expect(problems).toMatchObject([
    { field: 'headline', problem: 'none_short', count: 22, max: 15 },
    { field: 'description', problem: 'none_short', count: 61, max: 60 },
  ])
})

test.each([
  ['Now at acme.com', 'link'],
  ['Follow @acme', 'mention'],
  ['Nice #shoes', 'hashtag'],
])('a TikTok ad refuses "%s"', (text, refused) => {
  expect(checkTexts('tiktok.ad', { primary_text: [text], business_name: ['Acme'] })).toMatchObject([
    { field: 'primary_text', index: 0, problem: 'refused', refused },
  ])
})

test('the tags of a YouTube video have 500 characters together', () => {
  const tags = Array.from({ length: 6 }, () => 'a'.repeat(90))
  const rest = { title: ['Title'], caption: ['Caption'] }
  expect(checkTexts('youtube', { ...rest, tags })).toMatchObject([
    { field: 'tags', problem: 'total_too_long', count: 545 },
  ])
  expect(checkTexts('youtube', { ...rest, tags: tags.slice(0, 5) })).toEqual([])
})

test.each([
  ['instagram.story', ['instagram']],
  ['facebook.ad', ['meta.ad']],
  ['instagram.ad', ['meta.ad']],
  ['google.ad.320x50', ['google.display', 'google.pmax']],
  ['linkedin.ad', ['linkedin.ad']],
  ['youtube.thumbnail', ['youtube']],
])('%s needs the texts of %j', (key, sets) => {
  const format = findCampaignFormat(key)
  expect(format && listTextSets(format)).toEqual(sets)
})
