import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import { checkHierarchy, FACTS_LARGE_LABEL, HEADLINE_WHOLE_LABEL } from './hierarchy-rules.ts'
import type { Scene, TextLayer } from '../model/scene.ts'

const createText = (role: TextLayer['role'], size: number, lines: readonly (readonly [string, number])[]) => ({
  kind: 'text' as const,
  role,
  size,
  text: lines.map(([text]) => text).join(' '),
  box: { x: 0, y: 0, width: 100, height: 100 },
  lines: lines.map(([text, scale]) => ({ text, scale, x: 0, y: 0, width: 100 })),
})

const check = (layers: readonly unknown[], pieces: readonly unknown[] = [], language = 'en') => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rules read only these parts of a scene
  const scene = { width: 1080, height: 1080, layers, copy: { language, pieces } } as unknown as Scene
  return Object.fromEntries(checkHierarchy(scene).map(({ rule, passed }) => [rule, passed]))
}

test.each([
  ['en', 'Pottery course for beginners', 'Saturday, 16 January', true],
  ['en', 'NEW YEAR NO JOINING FEE join before', 'Jan 10 with code LIFT27', false],
  ['de', 'Grundgebühr nur', '199 € statt 349 €', false],
  ['en', 'Passed first time,', '2 minors only!', false],
  ['en', 'On Monday all cuts $5', 'off for members', false],
])('the headline “%s: %s | %s” is whole: %s', (language, lead, rest, whole) => {
  const headline = createText('headline', 90, [
    [lead, 1],
    [rest, 0.44],
  ])
  expect(check([headline], [], language)).toEqual({ headline_whole: whole })
})

test('a headline in one size has no rule of its own, unless it ends with a comma', () => {
  expect(check([createText('headline', 90, [['Fresh bread', 1]])])).toEqual({})
  expect(check([createText('headline', 90, [['Fresh bread,', 1]])])).toEqual({ headline_whole: false })
})

test('a telephone number as small print is found', () => {
  const piece = { slot: 'small_print', kind: 'contact', text: 'Call 0161 496 0233', emphasis: [] }
  expect(check([createText('small_print', 20, [['Call 0161 496 0233', 1]])], [piece])).toEqual({ facts_large: false })
  expect(check([createText('small_print', 30, [['Call 0161 496 0233', 1]])], [piece])).toEqual({ facts_large: true })
})

test('its sentences are among those that the screens translate', () => {
  const sentences = Object.values<string>(BRAND_CHECK_SENTENCES)
  expect(sentences).toEqual(expect.arrayContaining([HEADLINE_WHOLE_LABEL, FACTS_LARGE_LABEL]))
})
