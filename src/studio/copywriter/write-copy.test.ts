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
  ['Generate an image of our new running shoes with a bright blue background', 'Meet our new running shoes'],
  ['Promote our new vitamin C serum', 'Meet our new vitamin C serum'],
  ['Announce the launch of our mobile app', 'Meet our new mobile app'],
  ['Launch of our new app on 3 May', 'Our new app'],
  ['Book launch on 12 January, signed copies, wine', 'Book launch'],
  ['Free consultation on tenancy law, every Saturday', 'Free consultation on tenancy law'],
  ['Free trial for teams until Friday', 'Free trial for teams'],
  ['A clean, minimal Instagram post for our spring collection', 'Spring collection'],
  ['make a banner that says "Fresh every morning"', 'Fresh every morning'],
  ['Happy new year greeting to our customers', 'Happy New Year'],
  ['We’re hiring a senior product designer', 'We’re hiring: senior product designer'],
  [
    'Create a LinkedIn post announcing that we are hiring a data engineer to join our Berlin team',
    'We’re hiring: data engineer',
  ],
  ['Summer vibes', 'Summer vibes'],
  ['5 tips for better sleep', '5 tips for better sleep'],
  ['What’s your favourite ice cream flavour?', 'What’s your favourite ice cream flavour?'],
  ['Promote our webinar on zero trust security on 15 March. Register now.', 'Webinar on zero trust security'],
  ['Design a Facebook ad for our organic dog food, with a happy golden retriever in a sunny park', 'Organic dog food'],
  ['Black Friday sale: 50% off all sneakers', '50% off all sneakers'],
  ['Create a post about our summer sale, 20% off everything until Sunday', '20% off everything'],
  ['Thank you for 10,000 followers!', 'Thank you for 10,000 followers'],
  ['Celebrate our 10 year anniversary', 'Celebrating 10 years'],
  [
    'Please create an engaging social media post to promote our upcoming yoga retreat in Bali, featuring calming colors',
    'Yoga retreat in Bali',
  ],
  ['Neuer Sommerkatalog ist da. Jetzt entdecken und sparen', 'Neuer Sommerkatalog ist da'],
  ['Crea una publicación sobre nuestra nueva colección de verano', 'Nuestra nueva colección de verano'],
  ['Erstelle einen Post über unsere neue Winterkollektion', 'Unsere neue Winterkollektion'],
  ['Crée une publication pour notre nouvelle boutique à Lyon', 'Notre nouvelle boutique à Lyon'],
  ['Introducing Ledgerly Close, automated reconciliation for finance teams', 'Introducing Ledgerly Close'],
  ['Write a post about how our coffee is roasted in small batches every Tuesday', 'Coffee is roasted in small batches'],
  [
    'Show our eco-friendly water bottle and highlight that it keeps drinks cold for 24 hours',
    'Eco-friendly water bottle',
  ],
  ['Merry Christmas from the whole team', 'Merry Christmas'],
  ['Grand opening of our new store in Hamburg on June 12', 'Grand opening of our new store'],
  ['flash sale this weekend only! up to 70% off selected items, free shipping', 'Up to 70% off selected items'],
  ['Advertise the new Honda Civic for $199 a month', 'Meet our new Honda Civic'],
  ['An eye-catching YouTube thumbnail for my video about learning Rust in 30 days', 'Learning Rust in 30 days'],
  [
    'Join our free masterclass on product photography next Thursday',
    'Join our free masterclass on product photography',
  ],
  ['We just raised our Series A', 'We just raised our Series A'],
  ['Back to school campaign for backpacks', 'Back to school'],
  ['Introduce our new CEO Anna Schmidt', 'Meet our new CEO Anna Schmidt'],
  ['our app now has dark mode', 'Our app now has dark mode'],
  ['Remind followers that tickets for the jazz night are nearly gone', 'Tickets for the jazz night are nearly gone'],
  ['A video about how our coffee is roasted', 'How our coffee is roasted'],
  ['Show how easy our budgeting app is to use', 'How easy our budgeting app is to use'],
  ['Cold brew can launch', 'Just launched: Cold brew can'],
  ['teaser for our upcoming album', 'Our new album is coming'],
  ['Coming soon: our second bakery', 'Our second bakery'],
  ['Announcing our partnership with Red Cross', 'Our partnership with Red Cross'],
  ['new podcast episode with Jane Doe', 'New podcast episode with Jane Doe'],
  ['Help us name our new smoothie', 'Help us name our new smoothie'],
  ['Ask people what their favorite pizza topping is', 'What’s your favorite pizza topping?'],
  ['Ask everyone which their favourite roast is', 'Which is your favourite roast?'],
  ['Ask our followers how they start the day', 'How do you start the day?'],
  ['hiring baristas', 'We’re hiring: baristas'],
  ['we just hit 10k followers thank you', 'Thank you for 10k followers'],
  ['Make an instagram story for mothers day', 'Happy Mother’s Day'],
  ['Post for World Coffee Day celebrating our farmers', 'Happy World Coffee Day'],
  ['book your table for valentines day', 'Book your table for Valentine’s Day'],
  ['Our CEO speaks at Web Summit on Tuesday', 'Our CEO speaks at Web Summit'],
  ["We've moved! Find us at 12 Rose Street", "We've moved"],
  ['Promote our bestseller', 'Our bestseller'],
  ['New look, same formula', 'New look, same formula'],
  ['Give us a strong headline about saving time', 'Saving time'],
])('"%s" becomes "%s"', (prompt, headline) => {
  expect(written(prompt).headline).toBe(headline)
})

test('instructions about the design are followed and not printed', () => {
  const copy = written('Mention the price and free shipping.', { product: PRODUCT })
  expect(copy).toMatchObject({ headline: 'Wake up to brighter skin', badge: 'Free shipping', price: '$38' })
  expect(Object.values(copy).join(' ')).not.toMatch(/mention/i)
})

test('a rank without a name gets the name of the product', () => {
  expect(written('Promote our bestseller', { product: PRODUCT }).headline).toBe('Our bestseller: C+15 Serum')
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
  expect(copy.headline).toBe('Wake up to brighter skin')
  expect(copy).toMatchObject({ eyebrow: 'C+15 Serum', price: '$38', cta: 'Shop the serum', benefits: PRODUCT.benefits })
})

test('what the prompt states as a fact is shown on its own, once', () => {
  expect(written('Create a post about our summer sale, 20% off everything until Sunday')).toMatchObject({
    badge: 'Until Sunday',
    eyebrow: 'Summer sale',
    cta: 'Shop now',
  })
  expect(written('Advertise the new Honda Civic for $199 a month').price).toBe('$199 a month')
})

test('a brief in another language gets no English words', () => {
  const copy = written('Neuer Sommerkatalog ist da. Jetzt entdecken und sparen')
  expect(copy).toMatchObject({ cta: 'Jetzt entdecken', badge: null, eyebrow: null })
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
