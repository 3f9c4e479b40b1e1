import { expect, test } from 'vitest'
import type { KeyVisual } from '#contract/campaigns/key-visual.ts'
import type { Plan } from '#contract/campaigns/plan.ts'
import { findTexts, toCampaignEdit, toEditForm } from './edit-words.ts'

const plan: Plan = { formats: ['instagram.post'], languages: ['en', 'de', 'ar'], variants: 1, videos: [] }
const keyVisual: KeyVisual = {
  content_id: 7,
  thumbnail_url: null,
  is_running: false,
  language: 'en',
  layout: 'split',
  seed: 1,
  overrides: { version: 1, slots: {}, added: [] },
  copy: { headline: 'Brighter mornings', cta: 'Shop now' },
  words: [
    { language: 'de', product_id: null, copy: { headline: 'Hellere Morgen' } },
    { language: 'ar', product_id: 3, copy: { headline: 'لمنتج واحد' } },
  ],
}
const form = toEditForm({ plan }, keyVisual)
const withText = (language: 'en' | 'de' | 'ar', part: Partial<ReturnType<typeof findTexts>>) => ({
  ...form,
  texts: { ...form.texts, [language]: { ...findTexts(form, language), ...part } },
})

test('the form has the texts of the key visual in its language, and those that people gave in the others', () => {
  expect(form.texts).toEqual({
    en: { headline: 'Brighter mornings', subline: '', badge: '', cta: 'Shop now' },
    de: { headline: 'Hellere Morgen', subline: '', badge: '', cta: '' },
    ar: { headline: '', subline: '', badge: '', cta: '' },
  })
})

test('only what is different becomes an edit', () => {
  expect(toCampaignEdit(form, form)).toBeNull()
  expect(toCampaignEdit(form, withText('en', { headline: 'Longer days', cta: ' ' }))).toEqual({
    words: [{ language: 'en', product_id: null, copy: { headline: 'Longer days', cta: null } }],
  })
})

test('a headline cannot be removed', () => {
  expect(toCampaignEdit(form, withText('en', { headline: ' ' }))).toBeNull()
})

test('the layout can be changed by itself, also to the choice of the studio', () => {
  expect(toCampaignEdit(form, { ...form, layout: 'poster' })).toEqual({ layout: 'poster' })
  expect(toCampaignEdit(form, { ...form, layout: null })).toEqual({ layout: null })
})
