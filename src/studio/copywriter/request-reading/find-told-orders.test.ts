import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

/** An order to tell readers something, and what they are told. */
const TOLD: readonly (readonly [order: string, told: string])[] = [
  ['tell people that', 'we have moved to Mill Lane'],
  ['please tell everyone about', 'our new winter menu'],
  ['let everyone know', 'we now do gel nails'],
  ['remind members', 'agm is on in the clubhouse'],
  ['Can you remind our customers that', 'the shop is open late'],
  ['remind people to', 'bring a towel'],
  ['invite customers to', 'our open evening at the garage'],
  ['wish everyone a', 'happy new year'],
  ['sag allen', 'wir haben jetzt auch samstags offen'],
  ['erinnere die Kunden an', 'unsere neue Adresse'],
  ['nodig iedereen uit voor', 'onze zomermarkt'],
  ['berätta för alla att', 'vi har flyttat till Storgatan'],
  ['bjud in kunderna till', 'vinprovning i butiken'],
  ['fortæl at', 'vi er flyttet til Algade'],
  ['inviter gjestene til', 'sommerfest i hagen'],
  ['kerro asiakkaille että', 'avaamme uuden kahvilan'],
]

test.each(TOLD)('“%s %s”: whom we tell is not drawn, and what they are told is', (order, told) => {
  const shown = told.charAt(0).toUpperCase() + told.slice(1)
  const [first, ...rest] = writeReading(`${order} ${told}`).split(' | ')
  expect(first).toBe(`(${order})`)
  expect(rest[0]).toBe(`message: ${shown}`)
})

test('a verb in two parts goes with both', () => {
  expect(writeReading('Lad alle zum Sommerfest im Hof ein, Eintritt frei')).toMatch(
    /^\(Lad alle zum\) \| message: Sommerfest im Hof \| \(ein,?\)/,
  )
})

test.each([
  ['Sag allen,', 'dass wir einen Azubi suchen'],
  ['Laat iedereen weten', 'dat we gaan verhuizen'],
  ['Berätta för alla', 'att vi nu har öppet på söndagar 11-15'],
  ['Sag allen,', 'dass wir umziehen und ab Mai in der Mühlgasse zu finden sind'],
  ['könnt ihr ein Bild machen', 'dass unser Café eine neue Karte hat'],
])('“%s %s”: a clause whose verb stands elsewhere keeps its conjunction, and stays whole', (order, told) => {
  const shown = told.charAt(0).toUpperCase() + told.slice(1)
  expect(writeReading(`${order} ${told}`)).toBe(`(${order}) | message: ${shown}`)
})

test.each([
  ['Sag allen, dass wir', 'Ab Mai sonntags geöffnet', 'haben'],
  ['Laat iedereen weten dat we', 'Verhuisd', 'zijn'],
  ['Bitte postet, dass es', 'Ab Freitag wieder Spargel', 'gibt'],
  ['Zeg even dat er', 'Zaterdag geen markt', 'is'],
  ['Bitte schreibt, dass', 'Unsere Praxis am Freitag geschlossen', 'ist'],
  ['könnt ihr ein Bild machen dass', 'Unser Café am Pfingstmontag 9-18 Uhr geöffnet', 'ist'],
])('“%s %s %s”: what says the same without its verb stands without it', (order, told, verb) => {
  const typed = told.charAt(0).toLowerCase() + told.slice(1)
  expect(writeReading(`${order} ${typed} ${verb}`)).toBe(`(${order}) | message: ${told} | (${verb})`)
})

test.each(['Tell your friends we are back', 'Invite your family to a day on the farm'])(
  '“%s”: what readers are asked stays whole',
  (prompt) => {
    expect(writeReading(prompt)).not.toContain('(')
  },
)
