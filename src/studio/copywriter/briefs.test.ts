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
    { headline: 'We are open', details: [{ kind: 'date', text: 'Bank holiday Monday from 8 to 2' }], cta: null },
  ],
  [
    'cheap croissants every friday after 4pm, 2 for 1 🥐',
    CRUMB,
    {},
    { headline: 'Croissants', badge: '2 for 1', details: [{ kind: 'date', text: 'Every Friday after 4pm' }] },
  ],
  [
    '80 % of our customers open their account by phone',
    LEDGERLY,
    {},
    { eyebrow: 'Our customers', headline: '80 % open their account by phone' },
  ],
  [
    'Product update: dark mode, faster search, from 13 December',
    LEDGERLY,
    {},
    { eyebrow: 'Product update', headline: 'Dark mode', benefits: ['Faster search'] },
  ],
  [
    'Black Friday at the bakery: 25% off all cakes, only on 28 November',
    CRUMB,
    {},
    { headline: 'Black Friday at the bakery', badge: '25% off all cakes' },
  ],
  [
    'Our new escape room "The Lighthouse" opens on 3 October, 60 minutes, 29 € each',
    NOMAD,
    {},
    {
      headline: 'The Lighthouse',
      subline: 'Our new escape room',
      details: [
        { kind: 'date', text: 'Opens on 3 October' },
        { kind: 'quantity', text: '60 minutes' },
      ],
    },
  ],
  [
    'Showroom opening on Wednesday at 9 am, at 12 Rose Street',
    NOMAD,
    {},
    {
      headline: 'Showroom opening',
      details: [
        { kind: 'date', text: 'Wednesday at 9 am' },
        { kind: 'place', text: '12 Rose Street' },
      ],
    },
  ],
  [
    'Grand opening! Piano lessons for adults, Mondays and Wednesdays after 5 pm, Harbor Studio, call 0151 23456789',
    NOMAD,
    {},
    {
      eyebrow: 'Grand opening',
      headline: 'Piano lessons for adults',
      details: [
        { kind: 'date', text: 'Mondays and Wednesdays after 5 pm' },
        { kind: 'place', text: 'Harbor Studio' },
        { kind: 'contact', text: 'Call 0151 23456789' },
      ],
      benefits: [],
    },
  ],
  [
    'Flash sale: 48 hours only, 40% off rugs, code RUG40',
    NOMAD,
    {},
    { eyebrow: 'Flash sale', headline: '40% off rugs', badge: '48 hours only', small_print: 'Code RUG40' },
  ],
  [
    'Did you know? 1 in 3 adults does not drink enough water',
    NOMAD,
    {},
    { block: { kind: 'statistic', figure: '1 in 3' } },
  ],
  ['House for sale, four rooms, large garden', NOMAD, {}, { headline: 'House for sale', badge: null }],
  ['Opening on Sunday: our new bakery', CRUMB, {}, { eyebrow: 'Opening on Sunday', headline: 'Our new bakery' }],
  ['We opened a new studio at 12 Rose Street', NOMAD, {}, { headline: 'We opened a new studio' }],
  [
    'Testimonial from Anna: "Best coffee in town"',
    CRUMB,
    {},
    { headline: 'Best coffee in town', subline: '— Anna', cta: null },
  ],
  [
    'Create a story about our giveaway, tag a friend to win a gift box',
    CRUMB,
    {},
    { eyebrow: 'Giveaway', headline: 'Tag a friend to win a gift box', cta: 'Enter now' },
  ],
  [
    'Promote our webinar: How to cut month-end close by 60%',
    LEDGERLY,
    {},
    { eyebrow: 'Webinar', headline: 'How to cut month-end close by 60%', cta: 'Save your seat' },
  ],
  [
    'Synergy! Meet the new approvals workflow in Ledgerly',
    LEDGERLY,
    {},
    { headline: 'Meet the new approvals workflow in Ledgerly', cta: 'Book a demo' },
  ],
  [
    'motivational monday quote for entrepreneurs',
    LEDGERLY,
    {},
    { headline: 'Finance software for mid-market teams', cta: null },
  ],
  [
    'Nomad 24L is back in stock',
    NOMAD,
    { product: BAG },
    { headline: 'Nomad 24L is back in stock', price: '€129', cta: 'Shop bags' },
  ],
  [
    'Weekend flash sale 30% off all backpacks, ends Sunday midnight',
    NOMAD,
    {},
    { eyebrow: 'Weekend flash sale', headline: '30% off all backpacks', badge: 'Ends Sunday midnight' },
  ],
  ['Thank our customers for a wonderful year', {}, {}, { headline: 'Thank you for a wonderful year', cta: null }],
  [
    'Earth Day: we plant a tree for every order this week',
    {},
    {},
    {
      eyebrow: 'Earth Day',
      headline: 'We plant a tree for every order',
      details: [{ kind: 'date', text: 'This week' }],
    },
  ],
  [
    'Meet us at stand B12, Cosmoprof Bologna, 20 to 23 March',
    {},
    {},
    {
      headline: 'Meet us at stand B12',
      details: [{ kind: 'date', text: '20 to 23 March' }],
      benefits: ['Cosmoprof Bologna'],
    },
  ],
  [
    'Educate people about why vitamin C matters in skincare',
    {},
    { product: SERUM },
    { headline: 'Why vitamin C matters in skincare', subline: 'Wake up to brighter skin' },
  ],
  [
    'Show a happy customer using our serum in the morning',
    {},
    { product: SERUM },
    { headline: 'Wake up to brighter skin' },
  ],
  [
    'Unser Sommerfest am 12. Juli ab 15 Uhr, Eintritt frei',
    CRUMB,
    {},
    {
      headline: 'Unser Sommerfest',
      details: [{ kind: 'date', text: '12. Juli ab 15 Uhr' }],
      badge: 'Eintritt frei',
      cta: null,
    },
  ],
  [
    '新しい抹茶クロワッサンが登場',
    CRUMB,
    {},
    { headline: '新しい抹茶クロワッサンが登場', caption: '新しい抹茶クロワッサンが登場。', cta: null },
  ],
]

test.each(ROWS)('"%s" becomes a natural headline', (prompt, brand, over, expected) => {
  expect(written(prompt, brand, over)).toMatchObject(expected)
})

test.each([
  ['Create an image for our open day on Saturday 14 June at 10am', 'Open day', null],
  ['first class free for new members', 'First class free', null],
  ['New blog post: why rest days make you stronger', 'Why rest days make you stronger', null],
  ['We are closed for renovation from 3 to 17 August. See you soon!', 'We are closed for renovation', null],
  ['Say goodbye to dull skin with our vitamin C serum', 'Say goodbye to dull skin', null],
  ['How to layer vitamin C and SPF', 'How to layer vitamin C and SPF', null],
  ['Create a motivational post for January', 'Plant-based skincare for sensitive skin', null],
])('"%s" says "%s"', (prompt, headline, badge) => {
  expect(written(prompt)).toMatchObject({ headline, badge })
})

test('a price in the prompt goes before the product’s own', () => {
  const bundle = written('Valentine’s Day bundle, two serums for $60', {}, { product: SERUM })
  expect([bundle.headline, bundle.price]).toEqual(['Valentine’s Day bundle', 'Two serums for $60'])
  expect(written('Promote our serum', {}, { product: SERUM }).price).toBe('$38')
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

test('a caption continues a shortened headline and repeats nothing', () => {
  const { caption } = written('Announce our new autumn menu with pumpkin loaf and spiced latte', CRUMB)
  expect(caption).toMatch(/new autumn menu with pumpkin loaf and spiced latte\.\n\nNeighbourhood bakery in Leith\./)
  expect(caption.match(/pumpkin loaf/gi)).toHaveLength(1)
  expect(caption.match(/autumn menu/g)).toHaveLength(1)
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
