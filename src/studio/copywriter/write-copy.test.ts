import { expect, test } from 'vitest'
import { createBrief } from '../testing/briefs.ts'
import { writeCopy } from './write-copy.ts'
import type { Brief } from '../model/brief.ts'

const written = (prompt: string, over: Partial<Brief> = {}) =>
  writeCopy(createBrief({ prompt, platform: 'instagram', ...over }))

const PRODUCT = {
  name: 'C+15 Serum',
  description: 'A vitamin C serum that brightens tired skin. Made in Lyon.',
  proposition: 'Wake up to brighter skin',
  benefits: ['Visible glow in 14 days', 'Fragrance free, vegan'],
  price_text: '$38',
  cta: 'Shop the serum',
}

test.each([
  ['Promote our new vitamin C serum', 'Our new vitamin C serum'],
  ['Announce the launch of our mobile app', 'The launch of our mobile app'],
  ['A clean, minimal Instagram post for our spring collection', 'Our spring collection'],
  ['We’re hiring a senior product designer', 'We’re hiring a senior product designer'],
  [
    'Create a LinkedIn post announcing that we are hiring a data engineer to join our Berlin team',
    'We are hiring a data engineer to join our Berlin team',
  ],
  ['5 tips for better sleep', '5 tips for better sleep'],
  ['What’s your favourite ice cream flavour?', 'What’s your favourite ice cream flavour?'],
  ['Promote our webinar on zero trust security on 15 March. Register now.', 'Our webinar on zero trust security'],
  ['Black Friday sale: 50% off all sneakers', 'Black Friday sale'],
  ['Create a post about our summer sale, 20% off everything until Sunday', 'Our summer sale'],
  ['Thank you for 10,000 followers!', 'Thank you for 10,000 followers!'],
  [
    'Please create an engaging social media post to promote our upcoming yoga retreat in Bali, featuring calming colors',
    'Our upcoming yoga retreat in Bali',
  ],
  ['Erstelle einen Post über unsere neue Winterkollektion', 'Unsere neue Winterkollektion'],
  [
    'Introducing Ledgerly Close, automated reconciliation for finance teams',
    'Introducing Ledgerly Close, automated reconciliation for finance teams',
  ],
  ['Merry Christmas from the whole team', 'Merry Christmas from the whole team'],
  ['Advertise the new Honda Civic for $199 a month', 'The new Honda Civic'],
  [
    'Join our free masterclass on product photography next Thursday',
    'Join our free masterclass on product photography next Thursday',
  ],
  ['We just raised our Series A', 'We just raised our Series A'],
  ['our app now has dark mode', 'Our app now has dark mode'],
  ['Coming soon: our second bakery', 'Our second bakery'],
  ['new podcast episode with Jane Doe', 'New podcast episode with Jane Doe'],
  ['Help us name our new smoothie', 'Help us name our new smoothie'],
  ["We've moved! Find us at 12 Rose Street", 'We’ve moved!'],
  ['Promote our bestseller', 'Our bestseller'],
  ['Less sugar, more morning', 'Less sugar, more morning'],
])('the words of "%s" are kept whole', (prompt, headline) => {
  expect(written(prompt).headline).toBe(headline)
})

test('instructions about the design are followed and not printed', () => {
  const copy = written('Promote our serum. Please use warm colors and keep it minimal.', { product: PRODUCT })
  expect(copy).toMatchObject({ headline: 'Our serum', price: '$38' })
  expect(JSON.stringify(copy)).not.toMatch(/warm|minimal/i)
})

test('the name of the product stands above a clause that does not say it', () => {
  expect(written('Promote our bestseller', { product: PRODUCT })).toMatchObject({
    eyebrow: 'C+15 Serum',
    headline: 'Our bestseller',
  })
})

test('a post for sales has a sales button if the form’s default was not changed', () => {
  const product = { ...PRODUCT, cta: 'Learn More' }
  expect(written('', { product, goal: 'sales' }).cta).toBe('Shop now')
  expect(written('', { product, goal: 'awareness' }).cta).toBe('Learn More')
})

test.each([
  ['webinar recording available now', 'Watch now'],
  ['behind the scenes in our workshop', null],
  ['pottery workshop on Saturday', 'Save your seat'],
  ['“I stopped wearing foundation after two weeks” “— Maya R., Porto”', null],
])('"%s" has the call to action %s', (prompt, cta) => {
  expect(written(prompt).cta).toBe(cta)
})

test.each(['"', '“ ”', '« »', '„ “', '‘ ’', "'"])('words between %s are used exactly, headline first', (marks) => {
  const [open, close] = [marks.split(' ')[0], marks.split(' ').at(-1)]
  const copy = written(`Create a post that says ${open}Glow, now!${close} and ${open}Since 1998${close}`)
  expect(copy.headline).toBe('Glow, now!')
  expect(copy.subline).toBe('Since 1998')
})

test('an apostrophe is not a quotation mark', () => {
  expect(written("Don't miss our bakery's new rye bread, it's great").headline).not.toBe('t miss our bakery')
})

test('a description of the image is not printed as text', () => {
  expect(written('A luxurious perfume bottle on black marble with golden light, cinematic, 8k').headline).toBe(
    'Plant-based skincare for sensitive skin',
  )
})

test('copy uses the proposition, benefits, price and call to action of the product', () => {
  const copy = written('Promote our serum', { product: PRODUCT })
  expect(copy).toMatchObject({ headline: 'Our serum', subline: 'Wake up to brighter skin' })
  expect(copy).toMatchObject({ eyebrow: 'C+15 Serum', price: '$38', cta: 'Shop the serum', benefits: PRODUCT.benefits })
})

test('a fact with its condition is shown on its own, once', () => {
  expect(written('Create a post about our summer sale, 20% off everything until Sunday')).toMatchObject({
    headline: 'Our summer sale',
    badge: '20% off everything until Sunday',
    cta: 'Shop now',
  })
  expect(written('Advertise the new Honda Civic for $199 a month').price).toBe('For $199 a month')
})

test('a brief in another language gets no English words', () => {
  const copy = written('Neuer Sommerkatalog ist da. Jetzt entdecken und sparen')
  expect(copy).toMatchObject({ subline: 'Jetzt entdecken und sparen', cta: null, badge: null, eyebrow: null })
  expect(copy.alt_text).not.toMatch(/graphic|reads|button/)
  expect(copy.caption).not.toMatch(/Discover|Learn/)
})

test.each([
  ['twitter', 280],
  ['instagram', 2200],
  ['linkedin', 3000],
  ['facebook', 500],
])('a caption with its hashtags fits %s', (platform, limit) => {
  const long = { ...PRODUCT, description: 'word '.repeat(900) }
  const copy = written(`Promote it. ${'It really is the best one we ever made. '.repeat(90)}`, {
    platform,
    product: long,
  })
  expect(copy.caption.length + copy.hashtags.join(' #').length + 2).toBeLessThanOrEqual(limit)
  expect(copy.caption.length).toBeGreaterThan(10)
})

test('emoji in the prompt stay where they are', () => {
  expect(written('Summer drop is here 🔥🔥').headline).toBe('Summer drop is here 🔥🔥')
})

test('every prompt gives a headline', () => {
  for (const prompt of ['...', '12345', '🔥🔥🔥', 'a', '"" ""', 'x'.repeat(900), 'Create a post', 'image']) {
    expect(written(prompt).headline.length).toBeGreaterThan(0)
  }
})
