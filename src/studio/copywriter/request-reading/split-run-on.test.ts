import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

/** Lines without marks, and their facts. */
const RUN_ON: readonly (readonly [string, readonly string[]])[] = [
  [
    'Quiz night at the Crown Thursday 8pm £2 per person max 6 in a team winner takes the pot',
    ['Quiz night at the Crown', 'Thursday 8pm', '£2 per person', 'Max 6 in a team', 'Winner takes the pot'],
  ],
  [
    'quiz nite fri 23 jan 7.30 village hall £5 a head teams of 6 max bring ur own drinks',
    ['Quiz nite', 'Fri 23 jan 7.30', 'Village hall', '£5 a head', 'Teams of 6 max', 'Bring ur own drinks'],
  ],
  [
    'Our book swap Sat 7 Feb 10-1 village hall, bring 5 take 5',
    ['Our book swap', 'Sat 7 Feb 10-1', 'Village hall', 'Bring 5 take 5'],
  ],
  [
    'Christmas tree sale sat 6 dec 9-4 real nordmann from £35 free delivery within 5 miles cash or card',
    ['Christmas tree sale', 'Sat 6 dec 9-4', 'Real nordmann from £35', 'Free delivery within 5 miles', 'Cash or card'],
  ],
  [
    'Flohmarkt Samstag 12. April 9-14 Uhr Marktplatz Standgebühr 10 € Anmeldung unter 0711 555123',
    ['Flohmarkt', 'Samstag 12. April 9-14 Uhr', 'Marktplatz', 'Standgebühr 10 €', 'Anmeldung unter 0711 555123'],
  ],
  [
    'rommelmarkt zo 12 mei 10-16 uur sporthal entree gratis',
    ['Rommelmarkt', 'Zo 12 mei 10-16 uur', 'Sporthal', 'Entree gratis'],
  ],
  [
    'Loppmarknad på torget lör 6 juni 9-14 bord 100 kr fika finns ta med kontanter',
    ['Loppmarknad på torget', 'Lör 6 juni 9-14', 'Bord 100 kr', 'Fika finns', 'Ta med kontanter'],
  ],
  [
    'Loppemarked i gården søndag 10-15 kaffe og kage 20 kr',
    ['Loppemarked i gården', 'Søndag 10-15', 'Kaffe og kage 20 kr'],
  ],
]

test.each(RUN_ON)('“%s” runs facts together, which are parted as they were typed', (prompt, facts) => {
  expect(
    writeReading(prompt)
      .split(' | ')
      .map((piece) => piece.replace(/^\p{L}+: /u, '')),
  ).toEqual(facts)
})

test.each([
  'We are open on Friday 3rd May from 2pm with free cake for all the kids',
  'LET OP vrijdag 17 mei zijn wij dicht ivm bruiloft',
  'Ab 1. Oktober neue Öffnungszeiten im Laden',
  'Join us on Saturday 5 June at 3pm for tea and cake in the garden',
])('“%s” is one sentence and stays whole', (prompt) => {
  expect(writeReading(prompt).split(' | ')).toHaveLength(1)
})

test('what must not be shown is no further fact', () => {
  expect(writeReading('Preis von 1.299 € bitte nicht nennen. Das neue Rad ist da')).not.toContain('message: Preis')
})
