import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

/** The headline of a post for engagement about a product that promises `proposition`. */
function asking(proposition: string, seed = 7) {
  const product = { name: 'Alba', description: null, proposition, benefits: [], price_text: null, cta: null }
  return writeCopy(createBrief({ prompt: '', goal: 'engagement', product, seed }))
}

test.each([
  ['Wake up to brighter skin', 'Ready to wake up to brighter skin?'],
  ['Lose your keys for good', 'Ready to lose your keys for good?'],
  ['Work like you mean it', 'Ready to work like you mean it?'],
  ['A desk that rises in silence', 'Ready for a desk that rises in silence?'],
  ['The easiest way to real bread', 'Ready for the easiest way to real bread?'],
  ['Softer skin in 14 days', 'Ready for softer skin in 14 days?'],
  ['Two weeks on one charge', 'Ready for two weeks on one charge?'],
  ['Coffee that stays hot until noon', 'Ready for coffee that stays hot until noon?'],
  ['Italian leather without the price', 'Ready for Italian leather without the price?'],
  ['Everything a new puppy needs', 'Ready for everything a new puppy needs?'],
])('"%s" becomes the question "%s"', (proposition, headline) => {
  expect(asking(proposition).headline).toBe(headline)
})

test.each([
  'One spoon lasts a week',
  'Your child sleeps through',
  'The bread keeps for a week',
  'Never slips, even when you sweat',
  'Built for rain, potholes and hurry',
  'Charges overnight on cheap power',
  'Puddles welcome',
  'Work boots for wet days',
  'Light rain jackets',
  'Less sugar. More morning.',
  'Because five minutes is enough',
])('"%s" cannot become a question, and is placed below one', (proposition) => {
  for (const seed of [1, 2, 3, 4]) {
    const { headline, subline } = asking(proposition, seed)
    expect(headline).toMatch(/^Have you (?:met Alba yet|heard about Alba|tried Alba yet)\?$/)
    expect(subline).toBe(proposition)
  }
})
