import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

test.each([
  [
    'atelier couronnes samedi 6 décembre de 14h à 17h à la boutique, 8 places seulement',
    'message: Atelier couronnes | date: Samedi 6 décembre de 14h à 17h à la boutique | quantity: 8 places seulement',
  ],
  [
    'Concerto di Natale domenica 21 dicembre alle 16 nella chiesa di San Marco, ingresso libero',
    'message: Concerto di Natale | date: Domenica 21 dicembre alle 16 nella chiesa di San Marco | free: Ingresso libero',
  ],
  [
    'Koncert kolęd w niedzielę 21 grudnia o 16 w kościele św. Anny, wstęp wolny',
    'message: Koncert kolęd | date: W niedzielę 21 grudnia o 16 w kościele św. Anny | free: Wstęp wolny',
  ],
  [
    'Bazar de natal dia 13 de dezembro das 10 as 18h na praça central, entrada franca',
    'message: Bazar de natal | date: Dia 13 de dezembro das 10 as 18h na praça central | free: Entrada franca',
  ],
  [
    'Новогодний концерт 21 декабря в 18:00 в ДК Заря, вход свободный',
    'message: Новогодний концерт | date: 21 декабря в 18:00 в ДК Заря | free: Вход свободный',
  ],
  [
    'Çömlek atölyesi 21 Aralık Pazar saat 19’da Kültür Merkezi’nde, giriş ücretsiz',
    'message: Çömlek atölyesi | date: 21 Aralık Pazar saat 19’da Kültür Merkezi’nde | free: Giriş ücretsiz',
  ],
  [
    '12월 21일(일) 오후 3시 플라워 리스 클래스, 선착순 6명',
    'date: 12월 21일(일) 오후 3시 | message: 플라워 리스 클래스 | quantity: 선착순 6명',
  ],
  [
    'Mercadillo navideño. Sábado 13 y domingo 14 de diciembre de 11 a 20h en la plaza mayor, 30 puestos de artesanía',
    'message: Mercadillo navideño | date: Sábado 13 y domingo 14 de diciembre de 11 a 20h en la plaza mayor | message: 30 puestos de artesanía',
  ],
])('a name stands apart from when and where it is: %s', (prompt, reading) => {
  expect(writeReading(prompt)).toBe(reading)
})

test.each([
  'Taller de velas el sábado 13 a las 17h en directo por Zoom',
  'Portes ouvertes samedi 6 décembre de 10h à 18h sur réservation',
  'On vous attend samedi 6 décembre à 14h à la boutique',
])('what is no venue stays with its sentence: %s', (prompt) => {
  expect(writeReading(prompt)).toBe(`message: ${prompt}`)
})

test('what something is for stays with its name', () => {
  expect(writeReading('Gutscheine zu Weihnachten: eine Stunde Ruhe, 18 €')).toBe(
    'message: Gutscheine zu Weihnachten | message: Eine Stunde Ruhe | price: 18 €',
  )
})
