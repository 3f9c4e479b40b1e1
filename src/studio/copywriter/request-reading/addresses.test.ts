import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

const listTexts = (prompt: string) => readRequest(createBrief({ prompt })).pieces.map(({ text }) => text)

/** A price with its period, and the street behind it, as it is shortened in each language. */
const ADDRESSES: readonly (readonly [string, string, string])[] = [
  ['Wejście na saunę i basen', '45 zł', 'ul. Wodna 12, Gdańsk'],
  ['Kurs rysunku dla dorosłych', '220 zł', 'al. Jana Pawła II 4, Lublin'],
  ['Маникюр с покрытием', '1700 руб', 'ул. Садовая, д. 3'],
  ['Ранкова йога для всіх', '200 грн', 'вул. Лісова, 7'],
  ['Corte y peinado para niños', '18 €', 'C/ Goya 31, Madrid'],
  ['Taller de cerámica para familias', '25 €', 'Avda. del Puerto 8'],
  ['Massage relaxant de 50 minutes', '65 €', 'av. Foch 22, Nancy'],
]

test.each(ADDRESSES)(
  'a price and an address behind its period are two pieces: %s, %s. %s',
  (subject, price, street) => {
    const texts = listTexts(`${subject} ${price}. ${street}. `)
    expect(texts).toContain(street)
    expect(texts.filter((text) => text.includes(price) && text.includes(street))).toEqual([])
  },
)

test.each([
  [
    'Verse scholfilet met botersaus, 1 kg voor € 14,50. Alleen vandaag',
    'Verse scholfilet met botersaus, 1 kg voor € 14,50',
  ],
  ['Our own coffee beans, roasted today, 250 g for £7.50. Come in', 'roasted today, 250 g for £7.50'],
  ['Frischer Spargel aus Beelitz, 500 g für 6,90 €. Täglich ab 8', 'Frischer Spargel aus Beelitz, 500 g für 6,90 €'],
])('%s: the price of a weight stays with what is weighed', (prompt, clause) => {
  expect(listTexts(prompt).some((text) => text.toLowerCase().includes(clause.toLowerCase()))).toBe(true)
})

test.each([
  ['Wir sind umgezogen! Ihr findet uns in der Rosenstraße 5', 'Ihr findet uns in der Rosenstraße 5'],
  ['Nouvelle boutique ! Retrouvez-nous au 12 rue des Arts', 'Retrouvez-nous au 12 rue des Arts'],
])('%s: where somebody is found stays in its clause', (prompt, clause) => {
  expect(listTexts(prompt)).toContain(clause)
})

test.each([
  ['Yoga mats $39, only 14 left. First come first served! Level 2, 88 Foundry St', 'Level 2, 88 Foundry St'],
  ['New studio, 2nd floor, 14 Castle Street. Classes from Monday', '2nd floor, 14 Castle Street'],
  [
    'Pop-up shop Saturday 10-4, Unit 5, Dockside Business Park, Leeds LS10 1JE',
    'Unit 5, Dockside Business Park, Leeds LS10 1JE',
  ],
  ['Flohmarkt am Samstag, Hinterhof, Lindenstraße 12', 'Hinterhof, Lindenstraße 12'],
  ['Ny salon, 2. sal, Vestergade 14. Åbent fra mandag', '2. sal, Vestergade 14'],
])('%s: a unit or a floor stays with the street behind it', (prompt, place) => {
  expect(listTexts(prompt)).toContain(place)
})

test.each([
  ['We have moved to Unit 4, Canal Wharf, LS11 5BB, opposite the tile shop', 'Unit 4, Canal Wharf, LS11 5BB'],
  ['Come to 12 Mill Lane, Otley LS21 3AB on Friday', '12 Mill Lane, Otley LS21 3AB'],
  ['Open house at 40 king st west, toronto M5H 1H1', '40 king st west, toronto M5H 1H1'],
])('%s: what ends with a postcode is one place', (prompt, place) => {
  const [piece] = readRequest(createBrief({ prompt })).pieces
  const places = (piece?.emphasis ?? []).filter(({ kind }) => kind === 'place')
  expect(places.map(({ start, end }) => piece?.text.slice(start, end))).toEqual([place])
})

test.each(['Teams of 6, call Jo LS today', '12 tickets left, ask AB1', 'Order 24 of our pies by Friday'])(
  '%s: is no address',
  (prompt) => {
    const pieces = readRequest(createBrief({ prompt })).pieces
    expect(pieces.flatMap(({ emphasis }) => emphasis.filter(({ kind }) => kind === 'place'))).toEqual([])
  },
)
