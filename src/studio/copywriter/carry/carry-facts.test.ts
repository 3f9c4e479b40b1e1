import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'
import { carryFacts, listWordsLeft } from './carry-facts.ts'
import { FACTS } from '../../testing/carry/facts.ts'
import { LATIN_FORMS } from '../../testing/carry/latin-forms.ts'
import { findFaults, writeLines } from '../../testing/carry/measure.ts'
import { MORE_BRIEFS } from '../../testing/carry/more-briefs.ts'
import { OTHER_BRIEFS } from '../../testing/carry/other-briefs.ts'
import { OTHER_FORMS } from '../../testing/carry/other-forms.ts'

/** A brief with one fact, and a sentence that stays behind. */
const say = (fact: string) => `Come and see our new spring collection. ${fact}.`

describe.each(Object.entries({ ...LATIN_FORMS, ...OTHER_FORMS }).filter(([language]) => language !== 'en'))(
  'a brief in English, in %s',
  (language, forms) => {
    test.each(FACTS.map((fact, index) => [fact, forms[index] ?? ''] as const))('%s is %s', (fact, form) => {
      expect(writeLines(say(fact), language)).toContain(form)
    })
  },
)

test.each([...OTHER_BRIEFS, ...MORE_BRIEFS].map((brief) => [brief.prompt, brief] as const))(
  'other words are read too: %s',
  (_, brief) => {
    const languages = Object.keys(brief.says)
    expect(findFaults(brief, languages.length > 0 ? languages : ['de', 'fr', 'ja'])).toEqual([])
  },
)

const PRODUCT = { name: 'Atlas 2', description: null, proposition: null, benefits: [], price_text: null, cta: null }
const read = (prompt: string) => {
  const brief = createBrief({ prompt, product: PRODUCT, language: 'de' }, { name: 'Nordwind' })
  return { facts: carryFacts(brief, 'de'), left: listWordsLeft(brief) }
}

describe('an amount is no price without what it depends on', () => {
  test.each([
    'We raised $1.5M for clean water',
    'Win a €500 voucher',
    'Members bring a friend and get 30% off if they book by phone',
    '$49 per treadmill mile',
    'Flat white €3.50, cappuccino €3.90',
    'Ready in under 10 minutes',
    'The next Friday market',
    'Black Friday is coming',
    'The first Saturday of the month',
  ])('%s', (text) => {
    expect(read(text)).toMatchObject({ facts: [] })
    expect(read(text).left.join(' ')).not.toBe('')
  })
})

describe('words that no rule can say stay behind and are named', () => {
  test.each([
    [
      'Summer sale: 20% off all lamps, free coffee for early visitors',
      ['Summer sale', 'all lamps', 'free coffee for early visitors'],
    ],
    ['Early bird €49 until 15 April, then €69', ['then €69']],
    ['Atlas 2 from Nordwind, from €99', []],
    ['Create an Instagram post about our jazz night on Friday, 12 June', ['jazz night']],
    ['20% off everything. Do not mention the price of $89', []],
    ['Post that says "Glow, now!", until 3 May', []],
  ])('%s', (text, left) => expect(read(text).left).toEqual(left))
})

test('all facts of a brief are in the caption, also those without a place on the picture', () => {
  const prompt =
    'Open day on 3 May 2026, 10 am to 4 pm. Tickets €12, students €8, seniors €9, children €5. Free parking, free drink, book by 1 May.'
  const { caption } = writeCopy(createBrief({ prompt, language: 'de' }, { name: 'Nordwind', description: null }))
  const said = caption.replace(/[\u00A0\u202F]/g, ' ')
  for (const fact of [
    '3. Mai 2026, 10–16 Uhr',
    'Tickets: 12 €',
    'Für Studierende: 8 €',
    'Für Senioren: 9 €',
    'Für Kinder: 5 €',
  ])
    expect(said).toContain(fact)
  expect(said).toContain('Kostenlose Parkplätze')
})

test('a price without a sign is in the currency of the product', () => {
  const product = { name: 'Atlas', description: null, proposition: null, benefits: [], price_text: null, cta: null }
  const write = (currency: string | null) =>
    writeCopy(
      createBrief({
        prompt: 'Our new plan, from 4,290 or 9.99 a month',
        language: 'de',
        product: { ...product, currency },
      }),
    ).caption.replace(/[\u00A0\u202F]/g, ' ')
  expect(write('EUR')).toContain('Ab 4.290 €')
  expect(write('EUR')).toContain('9,99 € pro Monat')
  expect(write(null)).toContain('Ab 4.290')
  expect(write(null)).toContain('9,99 pro Monat')
})
