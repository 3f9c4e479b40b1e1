import { describe, expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'
import type { Brief } from '../../model/brief.ts'

const write = (prompt: string, over: Partial<Brief> = {}) => writeCopy(createBrief({ prompt, ...over }))

const listPlaces = (prompt: string, over: Partial<Brief> = {}) =>
  (write(prompt, over).pieces ?? []).map(({ slot, text, dropped }) => `${slot}${dropped ? ' (dropped)' : ''}: ${text}`)

describe('the pieces of a request have slots by their importance', () => {
  test('an offer has its price with its former price, and its deadline', () => {
    expect(listPlaces('Morning Serum now $39 instead of $48, only until Sunday, May 17')).toEqual([
      'headline: Morning Serum',
      'price: Now $39 instead of $48',
      'badge: Only until Sunday, May 17',
    ])
  })

  test.each([
    ['Boat check, only £79. Collection +£15', 'Only £79', 'Collection +£15'],
    ['Wintercheck fürs Boot – pauschal 79 €. Abholung +15 €', 'Pauschal 79 €', 'Abholung +15 €'],
    ['Cours de poterie, 40 € par personne. Supplément émail 5 €', '40 € par personne', 'Supplément émail 5 €'],
    ['Przegląd roweru 120 zł. Dopłata za dojazd 30 zł', '120 zł', 'Dopłata za dojazd 30 zł'],
  ])('%s: what comes on top of a price does not hide it', (prompt, price, extra) => {
    expect(write(prompt).price).toBe(price)
    expect(listPlaces(prompt).join()).toMatch(new RegExp(`(?:benefit|subline): ${extra.replace('+', '\\+')}`))
  })

  test.each([
    ['Nouveau : atelier poterie en famille, samedi 8 mars à 14 h, 35 € par duo', 'Atelier poterie en famille'],
    ['Neuheit: Töpferkurs für Familien, Samstag 8. März 14 Uhr, 35 € pro Paar', 'Töpferkurs für Familien'],
    ['Free workshop: pottery for families, Saturday 8 March 2pm, £35 per pair', 'Pottery for families'],
  ])('%s: what is for somebody leads, not its price', (prompt, headline) => {
    expect(write(prompt)).toMatchObject({ headline })
  })

  test('a condition is no price', () => {
    const copy = write('Extra 20% off sale shoes when you spend over $100')
    expect(copy).toMatchObject({ headline: 'Extra 20% off sale shoes when you spend over $100', price: null })
  })

  test.each([
    ['Learn to row: six Sundays from 19 April, £90. No experience needed', 'Learn to row'],
    ['Töpfern lernen: sechs Sonntage ab 19. April, 90 €', 'Töpfern lernen'],
  ])('the words before a colon are the headline where what follows says when: %s', (prompt, headline) => {
    expect(write(prompt)).toMatchObject({ eyebrow: null, headline })
  })

  test.each([
    [
      'Noche de flamenco, viernes 20 de marzo, 21 h. Entrada 12 € con bebida. Reservas: 915 550 123',
      'Entrada 12 € con bebida',
    ],
    [
      'Wreath workshop, Sunday 29 November, 2 to 4 pm, £48 including materials and mince pies. Book in the shop',
      '£48 including materials and mince pies',
    ],
  ])('what an event costs stands below when it is: %s', (prompt, fee) => {
    expect(write(prompt)).toMatchObject({ subline: null, benefits: expect.arrayContaining([fee]) as unknown })
  })

  test('a label stands above the clause that follows it', () => {
    expect(write('Webinar: Close your books in a day')).toMatchObject({
      eyebrow: 'Webinar',
      headline: 'Close your books in a day',
    })
  })

  test.each([
    ['Aktion - nur heute - 2 für 1 bei allen Blumen', 'Aktion', '2 für 1 bei allen Blumen'],
    ['Update! Parking is now free after 6pm', 'Update!', 'Parking is now free after 6pm'],
    [
      'quote of the day - "Well done is better than well said" ~ Ben Ray',
      'Quote of the day',
      'Well done is better than well said',
    ],
  ])('%s: a word that only announces stands above the headline', (prompt, eyebrow, headline) => {
    expect(write(prompt)).toMatchObject({ eyebrow, headline })
  })

  test.each([
    ['small dogs £35, large dogs £48. Call 07700 900214', 'Small dogs £35, large dogs £48'],
    ['no joining fee til end of jan. open 24/7. students £22', 'No joining fee til end of jan.'],
    ['dont forget your mum! mothers day 15th march. bouquets from £30', 'Dont forget your mum!'],
    [
      'Bitte beachten: vom 7. bis 18. April geschlossen, Vertretung Dr. Albers 04131 555020',
      'Vom 7. bis 18. April geschlossen',
    ],
    ['niet vergeten! moederdag 10 mei. boeketten vanaf 17,50', 'Niet vergeten!'],
    [
      'tyre hire 4 nights from £179 (bank hol +£20). £50 refundable deposit',
      'Tyre hire 4 nights from £179 (bank hol +£20)',
    ],
  ])('%s: what is offered leads', (prompt, headline) => {
    expect(write(prompt).headline).toBe(headline)
  })

  test('one row that has "only" says what is sold, and several say how cheap it is', () => {
    const rows = (prompt: string) => write(prompt).block
    expect(rows('Price list: small dogs £35, big dogs £48, nails only £10')).toMatchObject({
      rows: [{}, {}, { text: 'Nails only', price: '£10' }],
    })
    expect(rows('Price list: latte only £3, mocha only £4, tea £2')).toMatchObject({
      rows: [{ text: 'Latte', price: 'only £3' }, { text: 'Mocha', price: 'only £4' }, {}],
    })
  })

  test.each([
    ['No class this Friday! Back next week', 'No class this Friday!'],
    ['Keine Sprechstunde am Freitag. Ab Montag wieder da.', 'Keine Sprechstunde am Freitag'],
    ['nie pracujemy 24.12–1.01. Odbiór butów do 23.12 do 16:00!', 'Nie pracujemy 24.12–1.01.'],
    ['Pas de cours ce vendredi. Retour la semaine prochaine', 'Pas de cours ce vendredi'],
    ['Not valid on Sundays. 20% off soup', '20% off soup'],
  ])('%s: what does not take place leads, and a limit of an offer does not', (prompt, headline) => {
    expect(write(prompt).headline).toBe(headline)
  })

  test.each([
    ['First session £15, five for £60, ten for £110. Towels included', 'Towels included'],
    [
      'Fleki 25 zł, zelówki od 60 zł, czyszczenie zamszu 40 zł – gotowe w 3 dni. ul. Długa 8, pon.–pt. 9–17',
      'pon.–pt. 9–17',
    ],
  ])('%s: beside a table, %j is no headline', (prompt, text) => {
    const copy = write(prompt)
    expect(copy.block?.kind).toBe('menu')
    expect(copy.headline).not.toBe(text)
    expect(listPlaces(prompt).join()).toContain(text)
  })

  test('when, where and how to answer have their rows before a list, which is one line then', () => {
    const prompt =
      'Pranzo di Natale 25 dicembre ore 12.30: tortellini in brodo, arrosto, verdure al forno, panettone. Bevande incluse. Prenotazioni entro il 18/12 tel 0577 555 012'
    expect(listPlaces(prompt)).toEqual([
      'headline: Pranzo di Natale',
      'detail: 25 dicembre ore 12.30',
      'benefit: Tortellini in brodo, arrosto, verdure al forno, panettone',
      'benefit: Bevande incluse',
      'benefit: Prenotazioni entro il 18/12 tel 0577 555 012',
    ])
  })

  test.each([
    [
      'Book fair at Nun Library, 12 Republic Street. Sat 5 Dec, 10–6. Readings, workshops for kids',
      'Book fair at Nun Library',
    ],
    ['Massage 60 min 49 €, Trinkgeld nicht inbegriffen. Termine unter 0171 2345678', 'Massage 60 min 49 €'],
    ['Does not include flights. Lisbon weekend €299 pp, 3 nights', 'Lisbon weekend €299 pp'],
    ['Masaż 90 min 180 zł, nie łączy się z innymi promocjami, tylko w poniedziałki', 'Masaż 90 min 180 zł'],
    ['Happy hour 5–7pm, half-price cocktails, Monday to Thursday only', 'Happy hour 5–7pm'],
  ])('%s: what limits an offer is no headline', (prompt, headline) => {
    expect(write(prompt).headline).toBe(headline)
  })

  test('the words before a time or a place are the subject, and lead', () => {
    expect(write('Free webinar on pensions: Wed 14 Oct, 18:00 CET. 40 minutes')).toMatchObject({
      headline: 'Free webinar on pensions',
      eyebrow: null,
    })
  })

  test('that something is closed leads before a greeting, and nobody is invited', () => {
    expect(write('Closed December 24–26. Merry Christmas from the crew!')).toMatchObject({
      headline: 'Closed December 24–26',
      subline: 'Merry Christmas from the crew!',
      cta: null,
    })
    for (const prompt of [
      'Werkstatt geschlossen vom 24. bis 26. Dezember',
      'Concert annulé ce soir',
      '本日は休業いたします',
    ])
      expect(write(prompt).cta, `in ${prompt}`).toBeNull()
  })

  test('a clause that no slot can hold is whole in the caption, and named', () => {
    const long = `We roast every bean ourselves ${'with care and with patience and '.repeat(12)}with pleasure`
    const copy = write(`Slow Roast is back. ${long}.`)
    expect(copy.headline).toBe('Slow Roast is back')
    expect(copy.pieces?.find(({ text }) => text === long)).toMatchObject({ slot: 'caption', dropped: true })
    expect(copy.caption).toContain(long)
  })
})

describe('a list', () => {
  const LIST = 'How to brew: 1. Grind coarse 2. 60 g per litre 3. Water at 94 °C 4. Wait four minutes 5. Press slowly'

  test('is whole and in its order', () => {
    const steps = ['Grind coarse', '60 g per litre', 'Water at 94 °C', 'Wait four minutes', 'Press slowly']
    expect(write(LIST)).toMatchObject({ headline: 'How to brew', block: { kind: 'steps', steps } })
    expect(write(LIST).caption).toContain(steps.map((text, index) => `${index + 1}. ${text}`).join('\n'))
  })

  test('of prices is a menu', () => {
    const rows = [
      { text: 'Tomato soup', price: '6.50 €' },
      { text: 'Quiche with salad', price: '9.80 €' },
      { text: 'Risotto', price: '11.20 €' },
    ]
    const prompt = 'Lunch menu: tomato soup 6.50 €, quiche with salad 9.80 €, risotto 11.20 €'
    expect(write(prompt)).toMatchObject({ headline: 'Lunch menu', block: { kind: 'menu', rows } })
  })
})

describe('a person’s choice', () => {
  const PROMPT = 'Morning Serum now $39 instead of $48, only until Sunday'
  const find = (text: string) => write(PROMPT).pieces?.find((piece) => piece.text === text)?.id ?? ''

  test('of a place is kept', () => {
    const choices = [{ id: find('Only until Sunday'), slot: 'caption' as const }]
    const copy = write(PROMPT, { choices })
    expect(copy.badge).toBeNull()
    expect(copy.pieces?.at(-1)).toMatchObject({ slot: 'caption', text: 'Only until Sunday' })
    expect(copy.pieces?.at(-1)?.dropped).toBeUndefined()
    expect(copy.caption).toContain('only until Sunday')
  })

  test('of words is drawn in the place of the piece', () => {
    expect(write(PROMPT, { choices: [{ id: find('Morning Serum'), text: 'Evening Serum' }] }).headline).toBe(
      'Evening Serum',
    )
  })
})

test.each([
  ['Harbour walk, Saturday July 11, 3 pm, Pier 17', 'detail: Pier 17'],
  ['Weinprobe bei Klara, Freitag 6. Februar 19 Uhr, 6 Weine', 'benefit: 6 Weine'],
])('%s: what follows a date is a place unless it is a count', (prompt, shown) => {
  expect(listPlaces(prompt)).toContain(shown)
})

test('the words depend on the request and not on the seed', () => {
  for (const prompt of ['Meet us at stand B12, 20 to 23 March', '', 'Summer sale, 20% off everything']) {
    const [one, ...others] = [1, 2, 3, 4, 5].map((seed) => write(prompt, { seed, goal: 'sales', theme: 'summer' }))
    for (const other of others) expect(other).toEqual(one)
  }
})

test('what the request withholds is nowhere', () => {
  const product = { name: 'Linen sheets', description: 'Sheets for $89', proposition: null, benefits: ['Only $89'] }
  const copy = write('Linen sheets, don’t mention the price of $89', {
    product: { ...product, price_text: '$89', cta: null },
  })
  expect(JSON.stringify(copy)).not.toMatch(/\$89|mention/)
})

test('the title of an item is its name in the library and stands on no picture', () => {
  expect(JSON.stringify(write('Fresh bread every morning', { title: 'V2 final' }))).not.toContain('V2')
})

test.each([['nl', 'Workshop op zaterdag', 'Wij laten je zien hoe je draait', 'Wij helpen u graag met uw keuken']])(
  'a call to action has the form of address of the brand’s own texts, whatever its tone (%s)',
  (language, prompt, informal, formal) => {
    const cta = (description: string, tone: string) =>
      writeCopy(createBrief({ prompt, language }, { description, tone, language })).cta
    expect(cta(informal, 'luxury')).toBe(cta(informal, 'playful'))
    expect(cta(formal, 'luxury')).toBe(cta(formal, 'playful'))
    expect(cta(informal, 'luxury')).not.toBe(cta(formal, 'luxury'))
  },
)

test.each([
  ['Ihr Lieben', 'am Sonntag ist unser letzter Eistag!'],
  ['Chers clients', 'nous serons fermés le lundi 5 mai'],
  ['Hola a todos', 'el lunes cerramos por fiesta local'],
  ['Cari clienti', 'lunedì siamo chiusi'],
  ['Drodzy klienci', 'w poniedziałek nieczynne'],
])('a salutation stands above the headline: %s', (salutation, message) => {
  const [first, second] = listPlaces(`${salutation}, ${message}`)
  expect([first, second?.toLowerCase()]).toEqual([`eyebrow: ${salutation}`, `headline: ${message.toLowerCase()}`])
})
