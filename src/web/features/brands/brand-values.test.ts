import { expect, test } from 'vitest'
import { BrandInput, type Brand } from '#contract/brands/brands.ts'
import { toFormValues } from './brand-values.ts'

const short: Brand = {
  id: 1,
  name: 'Volt',
  description: null,
  primary_color: '#FFD400',
  secondary_color: '#101010',
  typography: 'Anton, Impact, sans-serif',
  brand_tone: 'bold',
  logo_url: null,
  created_at: '2026-11-01T12:00:00Z',
}
const full: Brand = {
  ...short,
  description: 'Batteries for the road',
  brand_persona: 'The fast friend',
  brand_voice: 'Short and loud',
  mission: 'Never empty',
  values: 'Speed, honesty',
  brand_vision: 'Every van electric',
  brand_story: 'Began in a garage.',
  tone_variations: { Sale: 'louder' },
  target_audience: 'Van owners',
  keywords_topics: ['range'],
  social_channels: ['instagram', 'tiktok'],
  key_ctas: ['Charge now'],
  competitors: ['Ampere'],
  content_strategy: { pillars: ['Range'], themes: ['Winter'] },
  content_guidelines: { do: ['Show roads'], dont: ['Show petrol'] },
  approved_claims: [
    { text: 'Charges in 12 minutes', evidence: 'Test of 2026', market: 'DE', expires_on: '2030-01-31' },
  ],
}

test('a new brand has the defaults and lacks only its name', () => {
  expect(BrandInput.safeParse(toFormValues(undefined)).error?.issues.map(({ path }) => path)).toEqual([['name']])
  expect(BrandInput.parse({ ...toFormValues(undefined), name: 'New' })).toMatchObject({
    primary_color: '#0A7C66',
    secondary_color: '#111111',
    brand_tone: 'professional',
  })
})

test('every field of a brand goes through the form unchanged', () => {
  const { id: _, created_at: __, ...fields } = full
  expect(BrandInput.parse(toFormValues(full))).toEqual({ ...fields, logo_url: null })
})

test('a reply without the optional fields gives a complete form', () => {
  expect(BrandInput.parse(toFormValues(short))).toMatchObject({ mission: null, key_ctas: [], tone_variations: {} })
})

test('the other spelling of mission and values is read too', () => {
  const values = toFormValues({ ...short, brand_mission: 'Go far', brand_values: 'Care' })
  expect(values).toMatchObject({ mission: 'Go far', values: 'Care' })
})
