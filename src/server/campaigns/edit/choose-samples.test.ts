import { expect, test } from 'vitest'
import { chooseSamples, SAMPLES_MAX } from './choose-samples.ts'

const plan = (formats: readonly string[], languages: readonly string[], variants = 1) =>
  formats.flatMap((format) =>
    languages.flatMap((language) => Array.from({ length: variants }, (_, index) => ({ format, language, index }))),
  )
const choose = (formats: readonly string[], languages: readonly string[], variants = 1) =>
  chooseSamples(plan(formats, languages, variants)).map(
    ({ format, language, index }) => `${format} ${language} ${index}`,
  )

test.each([
  ['nothing of nothing', [], [], []],
  ['one of several variants', ['instagram.post'], ['en'], ['instagram.post en 0']],
  [
    'each pair of format and language once while there are few, in the order of the plan',
    ['instagram.post', 'instagram.story'],
    ['en', 'de'],
    ['instagram.post en 0', 'instagram.post de 0', 'instagram.story en 0', 'instagram.story de 0'],
  ],
  [
    'each placement in another language, one of them written from right to left',
    ['instagram.post', 'facebook.post', 'instagram.story', 'instagram.reel', 'facebook.cover', 'google.ad.728x90'],
    ['en', 'de', 'fr', 'es', 'ja', 'ar'],
    [
      'instagram.post en 0',
      'facebook.post ja 0',
      'instagram.story ar 0',
      'instagram.reel de 0',
      'facebook.cover fr 0',
      'google.ad.728x90 es 0',
    ],
  ],
])('chooses %s', (_, formats, languages, expected) => {
  expect(choose(formats, languages, 3)).toEqual(expected)
})

test('chooses few of many', () => {
  const formats = ['instagram.post', 'facebook.post', 'google.ad.300x250', 'google.ad.320x50']
  expect(choose(formats, ['en', 'de', 'he'])).toHaveLength(SAMPLES_MAX)
})
