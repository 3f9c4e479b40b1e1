import { expect, test } from 'vitest'
import { writeCopy } from '../copywriter/write-copy.ts'
import { createBrief } from '../testing/briefs.ts'
import { listShotTexts } from './shot.ts'
import { readTableShot } from './table-shot.ts'
import { writeShots, type ShotWishes } from './write-shots.ts'

const write = (prompt: string, language: string, { description = '', ...wishes }: Partial<ShotWishes> & About = {}) => {
  const brief = createBrief({ content_type: 'video', prompt, language }, { name: 'Lido', description })
  return writeShots(brief, writeCopy(brief), wishes)
}
interface About {
  description?: string | null
}
const listTexts = (shots: ReturnType<typeof write>) => shots.map((shot) => listShotTexts(shot).join(' | '))

/** Statements of one sentence, with what the brand says of itself. */
const SENTENCES = [
  ['en', 'We open at 7am from Monday', 'Barber in Leith'],
  ['en', 'Our groomer Priya is back from maternity leave!', 'Dog daycare and grooming'],
  ['en', 'Bare root roses are in', 'Garden centre'],
  ['en', 'We are looking for tenors', 'Community choir'],
  ['en', 'Season opens 1 May', 'Open air pool'],
  ['de', 'Adventskränze sind da!', 'Blumen und Kränze'],
  ['de', 'Heute Ruhetag', 'Frühstückscafé'],
  ['fr', 'Le grand bassin rouvre samedi', 'École de natation'],
  ['es', 'Segundas gafas gratis al comprar progresivas', 'Óptica en Valencia'],
  ['it', 'Oggi gelato a metà prezzo per tutti i bambini!', 'Gelateria artigianale'],
  ['pt-BR', 'Clube de leitura na última quinta do mês', 'Livraria independente'],
  ['nl', 'Vanaf maandag zijn wij weer open', 'Fietsenmaker in Utrecht'],
  ['pl', 'Chleb żytni na zakwasie codziennie od 6 rano', 'Piekarnia rzemieślnicza'],
  ['tr', 'Sıcak simit her sabah fırından çıkıyor', 'Fırın'],
  ['ar', 'نفتح يوم السبت من التاسعة صباحا', 'عيادة أسنان في عمّان'],
  ['ja', '新しい店員を募集しています', 'ラーメン店'],
] as const

test.each(SENTENCES)(
  'a sentence becomes four scenes that say nothing twice, in %s: %s',
  (language, prompt, description) => {
    for (const [about, hasSubject] of [
      [description, false],
      [description, true],
      ['', false],
      [null, true],
    ] as const) {
      const shots = write(prompt, language, { description: about, hasSubject })
      expect(shots.length).toBeGreaterThanOrEqual(4)
      const texts = listTexts(shots).filter(Boolean)
      expect(new Set(texts).size).toBe(texts.length)
      // One scene shows the subject without words at most, and the mark is alone at the end.
      expect(shots.filter(({ kind, lines }) => kind !== 'end' && lines.length === 0).length).toBeLessThanOrEqual(1)
    }
  },
)

test.each([
  ['en', 'Happy Easter from all of us', ['Happy Easter', 'From all of us']],
  ['en', 'We raised 8,400 books for the children of Leeds', ['We raised 8,400 books', 'For the children of Leeds']],
  ['de', 'Wir suchen Verstärkung für unser Team in Köln', ['Wir suchen Verstärkung', 'Für unser Team', 'In Köln']],
  ['fr', 'Nouvelle carte avec des légumes du marché', ['Nouvelle carte', 'Avec des légumes du marché']],
  ['ja', '新しい店員を募集しています', ['新しい店員を', '募集しています']],
] as const)(
  'a text is divided before a phrase where nothing else is left to show, in %s: %s',
  (language, prompt, parts) => {
    expect(listTexts(write(prompt, language)).slice(0, parts.length)).toEqual(parts)
  },
)

test.each([
  ['fr', 'Plus que deux dates libres pour les mariages de juin', 'Plus que deux dates libres'],
  ['pt-BR', 'Aulas de surf para crianças todos os sábados de manhã', 'Todos os sábados de manhã'],
  ['en', '“Good bread is made with time” – Anna Meyer', '“Good bread is made with time”'],
])('what belongs together stays in one scene, in %s: %s', (language, prompt, text) => {
  expect(listTexts(write(prompt, language)).flatMap((one) => one.split(' | '))).toContain(text)
})

test.each([
  ['en', 'Opening hours: Mon–Fri 9–5, Sat 10–2, Sun closed', 'Emergency plumbers'],
  ['de', 'Öffnungszeiten: Mo–Do 6–23 Uhr, Fr 6–22 Uhr, Sa und So 9–20 Uhr', 'Krafttraining und Kurse'],
  ['es', 'Horario de verano: lunes a viernes 9:00–15:00, sábado 10:00–14:00', 'Peluquería'],
])('hours are one table, in %s: %s', (language, prompt, description) => {
  const shots = write(prompt, language, { description })
  const tables = shots.flatMap((shot) => readTableShot(shot) ?? [])
  expect(shots.filter((shot) => readTableShot(shot))).toHaveLength(1)
  expect(tables.length).toBe(prompt.split(',').length)
  expect(shots.length).toBeGreaterThanOrEqual(4)
})

test('each price of a list has a scene, and hours are two tables where a film says nothing else', () => {
  const prices = write('Breakfast menu: Porridge £4, Eggs £7, Pancakes £8', 'en')
  expect(listTexts(prices)).toEqual(expect.arrayContaining(['Porridge | £4', 'Eggs | £7', 'Pancakes | £8']))
  const hours = write('Opening hours: Mon–Fri 9–5, Sat 10–2', 'en')
  expect(listTexts(hours)).toEqual(['Opening hours', 'Mon–Fri | 9–5', 'Sat | 10–2', ''])
})

test.each([
  ['en', 'Myth: you need strong arms. Fact: climbing is all in the legs.', 'Fact | Climbing is all in the legs'],
  ['de', 'Mythos: Klettern ist Kraft. Fakt: Klettern ist vor allem Technik.', 'Fakt | Klettern ist vor allem Technik'],
])('a label stands above what it is of, in %s: %s', (language, prompt, text) => {
  const texts = listTexts(write(prompt, language, { hasSubject: true }))
  expect(texts).toContain(text)
  expect(texts[0]).toMatch(/ \| /)
})

test.each([
  [
    'en',
    'Boiler service £79 (usually £110) if you book before 1 October',
    ['£79 (usually £110)', 'If you book before 1 October'],
  ],
  ['pt-BR', 'Ganhe 15% off usando o cupom MAR15, só no site', ['Ganhe 15% off', 'Usando o cupom MAR15', 'Só no site']],
  ['de', 'Weihnachtsgans vorbestellen bis 30. November, Anzahlung 20 €, Abholung am 23.12.', ['Anzahlung 20 €']],
])('a figure and its condition have a scene each before a film shows nothing, in %s: %s', (language, prompt, parts) => {
  const shots = write(prompt, language)
  expect(listTexts(shots)).toEqual(expect.arrayContaining(parts))
  expect(shots.filter(({ kind, lines }) => kind === 'subject' && lines.length === 0)).toEqual([])
})

test('an address stays in one scene', () => {
  const moved =
    'we’ve moved to Unit 4, Canal Wharf, LS11 5BB, opposite the tile shop. trade counter 7–4, closed weekends'
  expect(listTexts(write(moved, 'en')).join('\n')).toMatch(/Unit 4, Canal Wharf, LS11 5BB/)
})

test('what a brand says of itself is left out where its name says it', () => {
  const brief = createBrief(
    { content_type: 'video', prompt: 'Nuevos horarios desde el lunes', language: 'es' },
    { name: 'Peluquería Nube', description: 'Peluquería' },
  )
  expect(listTexts(writeShots(brief, writeCopy(brief)))).not.toContain('Peluquería')
})

test('a price stays behind what it is for', () => {
  const shots = write('Cambio de aceite y filtro 49 €, revisión de frenos gratis hasta el 30 de noviembre', 'es')
  expect(listTexts(shots).slice(0, 2)).toEqual(['Cambio de aceite y filtro', '49 €'])
})

test('an emoji stands with words in its scene', () => {
  const texts = listTexts(write('“Best croissant outside Paris” – Amelie R. ☕ come find out, 12 Harbour Lane', 'en'))
  expect(texts.filter((text) => text.includes('☕'))).toEqual([expect.stringMatching(/\p{L}/u)])
})
