import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, fakeMeasure } from '../../testing/briefs.ts'
import { hasHook, promoteHook } from './hook.ts'
import { promotePrice } from './promote-price.ts'
import type { TextLayer } from '../../model/scene.ts'

const write = (prompt: string) => promoteHook(promotePrice(writeCopy(createBrief({ prompt }))))

test.each([
  ['Swimming lessons for toddlers start Monday 12 January, £9.50 each, first lesson free', 'First lesson free'],
  ['Blood pressure checks without appointment, Mon–Fri 9–5, free for over 40s', 'Free for over 40s'],
  ['Guitar lessons online or in Leeds, £28 an hour, all ages, first 20 minutes on me', 'First 20 minutes on me'],
  ['Klavierunterricht ab 6 Jahren, 32 € pro Stunde, erste Stunde gratis', 'Erste Stunde gratis'],
  ['Cours de yoga le mardi à 18 h, 12 € la séance, premier cours offert', 'Premier cours offert'],
  ['Clases de inglés los lunes a las 18 h, 15 € la hora, primera clase gratis', 'Primera clase gratis'],
  [
    'Corso di chitarra per bambini, ogni mercoledì alle 17, 12 € a lezione, prima lezione gratis',
    'Prima lezione gratis',
  ],
])('what a stranger stops for is the second voice, and the list price a fact: %s', (prompt, hook) => {
  const copy = write(prompt)
  expect([copy.badge, hasHook(copy), copy.price]).toEqual([hook, true, null])
  expect([...copy.benefits, copy.subline]).not.toContain(hook)
})

test.each([
  'Open mic, last Thursday of the month, doors 7.30, free entry, sign up at the bar',
  'Kürbisfest auf dem Hof: Sonntag, 12. Oktober, 11–17 Uhr, Traktorfahrten, Eintritt frei',
  'Morning Serum now $39 instead of $48, free shipping',
  'Free bike check this Saturday 10–3 outside the library, no appointment needed',
  '2 for 1 on all houseplants this weekend',
  'Loft conversion from £38,000, 10 year guarantee, free quote in 48 hours',
  'Badsanierung ab 4.900 €, zehn Jahre Garantie, kostenloses Angebot',
  'Rénovation de salle de bains, à partir de 4 900 €, devis gratuit',
  'Family suites from £95 a night, breakfast included, dogs welcome',
])('free entry, extras and what the headline offers are no hook: %s', (prompt) => {
  expect(hasHook(write(prompt))).toBe(false)
})

test.each([
  ['Half-term camp: football, climbing and crafts. 16–20 February, £28 a day, ages 6–11', '£28 a day'],
  ['Puppy playtime Sundays 10–11, £6, under 16 weeks, fully vaccinated please', '£6'],
  ['Record fair, Saturday 14 March, 10–4, Town Hall. 60 stalls, entry £3', 'Entry £3'],
  ['Passeios de barco ao pôr do sol, 25 € por pessoa, todos os dias às 19h', '25 € por pessoa'],
])('what an event or a course costs is a fact behind its day: %s', (prompt, price) => {
  const copy = write(prompt)
  expect(copy.price).toBe(null)
  expect(copy.details).toContainEqual({ kind: 'price', text: price })
})

test.each(['Burger Monday: any burger and fries £9.90, all day', 'Cat boarding £12 a night, own heated cabins'])(
  'the price of what has no day stays: %s',
  (prompt) => {
    expect(promoteHook(promotePrice(writeCopy(createBrief({ prompt }))))).toEqual(
      promotePrice(writeCopy(createBrief({ prompt }))),
    )
  },
)

test.each([
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
])('the hook is larger than all words but the headline: %i × %i', async (width, height) => {
  const prompt = 'Swimming lessons for toddlers start Monday 12 January, 30 minutes, £9.50 each, first lesson free'
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const brief = createBrief({ prompt, width, height, seed })
    const { layers } = await composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)
    const texts = layers.filter((layer): layer is TextLayer => layer.kind === 'text')
    const measure = ({ size, lines }: TextLayer) => size * Math.max(...lines.map(({ scale = 1 }) => scale))
    const [first, second] = texts.toSorted((a, b) => measure(b) - measure(a))
    expect([first?.role, second?.text]).toEqual(['headline', 'First lesson free'])
  }
})
