import { expect, test } from 'vitest'
import type { BrandBrief, Brief } from '../model/brief.ts'
import type { Copy } from './copy.ts'
import { BAG, NOMAD, SERUM, written } from '../testing/copywriter/sample-briefs.ts'

const WIZARD: [over: Partial<Brief>, brand: Partial<BrandBrief>, expected: Partial<Copy>][] = [
  [
    { product: SERUM, goal: 'awareness', tone: 'professional' },
    {},
    { headline: 'Wake up to brighter skin', price: '$38' },
  ],
  [
    { product: SERUM, goal: 'engagement', tone: 'enthusiastic' },
    {},
    { headline: 'Ready to wake up to brighter skin?', cta: 'Shop the serum' },
  ],
  [
    {
      product: BAG,
      goal: 'sales',
      tone: 'enthusiastic',
      theme: 'black_friday',
      instructions: 'Mention 25% off everything. Use bold colors.',
    },
    NOMAD,
    { eyebrow: 'Black Friday', headline: '25% off everything', price: null, cta: 'Shop bags' },
  ],
  [
    { goal: 'sales', theme: 'halloween', instructions: 'Say "Light up the night"' },
    {},
    { headline: 'Light up the night', cta: 'Shop now' },
  ],
  [
    {
      product: {
        ...SERUM,
        name: 'Sérum Éclat',
        description: 'Un sérum pour les peaux fatiguées',
        proposition: 'Réveillez votre éclat',
        benefits: [],
        cta: null,
      },
      goal: 'sales',
      theme: 'summer',
    },
    {},
    { headline: 'Réveillez votre éclat', eyebrow: 'Sérum Éclat', cta: null },
  ],
]

test.each(WIZARD)('without a prompt, copy comes from goal, theme and product: %j', (over, brand, expected) => {
  expect(written('', brand, over)).toMatchObject(expected)
})

test.each(['summer', 'black_friday', 'new_year', 'christmas', 'halloween'])(
  '%s is named on the image and in the hashtags',
  (theme) => {
    const name = theme.replace('_', ' ')
    for (const goal of ['awareness', 'engagement', 'sales'])
      for (const seed of [1, 2, 3]) {
        const copy = written('', NOMAD, { theme, goal, seed, product: BAG })
        expect(`${copy.headline} ${copy.eyebrow}`.toLowerCase()).toMatch(
          theme === 'new_year' ? /year/ : theme === 'halloween' ? /halloween|trick/ : name,
        )
        expect(copy.hashtags.join(' ').toLowerCase()).toContain(theme.replace('_', ''))
        if (goal === 'engagement') expect(copy.headline).toMatch(/\?$/)
      }
  },
)
