import { expect, test } from 'vitest'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { promotePrice } from './promote-price.ts'
import { promoteRole } from './promote-role.ts'

const write = (prompt: string) => writeCopy(createBrief({ prompt }))

test.each([
  ['Neu: Dinkel-Walnuss-Brot, 5,20 €, jeden Freitag ab 7 Uhr', '5,20 €'],
  ['Menú del día: 16,90 €, de lunes a viernes, de 13 a 16 h', '16,90 €'],
])('a price that is the point of “%s” is its offer', (prompt, price) => {
  const copy = promotePrice(write(prompt))
  expect([copy.price, copy.details.some(({ text }) => text === price)]).toEqual([price, false])
  expect(copy.pieces?.find(({ text }) => text === price)?.slot).toBe('price')
})

test.each([
  'Lesung mit Anna Weber: Donnerstag, 16. April, 19.30 Uhr, Eintritt 8 €',
  'Taller de torno: sábado 25 de abril, 11 h, 48 € con materiales',
])('what an event costs stays a row: %s', (prompt) => {
  const copy = write(prompt)
  expect(promotePrice(copy)).toEqual(copy)
})

test.each([
  ['We are hiring: bike mechanic, full-time, Portland. Apply at oakline.example/jobs', 'Bike mechanic'],
  ['Wir suchen: Metallbauer (m/w/d), Vollzeit, ab sofort, Kassel', 'Metallbauer (m/w/d)'],
  ['Buscamos: tatuador o tatuadora residente, media jornada, Sevilla', 'Tatuador o tatuadora residente'],
])('the job is the headline of “%s”', (prompt, role) => {
  const before = write(prompt)
  const copy = promoteRole(before)
  expect([copy.eyebrow, copy.headline]).toEqual([before.headline, role])
  expect(copy.benefits).not.toContain(role)
  expect(copy.pieces?.map(({ text }) => text)).toEqual(before.pieces?.map(({ text }) => text))
})

test('a headline that names the job stays', () => {
  const copy = write('Buscamos cocinero o cocinera: jornada completa, Valencia')
  expect(promoteRole(copy)).toEqual(copy)
})
