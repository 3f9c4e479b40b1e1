import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from '../request-reading/read-request.ts'
import { placePieces } from './place-pieces.ts'

function placeRequest(prompt: string) {
  const { pieces, language } = readRequest(createBrief({ prompt }))
  return placePieces(pieces, { prompt, instructions: null }, { language }).pieces
}

/** A list of prices, and a clause that only says how to answer. */
const ANSWERED: readonly (readonly [string, string])[] = [
  ['Oil change $59, tyre rotation $39', 'Call 555 123 4567'],
  ['Wymiana opon od 120 zł za komplet, przechowanie 80 zł za sezon', 'Zapisy tel. 600 700 800'],
  ['Ölwechsel 59 €, Reifenwechsel 39 €', 'Anmeldung Tel. 0711 123456'],
  ['Cambio de aceite 59 €, cambio de ruedas 39 €', 'Reservas 955 123 456'],
  ['Vidange 59 €, pneus 39 €', 'Rendez-vous au 04 12 34 56 78'],
  ['Cambio olio 59 €, cambio gomme 39 €', 'Prenotazioni tel. 011 234567'],
  ['Troca de óleo R$ 159, alinhamento R$ 89', 'Agende pelo WhatsApp 11 91234-5678'],
  ['Olie verversen 59 €, banden wisselen 39 €', 'Bel 030 123 4567'],
  ['Olieskift 590 kr., dækskift 390 kr', 'Ring til Mette på 70 20 30 40'],
  ['Yağ değişimi 590 TL, lastik değişimi 390 TL', 'Randevu tel. 0216 123 45 67'],
  ['オイル交換 5,900円、タイヤ交換 3,900円', 'ご予約は03-1234-5678'],
  ['تغيير الزيت 59 ريال، تبديل الإطارات 39 ريال', 'للحجز 0501234567'],
]

test.each(ANSWERED)('how to answer is a contact, and no headline beside anything else: %s. %s', (said, contact) => {
  for (const prompt of [`${said}. ${contact}`, `${contact}. ${said}`]) {
    const found = placeRequest(prompt).find(({ text }) => text === contact)
    expect(found).toMatchObject({ kind: 'contact', slot: 'detail' })
  }
})

test('what is offered leads, also with a telephone number, and hours do not', () => {
  const slots = (prompt: string) => placeRequest(prompt).map(({ slot, text }) => `${slot}: ${text}`)
  expect(slots('Emergency plumber 0800 123 4567. Day and night')[0]).toBe('headline: Emergency plumber 0800 123 4567')
  expect(slots('Call 555 123 4567')).toEqual(['headline: Call 555 123 4567'])
  expect(slots('Wymiana opon 120 zł, przechowanie 80 zł. Zapisy tel. 600 700 800, czynne pon–sob 8–17').at(-1)).toBe(
    'detail: Czynne pon–sob 8–17',
  )
})
