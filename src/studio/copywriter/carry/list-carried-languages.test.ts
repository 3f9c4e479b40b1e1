import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'
import { listCarriedLanguages } from './list-carried-languages.ts'
import type { Brief, ProductBrief } from '../../model/brief.ts'

const PRODUCT: ProductBrief = {
  name: 'Night Cream',
  description: 'Eine Creme für die Nacht mit wertvollen Ölen',
  proposition: 'Schöner aufwachen mit weicher Haut',
  benefits: ['Beruhigt die Haut', 'Vegan', 'Ohne Duftstoffe'],
  price_text: 'nur 24,90 €',
  cta: 'Heute Nacht probieren',
}

const create = (prompt: string, over: Partial<Brief> = {}) => createBrief({ prompt, product: PRODUCT, ...over })
const listMute = (brief: Brief, languages = ['en', 'de', 'ar']) =>
  listCarriedLanguages(brief, languages).flatMap(({ language, needs_words }) => (needs_words ? [language] : []))

describe('a language needs words', () => {
  test.each([
    ['Summer sale: 20% off all lamps', ['de', 'ar']],
    ['Unsere neue Nachtcreme ist da. 20 % Rabatt bis Freitag', ['en', 'ar']],
    ['Open day on 3 May 2026, 10 am to 4 pm', ['de', 'ar']],
    ['Post that says "Brighter mornings"', ['de', 'ar']],
    ['Menu: flat white €3.50, cappuccino €3.90', ['de', 'ar']],
    ['3 reasons to sleep early: better skin, more energy, calmer days', ['de', 'ar']],
    ['Notre nouvelle collection est arrivée dans tous nos magasins', ['en', 'de', 'ar']],
    ['新しいコレクションが到着しました', ['en', 'de', 'ar']],
  ])('where the message cannot be said: %s', (prompt, mute) => expect(listMute(create(prompt))).toEqual(mute))

  test.each([
    '20% off until Friday',
    'Night Cream: 20% off until Friday',
    'Launch of our night cream. 20% off until Friday',
    'Tickets from €12, students €8',
    'Post that says "Night Cream"',
    'A woman holding a cream jar in soft morning light',
    '',
  ])('not where names and facts say it: %s', (prompt) => expect(listMute(create(prompt))).toEqual([]))

  test('of an uncertain brief, but for that of the key visual', () => {
    const brief = createBrief({ prompt: 'Xylo Brumpft' })
    expect(listMute(brief, ['de', 'ar'])).not.toContain('de')
  })
})

const listTexts = (brief: Brief) => {
  const { headline, subline, eyebrow, badge, price, cta, small_print, benefits, details } = writeCopy(brief)
  const single = [headline, subline, eyebrow, badge, price, cta, small_print]
  return [...single, ...benefits, ...details.map(({ text }) => text)].filter((text) => text !== null)
}

describe('a design in a chosen language', () => {
  const prompts = ['', '20 % Rabatt bis Freitag mit dem Code NACHT20. Musterstraße 5', 'Unsere Nachtcreme ist da']
  test.each(prompts)('has no text of product and brand that is in another one: %s', (prompt) => {
    for (const language of ['en', 'fr', 'es', 'pt-BR', 'ja', 'ar']) {
      const shown = listTexts(create(prompt, { language, leaves_out_quotations: true })).join('\n')
      expect([language, shown]).toEqual([
        language,
        expect.not.stringMatching(/Schöner|Creme für|Beruhigt|Duftstoffe|Heute|[Nn]ur 24|Rabatt|Freitag/),
      ])
    }
  })

  test('keeps those that are in it, names, addresses and codes', () => {
    const german = listTexts(create('', { language: 'de' }))
    expect(german).toContain('Schöner aufwachen mit weicher Haut')
    const shown = listTexts(create('20 % Rabatt mit dem Code NACHT20. Musterstraße 5', { language: 'ar' })).join('\n')
    for (const kept of ['NACHT20', 'Musterstraße 5', 'Night Cream']) expect(shown).toContain(kept)
  })

  test('shows a quotation in another language, but not as a cell of a campaign', () => {
    const prompt = 'Post that says "Brighter mornings"'
    expect(listTexts(create(prompt, { language: 'de' }))).toContain('Brighter mornings')
    expect(listTexts(create(prompt, { language: 'de', leaves_out_quotations: true })).join()).not.toContain('Brighter')
  })
})
