import { expect, test } from 'vitest'
import { hasFigure } from '../../layouts/text/offer-row.ts'
import { createBrief } from '../../testing/briefs.ts'
import { writeCopy } from '../write-copy.ts'

const write = (prompt: string) => writeCopy(createBrief({ prompt }))
const listFacts = (prompt: string) => {
  const { subline, details, benefits } = write(prompt)
  return [...(subline ? [subline] : []), ...details.map(({ text }) => text), ...benefits]
}

test.each([
  'Yin-Yoga bei Kerzenschein, jeden Donnerstag 19:30-21:00, 14 € pro Abend. Nur 9 Matten',
  'Candle workshop, Sunday 13 December 3 pm, $38 per person. 5 places left',
  'Atelier bougies, dimanche 13 décembre 15h30, 38 € par personne. Il reste 5 places',
  'Cata de vinos, viernes 4 de diciembre 19:00 h, 25 € por persona. Quedan 6 plazas',
  'Kerstkrans maken, zaterdag 5 december 14:00 uur, € 42 per persoon. Nog 6 plekken',
])('the price of an event is a row behind its hour: %s', (prompt) => {
  expect(write(prompt).price).toBeNull()
  const rows = listFacts(prompt)
  expect(rows.findIndex((row) => /[$€]/u.test(row))).toBeGreaterThan(
    rows.findIndex((row) => /\d[:h]\d\d|\d pm/.test(row)),
  )
})

test.each([
  ['Summer party Saturday 3 pm, tickets 12 € instead of 15 € until Friday', 'Tickets 12 € instead of 15 €'],
  ['Morning Serum now $39 instead of $48, only until Sunday, 6 pm', 'Now $39 instead of $48'],
  ['Slow Roast for only $14, free shipping until Friday', 'For only $14'],
])('an offer leads with its price, with the hour of an event too: %s', (prompt, price) => {
  expect(write(prompt).price).toBe(price)
})

test.each([
  'We move to 61 Dock Road in January. More chairs, same price £27, new coffee.',
  'Ab Januar sind wir in der Dockstraße 61. Mehr Stühle, gleicher Preis 27 €, neuer Kaffee.',
  'Vanaf januari zitten we op de Dokweg 61. Meer stoelen, zelfde prijs €27, nieuwe koffie.',
  'Nous déménageons en janvier. Plus de chaises, même prix 27 €, nouveau café.',
  'Nos mudamos en enero. Más sillas, mismo precio 27 €, café nuevo.',
])('a price that stays as it was leads nothing: %s', (prompt) => {
  expect(write(prompt).price).toBeNull()
  expect(listFacts(prompt).join('|')).toMatch(/27/)
})

test.each([
  'The new oil is here. Free shipping from 60 €.',
  'Das neue Öl ist da. Versand gratis ab 60 €.',
  'Ya llegó el aceite nuevo. Envío gratis a partir de 60 €.',
  'L’huile nouvelle est là. Livraison gratuite dès 60 €.',
])('the amount from which something is free is no figure of an offer: %s', (prompt) => {
  expect(hasFigure(write(prompt))).toBe(false)
})

test.each([
  'Winter bike check: 1) brakes 2) chain 3) tyres 4) lights 5) mudguards. All five for £25, no appointment needed Mon to Fri before 10am',
  'Wintercheck: 1. Bremsen 2. Kette 3. Reifen 4. Licht 5. Bleche. Alles zusammen 25 €, ohne Termin Mo bis Fr vor 10 Uhr',
])('a numbered list keeps its rows beside other facts: %s', (prompt) => {
  const { block } = write(prompt)
  expect(block?.kind === 'steps' && block.steps.length).toBe(5)
})
