import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from './read-request.ts'

const readKinds = (prompt: string) =>
  readRequest(createBrief({ prompt })).pieces.map(({ kind, text }) => `${kind}: ${text}`)

/** What is announced, when it is, and a condition or an invitation. */
const ANNOUNCED: readonly (readonly [string, string, string])[] = [
  ["Double points on all children's books", 'Wednesday 7 to Sunday 11 October', 'Only with a loyalty card'],
  ['Dubbele punten op alle kinderboeken', 'Woensdag 7 t/m zondag 11 oktober', 'Alleen met klantenkaart'],
  ['Doppelte Punkte auf alle Kinderbücher', 'Mittwoch 7. bis Sonntag 11. Oktober', 'Nur mit Kundenkarte'],
  ['Points doublés sur tous les livres', 'Du mercredi 7 au dimanche 11 octobre', 'Uniquement avec la carte'],
  ['Puntos dobles en libros infantiles', 'Del 7 al 11 de octubre', 'Solo con tarjeta de socio'],
  ['Punti doppi su tutti i libri per bambini', 'Da mercoledì 7 a domenica 11 ottobre', 'Solo con tessera'],
  ['Pontos em dobro nos livros infantis', 'De 7 a 11 de outubro', 'Só com cartão'],
  ['Podwójne punkty na wszystkie książki', 'Od 7 do 11 października', 'Tylko z kartą'],
  ['Dubbla poäng på alla barnböcker', 'Onsdag 7 till söndag 11 oktober', 'Endast med kundkort'],
  ['Двойные баллы на детские книги', '7–11 октября', 'Только по карте'],
  ['Подвійні бали на дитячі книги', '7–11 жовтня', 'Лише з карткою'],
  ['Yoga dersi', 'Her Pazar 10.00', 'Mat getirmeniz yeterli'],
  ['Taalcafé voor nieuwkomers', 'Elke donderdag 19.00', 'Koffie staat klaar'],
  ['दिवाली किताबों की प्रदर्शनी', 'शनिवार 10 अक्टूबर शाम 5 बजे', 'सबका स्वागत है'],
]

test.each(ANNOUNCED)('a date at the end of the first clause is a piece of its own: %s %s, %s', (what, when, more) => {
  expect(
    readKinds(
      `${what} ${when.charAt(0).toLowerCase()}${when.slice(1)}, ${more.charAt(0).toLowerCase()}${more.slice(1)}`,
    ),
  ).toEqual([`message: ${what}`, `date: ${when}`, `message: ${more}`])
})

test('a date until which something is to be done stays with it', () => {
  const prompt = 'Buy tickets before Saturday 10 October, doors open at 7'
  expect(readKinds(prompt)).toEqual([`message: ${prompt}`])
})

/** Streets before what follows them: the word for a street stands before or behind its name. */
const STREETS: readonly (readonly [string, string, string])[] = [
  ['İngilizce konuşma kulübü her Perşembe 19.00', 'Moda Cad. 45 Kadıköy', 'malzemeler bizden'],
  ['Resim atölyesi 12 Ekim Pazartesi', 'Atatürk Mah. Gül Sok. 5 Ataşehir', 'malzemeler bizden'],
  ['ورشة الخط العربي يوم السبت 10 أكتوبر الساعة 6 مساءً', 'شارع الملك فهد 45 الرياض', 'كل المواد متوفرة'],
  ['Ранкова йога для всіх 10 жовтня', 'вул. Франка 5', 'килимки маємо'],
  ['Språkcafé varje torsdag kl. 19.00', 'Storgatan 45 Lund', 'alla är välkomna'],
  ['नई किताबों की प्रदर्शनी 10 अक्टूबर', 'गांधी मार्ग 12 जयपुर', 'सबका स्वागत है'],
  ['Koncert kolęd w planetarium 20 grudnia', 'al. Gwiezdna 2 Chorzów', 'zapraszamy całe rodziny'],
]

test.each(STREETS)('a street with its number and town is a place: %s, %s', (what, street, more) => {
  const pieces = readKinds(`${what}, ${street}, ${more}`)
  expect(pieces).toContain(`place: ${street}`)
})

/** Spaces are the only marks between statements where words have none. */
const SPACED: readonly (readonly [string, readonly string[]])[] = [
  [
    '年末年始休業のお知らせ 12月30日(水)〜1月4日(月) 1月5日(火)朝9時より通常営業',
    ['message: 年末年始休業のお知らせ', 'date: 12月30日(水)〜1月4日(月)', 'message: 1月5日(火)朝9時より通常営業'],
  ],
  ['冬のセール 12月1日 〜 12月10日', ['message: 冬のセール', 'date: 12月1日 〜 12月10日']],
  [
    '新店オープン 10月15日(木) 渋谷駅前で開催',
    ['message: 新店オープン', 'date: 10月15日(木)', 'message: 渋谷駅前で開催'],
  ],
  ['親子クッキング教室 11月3日(火) 10:00〜12:00', ['message: 親子クッキング教室', 'date: 11月3日(火) 10:00〜12:00']],
  ['春节放假通知 2月18日（周四） 照常营业', ['message: 春节放假通知', 'date: 2月18日（周四）', 'message: 照常营业']],
]

test.each(SPACED)('a space before a date and behind it divides: %s', (prompt, pieces) => {
  expect(readKinds(prompt)).toEqual(pieces)
})

/** An abbreviation before what it belongs to. */
const SHORTENED: readonly (readonly [string, string])[] = [
  ['Frokostbuffet på havnen 129 kr. pr. person', 'Ring til os'],
  ['Leje af sal med køkken 450 kr. pr. time', 'Ring til os'],
  ['Kurs i Storgt. 12 på lørdag', 'Velkommen'],
  ['Moda Cad. ve Gül Sok. arasında yeni dükkan', 'Bekleriz'],
  ['Zajęcia w pobliżu al. Jana Pawła', 'Zapraszamy'],
  ['Geldig t.e.m. zondag op alle boeken', 'Tot dan'],
  ['Feira na av. Brasil com música', 'Venha'],
]

test.each(SHORTENED)('an abbreviation ends no sentence: %s', (sentence, next) => {
  const texts = readRequest(createBrief({ prompt: `${sentence}. ${next}` })).pieces.map(({ text }) => text)
  expect(texts.filter((text) => /(?:^| )(?:pr|Storgt|Cad|Sok|al|t\.e\.m|av)\.?$/u.test(text))).toEqual([])
  expect(texts.at(-1)).toBe(next)
})

test('a label in small letters behind a price with a dot begins a sentence', () => {
  expect(readKinds('Konuşma kulübü 150 TL. seviye: B1 ve üstü').at(-1)).toBe('message: Seviye: B1 ve üstü')
})

test.each([
  ['Weitere Termine 14., 20. und 21. März', 'Karten 18 €'],
  ['Weitere Termine: 14., 20. und 21. März', 'Karten 18 €'],
  ['More dates 14, 20 and 21 March', 'Tickets £18'],
  ['Autres dates : 14, 20 et 21 mars', 'Billets 18 €'],
  ['Otras fechas 14, 20 y 21 de marzo', 'Entradas 18 €'],
  ['Kolejne terminy 14, 20 i 21 marca', 'Bilety 60 zł'],
])('the days of other events stay behind what they are called: %s', (days, price) => {
  expect(readKinds(`${price}. ${days}`)).toContainEqual(`date: ${days}`)
})

test('the number of a house is no day, although days follow it', () => {
  expect(readKinds('Flohmarkt Hauptstraße 14, 20. und 21. März')).toEqual([
    'message: Flohmarkt',
    'place: Hauptstraße 14',
    'date: 20. und 21. März',
  ])
})
