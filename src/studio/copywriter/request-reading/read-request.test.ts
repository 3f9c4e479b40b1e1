import { expect, test } from 'vitest'
import { AMOUNT_REQUESTS } from '../../testing/requests/amount-requests.ts'
import { ASKED_REQUESTS } from '../../testing/requests/asked-requests.ts'
import { BOUND_REQUESTS } from '../../testing/requests/bound-requests.ts'
import { CHATTY_REQUESTS } from '../../testing/requests/chatty-requests.ts'
import { CONTACTS } from '../../testing/requests/contacts.ts'
import { FEAST_REQUESTS } from '../../testing/requests/feast-requests.ts'
import { FORMER_PRICES } from '../../testing/requests/former-prices.ts'
import { FRAMED_REQUESTS } from '../../testing/requests/framed-requests.ts'
import { HURRIED_REQUESTS } from '../../testing/requests/hurried-requests.ts'
import { LIMITED_REQUESTS } from '../../testing/requests/limited-requests.ts'
import { NEGATIONS } from '../../testing/requests/negations.ts'
import { NO_PRICES } from '../../testing/requests/no-prices.ts'
import { PARTED_REQUESTS } from '../../testing/requests/parted-requests.ts'
import { REPORTED } from '../../testing/requests/reported.ts'
import { OWNER_REQUESTS } from '../../testing/requests/owner-requests.ts'
import { SESSION_REQUESTS } from '../../testing/requests/session-requests.ts'
import { PHONE_REQUESTS } from '../../testing/requests/phone-requests.ts'
import { SHOP_REQUESTS } from '../../testing/requests/shop-requests.ts'
import { TOLD_REQUESTS } from '../../testing/requests/told-requests.ts'
import { TORN_REQUESTS } from '../../testing/requests/torn-requests.ts'
import { TYPED_REQUESTS } from '../../testing/requests/typed-requests.ts'
import { UNMARKED_REQUESTS } from '../../testing/requests/unmarked-requests.ts'
import { WHOLE_REQUESTS } from '../../testing/requests/whole-requests.ts'
import { WORLD_REQUESTS } from '../../testing/requests/world-requests.ts'
import { createBrief } from '../../testing/briefs.ts'
import { writeReading } from '../../testing/requests/write-reading.ts'
import { readRequest } from './read-request.ts'

test.each(REPORTED)('%s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test('with whole clauses, no fact is lifted out of its clause', () => {
  const prompt = 'Burger night with live jazz every Saturday from 7 pm'
  const read = (keeps_clauses: boolean) =>
    readRequest(createBrief({ prompt, keeps_clauses })).pieces.map(({ text }) => text)
  expect(read(false)).toEqual(['Burger night with live jazz', 'Every Saturday from 7 pm'])
  expect(read(true)).toEqual([prompt])
})

test.each(WHOLE_REQUESTS)('%s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(WORLD_REQUESTS)('words to us stand where a language has them: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(TYPED_REQUESTS)('a request as it was typed: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(FRAMED_REQUESTS)('words to us are not drawn: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(CHATTY_REQUESTS)('a chat with us is no message, and a message keeps its parts: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(TOLD_REQUESTS)('what is said to us is not drawn: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(BOUND_REQUESTS)('what limits an offer stays with it: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(HURRIED_REQUESTS)('a request that was typed in a hurry: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(OWNER_REQUESTS)('what an owner types keeps its facts where they belong: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(PARTED_REQUESTS)('sentences and words to us end where they end: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(AMOUNT_REQUESTS)('amounts, days and halls stay whole: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(TORN_REQUESTS)('what belongs together is not torn: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(LIMITED_REQUESTS)('an offer keeps how long and for whom it holds: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(UNMARKED_REQUESTS)('a chat without marks is divided where a statement ends: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(PHONE_REQUESTS)('a line from a phone is divided where a fact begins: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(SESSION_REQUESTS)(
  'a class stays with its day, and a sentence ends behind a number: %s',
  (prompt, reading) => {
    expect(writeReading(prompt)).toBe(reading)
  },
)

test.each(ASKED_REQUESTS)('what is asked of us is told from what is said: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each([...SHOP_REQUESTS, ...FEAST_REQUESTS])(
  'a message of a small shop keeps what it says: %s',
  (prompt, reading) => {
    expect(writeReading(prompt)).toBe(reading)
  },
)

test.each(FORMER_PRICES)('a former price stays with the present one: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(NO_PRICES)('an amount that is no price stays in its clause: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(NEGATIONS)('what must not be shown is in no piece: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each(CONTACTS)('telephone numbers and addresses stay whole: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each([
  ['Call us on +44 (0)20 7946 0123 or 0113 496 0958, 12 May', ['+44 (0)20 7946 0123', '0113 496 0958']],
  ['Termin unter 030/901820-0 vereinbaren', ['030/901820-0']],
  ['Tél : 04.93.12.34.56', ['04.93.12.34.56']],
  ['ご予約は03-1234-5678まで', ['03-1234-5678']],
  [
    'More: https://x.example/spring?utm_source=ig&utm_medium=story.',
    ['https://x.example/spring?utm_source=ig&utm_medium=story'],
  ],
  ['Mail an info@bäckerei-huber.at oder www.zahnarzt-müller.de', ['info@bäckerei-huber.at', 'www.zahnarzt-müller.de']],
  ['Follow us @fern_oak on IG #FernAndOak', ['@fern_oak', '#FernAndOak']],
  ['Open daily.Book now, 12.05.2026 until 30.06.2026', []],
])('%s names the contacts %j', (prompt, contacts) => {
  const { pieces } = readRequest(createBrief({ prompt }))
  const facts = pieces.flatMap(({ text, emphasis }) =>
    emphasis.flatMap(({ kind, start, end }) => (kind === 'contact' ? [text.slice(start, end)] : [])),
  )
  expect(facts).toEqual(contacts)
})
