import { expect, test } from 'vitest'
import type { Brand } from '#contract/brands/brands.ts'
import { DEFAULT_OPTIONS } from '#web/lib/format/generation-options.ts'
import { estimateCost, computeMonthUsage } from './estimate.ts'
import {
  completeChoices,
  findProblem,
  INITIAL_CHOICES,
  listPairs,
  onOffer,
  readResults,
  STEP,
  toggled,
  toRequest,
} from './wizard.ts'

const brand: Brand = {
  id: 7,
  name: 'Verdant',
  description: null,
  primary_color: '#0A7C66',
  secondary_color: '#111111',
  typography: 'Inter, sans-serif',
  brand_tone: 'professional',
  logo_url: null,
  created_at: '2026-11-01T12:00:00Z',
}
const chosen = completeChoices({ ...INITIAL_CHOICES, brandId: 7 }, undefined)

test('the wizard starts with an image for Instagram, a professional tone and awareness as its goal', () => {
  expect(toRequest(chosen)).toEqual({
    brand_id: 7,
    content_types: ['image'],
    platforms: ['instagram'],
    tone: 'professional',
    goal: 'awareness',
  })
})

test.each([
  ['playful', 'de', 'enthusiastic'],
  ['friendly', null, 'casual'],
  ['minimal', 'ja', 'informative'],
  ['a tone of a later release', null, 'professional'],
])('with a brand that is %s and speaks %s, the tone is %s until another is chosen', (brand_tone, language, tone) => {
  const of = { ...brand, brand_tone, language }
  expect(completeChoices(INITIAL_CHOICES, of)).toMatchObject({ tone, language: language ?? '' })
  const own = { ...INITIAL_CHOICES, tone: 'casual', language: 'fr' }
  expect(completeChoices(own, of)).toMatchObject({ tone: 'casual', language: 'fr' })
})

test.each([
  [{ brandId: null }, 'Please select a brand.', STEP.brand],
  [{ contentTypes: [] }, 'Please select a content type.', STEP.type],
  [{ platforms: [] }, 'Please select a platform.', STEP.platform],
  [{ tone: '' }, 'Please select a tone.', STEP.details],
  [{ goal: '' }, 'Please select a goal.', STEP.details],
])('without %j it says "%s" and names the step', (missing, message, step) => {
  expect(findProblem({ ...chosen, ...missing })).toEqual({ message, step })
})

test('a complete selection has no problem', () => {
  expect(findProblem(chosen)).toBeNull()
})

test('choosing a value again removes it', () => {
  expect(toggled(toggled(['image'], 'video'), 'image')).toEqual(['video'])
})

test('values that the server does not offer are removed', () => {
  const options = { ...DEFAULT_OPTIONS, tones: ['bold'], platforms: ['linkedin', 'instagram'], themes: [] }
  const offered = onOffer({ ...chosen, platforms: ['twitter', 'instagram'], theme: 'summer' }, options)
  expect(offered).toMatchObject({ platforms: ['instagram'], tone: '', theme: null, goal: 'awareness' })
})

test('one item is made for each pair of type and platform', () => {
  const pairs = listPairs({ contentTypes: ['image', 'video'], platforms: ['facebook', 'twitter'] })
  expect(pairs).toHaveLength(4)
  expect(estimateCost(pairs, { image: 0.04, video: 0.5 })).toBeCloseTo(1.08)
  expect(estimateCost(pairs, { image: 0.04 })).toBeNull()
  expect(estimateCost(pairs, undefined)).toBeNull()
})

test.each([
  [{ used: 150, limit: 200 }, 4, '50 of 200 left this month. It resets on 1 December 2026 UTC.', true],
  [{ used: 198, limit: 200 }, 4, '2 of 200 left this month. It resets on 1 December 2026 UTC.', false],
  [{ used: 201, limit: 200 }, 1, '0 of 200 left this month. It resets on 1 December 2026 UTC.', false],
  [{ used: 1204, limit: 0 }, 4, 'No monthly limit. 1,204 made so far.', true],
])('with %j, %i more items read "%s"', (usage, count, text, isEnough) => {
  expect(computeMonthUsage({ ...usage, resets_at: '2026-12-01T00:00:00Z' }, count)).toMatchObject({ text, isEnough })
})

test('a reply may contain several results, one, or none', () => {
  expect(readResults({ result_content_ids: [4, 5] }).ids).toEqual([4, 5])
  expect(readResults({ result_content_id: 4 }).ids).toEqual([4])
  expect(readResults({ failures: { 'image:instagram': 'No.' } })).toEqual({
    ids: [],
    failures: { 'image:instagram': 'No.' },
  })
})
