import { expect, test } from 'vitest'
import type { BrandBrief, Brief } from '../model/brief.ts'
import { findBanned } from './banned.ts'
import type { Copy } from './copy.ts'
import { BAG, CRUMB, LEDGERLY, NOMAD, SERUM, written } from '../testing/copywriter/sample-briefs.ts'

type Row = [prompt: string, brand: Partial<BrandBrief>, over: Partial<Brief>, expected: Partial<Copy>]

const ROWS: Row[] = [
  [
    'we are open on bank holiday monday from 8 to 2',
    CRUMB,
    {},
    { headline: 'We are open on bank holiday Monday from 8 to 2', details: [], cta: null },
  ],
  [
    'cheap croissants every friday after 4pm, 2 for 1 🥐',
    CRUMB,
    {},
    {
      headline: 'Croissants',
      badge: '2 for 1',
      details: [{ kind: 'date', text: 'Every Friday after 4pm' }],
      cta: 'Shop now',
    },
  ],
  [
    '80 % of our customers open their account by phone',
    LEDGERLY,
    {},
    { headline: '80 % of our customers open their account by phone', details: [], cta: null },
  ],
  [
    'Product update: dark mode, faster search, from 13 December',
    LEDGERLY,
    {},
    {
      headline: 'Dark mode, faster search',
      eyebrow: 'Product update',
      details: [{ kind: 'date', text: 'From 13 December' }],
      cta: null,
    },
  ],
  [
    'Black Friday at the bakery: 25% off all cakes, only on 28 November',
    CRUMB,
    {},
    {
      headline: 'Black Friday at the bakery',
      badge: '25% off all cakes',
      details: [{ kind: 'date', text: 'Only on 28 November' }],
      cta: 'Shop now',
    },
  ],
  [
    'Our new escape room "The Lighthouse" opens on 3 October, 60 minutes, 29 € each',
    NOMAD,
    {},
    {
      headline: 'Our new escape room “The Lighthouse” opens on 3 October',
      price: '29 € each',
      details: [{ kind: 'quantity', text: '60 minutes' }],
      cta: 'Shop bags',
    },
  ],
  [
    'Showroom opening on Wednesday at 9 am, at 12 Rose Street',
    NOMAD,
    {},
    {
      headline: 'Showroom opening on Wednesday at 9 am',
      details: [{ kind: 'place', text: 'At 12 Rose Street' }],
      cta: null,
    },
  ],
  [
    'Grand opening! Piano lessons for adults, Mondays and Wednesdays after 5 pm, Harbor Studio, call 0151 23456789',
    NOMAD,
    {},
    {
      headline: 'Piano lessons for adults',
      eyebrow: 'Grand opening!',
      details: [
        { kind: 'date', text: 'Mondays and Wednesdays after 5 pm' },
        { kind: 'place', text: 'Harbor Studio' },
        { kind: 'contact', text: 'Call 0151 23456789' },
      ],
      cta: null,
    },
  ],
  [
    'Flash sale: 48 hours only, 40% off rugs, code RUG40',
    NOMAD,
    {},
    {
      headline: 'Flash sale: 48 hours only',
      badge: '40% off rugs',
      details: [{ kind: 'condition', text: 'Code RUG40' }],
      cta: 'Shop bags',
    },
  ],
  [
    'Did you know? 1 in 3 adults does not drink enough water',
    NOMAD,
    {},
    {
      headline: 'Adults does not drink enough water',
      eyebrow: 'Did you know?',
      details: [],
      cta: null,
      block: { kind: 'statistic', figure: '1 in 3' },
    },
  ],
  [
    'House for sale, four rooms, large garden',
    NOMAD,
    {},
    { headline: 'House for sale, four rooms, large garden', details: [], cta: null },
  ],
  [
    'Opening on Sunday: our new bakery',
    CRUMB,
    {},
    { headline: 'Our new bakery', eyebrow: 'Opening on Sunday', details: [], cta: 'Take a look' },
  ],
  [
    'We opened a new studio at 12 Rose Street',
    NOMAD,
    {},
    { headline: 'We opened a new studio', details: [{ kind: 'place', text: 'At 12 Rose Street' }], cta: 'Shop bags' },
  ],
  [
    'Testimonial from Anna: "Best coffee in town"',
    CRUMB,
    {},
    { headline: 'Best coffee in town', eyebrow: 'Testimonial from Anna', details: [], cta: null },
  ],
  [
    'Create a story about our giveaway, tag a friend to win a gift box',
    CRUMB,
    {},
    { headline: 'Our giveaway, tag a friend to win a gift box', details: [], cta: 'Enter now' },
  ],
  [
    'Promote our webinar: How to cut month-end close by 60%',
    LEDGERLY,
    {},
    { headline: 'How to cut month-end close by 60%', eyebrow: 'Our webinar', details: [], cta: 'Save your seat' },
  ],
  [
    'Synergy! Meet the new approvals workflow in Ledgerly',
    LEDGERLY,
    {},
    { headline: 'Meet the new approvals workflow in Ledgerly', details: [], cta: 'Book a demo' },
  ],
  [
    'Nomad 24L is back in stock',
    NOMAD,
    { product: BAG },
    { headline: 'Nomad 24L is back in stock', price: '€129', details: [], cta: 'Shop bags' },
  ],
  [
    'Weekend flash sale 30% off all backpacks, ends Sunday midnight',
    NOMAD,
    {},
    {
      headline: 'Weekend flash sale 30% off all backpacks',
      badge: 'Ends Sunday midnight',
      details: [],
      cta: 'Shop bags',
    },
  ],
  [
    'Earth Day: we plant a tree for every order this week',
    {},
    {},
    { headline: 'We plant a tree for every order this week', eyebrow: 'Earth Day', details: [], cta: null },
  ],
  [
    'Meet us at stand B12, Cosmoprof Bologna, 20 to 23 March',
    {},
    {},
    {
      headline: 'Meet us at stand B12, Cosmoprof Bologna',
      details: [{ kind: 'date', text: '20 to 23 March' }],
      cta: null,
    },
  ],
  [
    'Show a happy customer using our serum in the morning',
    {},
    { product: SERUM },
    { headline: 'Wake up to brighter skin', eyebrow: 'C+15 Serum', price: '$38', details: [], cta: 'Shop the serum' },
  ],
  [
    'Unser Sommerfest am 12. Juli ab 15 Uhr, Eintritt frei',
    CRUMB,
    {},
    {
      headline: 'Unser Sommerfest',
      badge: 'Eintritt frei',
      details: [{ kind: 'date', text: 'Am 12. Juli ab 15 Uhr' }],
      cta: null,
    },
  ],
  ['新しい抹茶クロワッサンが登場', CRUMB, {}, { headline: '新しい抹茶クロワッサンが登場', details: [], cta: null }],
]

test.each(ROWS)('the words of "%s" are whole, and its facts have slots', (prompt, brand, over, expected) => {
  expect(written(prompt, brand, over)).toMatchObject(expected)
})

test('the list price of a product is shown only if the request names no amount, percentage or code', () => {
  const price = (prompt: string) => written(prompt, {}, { product: SERUM }).price
  expect(price('Promote our serum')).toBe('$38')
  expect(price('Our serum, loved by 3 million people')).toBe('$38')
  for (const prompt of [
    'Our serum now 20% off',
    'Our serum with code GLOW20',
    'Save $5 on our serum',
    'Two serums for $60',
  ])
    expect(price(prompt), `in ${prompt}`).not.toBe('$38')
})

test('forbidden words of a brand are nowhere, unless the prompt quotes them', () => {
  const dont = ['cheap', 'No emojis', 'Use exclamation marks', 'glow', 'Don’t say "shop now"', 'skin']
  const prompts = ['Cheap serum! 🔥 Shop now and glow', 'our cheapest deal: 20% off', 'We are cheap, but we glow', '']
  for (const prompt of prompts) {
    const {
      hashtags,
      benefits,
      details,
      alternatives,
      block: _block,
      alt_text: _,
      ...texts
    } = written(prompt, { dont }, { product: SERUM })
    for (const text of [
      ...Object.values(texts).filter((value) => typeof value === 'string'),
      ...hashtags,
      ...benefits,
      ...alternatives,
      ...details.map((fact) => fact.text),
    ])
      expect(findBanned(text, dont), `in ${text}`).toBeNull()
  }
  expect(written('Post that says "Cheap and proud!"', { dont }).headline).toBe('Cheap and proud!')
})

test('a caption has every word of the request once, in its order', () => {
  const { caption } = written('Announce our new autumn menu with pumpkin loaf and spiced latte', CRUMB)
  expect(caption).toMatch(/new autumn menu with pumpkin loaf and spiced latte\.\n\nNeighbourhood bakery in Leith\./)
  expect(caption.match(/pumpkin loaf/gi)).toHaveLength(1)
  expect(
    written('Wake up to brighter skin, 20% off until Friday. Shop now', NOMAD).caption.match(/Shop now/g),
  ).toHaveLength(1)
  expect(written('Free shipping until December 20', NOMAD).caption.match(/December 20/g)).toHaveLength(1)
})

test('X counts wide letters twice, and the caption still fits', () => {
  const prompt = '朝の光のように、やさしく、あたらしく、'.repeat(30)
  const { caption, hashtags } = written(prompt, { keywords: ['紅茶'] }, { platform: 'twitter' })
  const weighed = Array.from(`${caption} #${hashtags.join(' #')}`).reduce((sum, of) => sum + (of > '\u10FF' ? 2 : 1), 0)
  expect(weighed).toBeLessThanOrEqual(280)
  expect(caption.length).toBeGreaterThan(60)
})
