import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

const read = (prompt: string) => readRequest(createBrief({ prompt })).pieces.map(({ text }) => text)

test.each([
  ['recherche boulanger cdi 39h débutant accepté cv à lepetitfournil@gmail.com', 'Cv à lepetitfournil@gmail.com'],
  ['taller de macetas para niños este jueves apúntate al 612 34 56 78', 'Apúntate al 612 34 56 78'],
  ['se busca camarero con experiencia interesados enviar cv a bar@hotmail.es o pasar por el local', /^Interesados/],
  ['cercasi apprendista parrucchiera zona Mestre mandare cv a info@sofiahair.it', 'Mandare cv a info@sofiahair.it'],
  ['feijoada completa sábado das 12h as 16h reservas 11 98765-4321', 'Reservas 11 98765-4321'],
  ['dzień otwarty pracowni w sobotę zapisy tel. 512 334 556', 'Zapisy tel. 512 334 556'],
  ['canlı müzik saat 20.00 giriş ücretsiz rezervasyon 0532 111 22 33', 'Rezervasyon 0532 111 22 33'],
  ['عرض البرجر الخميس من ٦ الى ١١ مساء للحجز 0555123456', 'للحجز 0555123456'],
  ['ביום חמישי סדנת אפייה לילדים להרשמה 052-1234567', 'להרשמה 052-1234567'],
  ['Drodzy pacjenci, 24 grudnia gabinet nieczynny, pilne przypadki tel. 601 222 333', /^Pilne przypadki tel/],
  ['이번 토요일 원두 전품목 할인 예약 02-333-4444', '예약 02-333-4444'],
])('how to answer is a piece of its own, also without a mark before it: %s', (prompt, answer) => {
  expect(read(prompt).at(-1)).toMatch(answer)
})

test.each([
  'En cas d’urgence appelez le 06 12 45 78 90',
  'Si tienes dudas sobre tu cita llama al 612 34 56 78',
  'Em caso de dor ligue (21) 98877-6655',
  'Se hai bisogno di un idraulico chiama 333 4567890',
  'Pour réserver appelez le 02 99 41 22 18',
])('what needs the number stays with it: %s', (prompt) => {
  expect(read(prompt)).toEqual([prompt])
})
