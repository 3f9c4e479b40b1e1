import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const write = (language: string, prompt: string) => {
  const { headline, badge, price, benefits, details } = writeCopy(createBrief({ prompt, language, seed: 3 }))
  const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? null
  return {
    headline: plain(headline),
    badge: plain(badge),
    price: plain(price),
    benefits,
    details: details.map(({ text }) => plain(text)),
  }
}

describe('a headline', () => {
  test.each([
    ['fr', 'Profitez de 20 % de réduction sur les lampes de bureau'],
    ['es', 'Disfruta de un 20 % de descuento en nuestra nueva colección'],
    ['es', 'Ahora con un 20 % de descuento'],
  ])('%s: is the whole clause: %s', (language, prompt) => {
    expect(write(language, prompt)).toMatchObject({ headline: prompt, badge: null })
  })

  test('does not end with the word after which a fact was left out', () => {
    expect(write('hi', 'सभी लैंप पर 20% की छूट रविवार तक').headline).not.toMatch(/ पर$/u)
  })
})

test.each([
  ['ar', 'سماعات لاسلكية جديدة بسعر 1,299 د.إ حتى الأحد'],
  ['hi', 'नए हेडफ़ोन ₹1,299 से शुरू'],
  ['ko', '새로운 무선 이어폰 39,000원부터'],
  ['de', 'Sommerfest, Rathaus, 14. Juni, 18 Uhr'],
  ['es', 'Concierto a las 18 h en el parque'],
])('%s: every word is on the picture: %s', (language, prompt) => {
  const { headline, badge, price, benefits, details } = write(language, prompt)
  const shown = [headline, badge, price, ...benefits, ...details].join(' ').toLowerCase()
  for (const word of prompt.toLowerCase().split(/[\s,]+/)) expect(shown).toContain(word)
})
