import { expect, test } from 'vitest'
import { writeReading } from '../../testing/requests/write-reading.ts'

/** An order to publish, its object, and what follows the colon. */
const ORDERS: readonly (readonly [order: string, object: string, content: string])[] = [
  ['pls post', 'our new grooming prices', 'small dogs £38, medium £49, large £65'],
  ['can you share', 'my new workshop dates', '3 March, 10 March, 17 March'],
  ['put up', 'our summer hours', 'mon-fri 9-5, sat 10-2'],
  ['bitte postet', 'unsere neuen Preise', 'Schnitt 28 €, Farbe 55 €, Bart 15 €'],
  ['merci de publier', 'nos nouveaux horaires', 'lun-ven 9h-18h, sam 10h-14h'],
  ['por favor sube', 'nuestro nuevo horario', 'lun-vie 9-18, sáb 10-14'],
  ['pubblica', 'i nostri nuovi prezzi', 'taglio 20 €, colore 45 €, barba 12 €'],
  ['poste', 'nossos novos preços', 'corte R$ 40, barba R$ 30, combo R$ 60'],
  ['plaats', 'onze nieuwe prijzen', 'knippen € 24, wassen € 8, kleuren € 55'],
  ['opublikuj', 'nasze nowe ceny', 'strzyżenie 60 zł, broda 40 zł, kolor 180 zł'],
  ['опубликуйте', 'наши новые цены', 'стрижка 900 ₽, укладка 700 ₽, окрашивание 3500 ₽'],
  ['опублікуйте', 'наші нові ціни', 'стрижка 300 грн, укладка 250 грн, фарбування 900 грн'],
  ['انشر', 'أسعارنا الجديدة', 'قص 50 ريال، صبغ 120 ريال، حلاقة 30 ريال'],
  ['lägg upp', 'våra nya priser', 'klippning 350 kr, färg 900 kr, skägg 200 kr'],
]

test.each(ORDERS)('%s %s: an order to publish is not drawn, and its object is', (order, object, content) => {
  const label = object.charAt(0).toUpperCase() + object.slice(1)
  expect(writeReading(`${order} ${object}: ${content}`).startsWith(`(${order}) | message: ${label} | `)).toBe(true)
})

test.each([
  ['graag', 'onze nieuwe openingstijden', 'posten', 'ma-vr 9-17, za 10-14'],
  ['bitte', 'unsere neuen Preise', 'posten', 'Schnitt 28 €, Farbe 55 €, Bart 15 €'],
])('%s %s %s: the verb may stand behind its object', (polite, object, verb, content) => {
  const label = object.charAt(0).toUpperCase() + object.slice(1)
  const reading = writeReading(`${polite} ${object} ${verb}: ${content}`)
  expect(reading.startsWith(`(${polite}) | message: ${label} | (${verb}`)).toBe(true)
})

test('an object in the case of its verb is a part of the order', () => {
  const reading = writeReading('yeni fiyatlarımızı paylaş: kesim 400 TL, sakal 200 TL, boya 900 TL')
  expect(reading).toMatch(/^\(yeni fiyatlarımızı paylaş:\) \| list_item/)
})

test.each([
  ['post your best shot: win a print', 'message: Post your best shot'],
  ['Share our page: every new follower gets 10% off', 'message: Share our page'],
  ['Publica tus fotos: el mejor plato gana', 'message: Publica tus fotos'],
  ['Comparte nuestra página: sorteamos dos entradas', 'message: Comparte nuestra página'],
])('%s: what readers are asked is drawn', (prompt, start) => {
  expect(writeReading(prompt).startsWith(start)).toBe(true)
})

test.each([
  ['Day trip £45, includes lunch and transport', 'Includes lunch and transport'],
  ['Excursión al lago por 45 €, incluye comida y transporte', 'Incluye comida y transporte'],
  ['Menú del día 14 €, incluye bebida', 'Incluye bebida'],
  ['Repas 25 €, comprend entrée et dessert', 'Comprend entrée et dessert'],
  ['Forfait 90 €, inclus petit-déjeuner et spa', 'Inclus petit-déjeuner et spa'],
  ['Gita al lago 45 €, include pranzo e trasporto', 'Include pranzo e trasporto'],
  ['Passeio R$ 120, inclui almoço e transporte', 'Inclui almoço e transporte'],
  ['Wellnessdag € 60, incl. lunch', 'incl. lunch'],
  ['Wycieczka 120 zł, zawiera obiad i transport', 'Zawiera obiad i transport'],
  ['Экскурсия 1500 ₽, включает обед и трансфер', 'Включает обед и трансфер'],
  ['Pass 30 €, außer am Wochenende', 'Außer am Wochenende'],
  ['Yoga mornings £12, only with booking', 'Only with booking'],
])('%s: the word that says a relation stays with its clause', (prompt, clause) => {
  expect(writeReading(prompt)).toContain(`: ${clause}`)
})
