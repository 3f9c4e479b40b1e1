import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, fakeMeasure } from '../../testing/briefs.ts'
import type { TextLayer } from '../../model/scene.ts'

/** The texts of the designs of a request in five seeds. */
async function composeTexts(prompt: string, [width, height]: readonly [number, number] = [1080, 1080]) {
  const scenes = await Promise.all(
    [1, 2, 3, 4, 5].map((seed) => {
      const brief = createBrief({ prompt, width, height, seed })
      return composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)
    }),
  )
  return scenes.map(({ layers }) => layers.filter((layer): layer is TextLayer => layer.kind === 'text'))
}

/** The largest size of the words with a figure, and that of the headline without it. */
function measureSizes(texts: readonly TextLayer[]) {
  const lines = texts.flatMap(({ role, size, lines: set }) =>
    set.map(({ text, scale = 1 }) => ({ role, text, size: size * scale })),
  )
  const [prices, names] = [true, false].map((isPrice) =>
    lines.filter(({ role, text }) => /\p{Sc}/u.test(text) === isPrice && (isPrice || role === 'headline')),
  )
  return [prices, names].map((some) => Math.max(0, ...(some ?? []).map(({ size }) => size))) as [number, number]
}

test.each([
  'Sourdough workshop £65 incl. lunch and your own starter, 8 people max, Sunday 1 March',
  'Half-term camp: football, climbing and crafts. 16–20 February, 9–3.30, £28 a day, ages 6–11',
  'Töpferkurs für Anfänger: Samstag, 16. Januar, 14–17 Uhr, Gartenstraße 8, 49 € pro Person',
  'Vide-grenier dimanche 3 mai, 8h–17h, place du Marché, 10 € le stand',
  'Taller de cerámica, sábado 25 de abril a las 11 h, 45 € con material',
  'Corso di chitarra per bambini, ogni mercoledì alle 17, 12 € a lezione',
])('what an event costs is smaller than its name: %s', async (prompt) => {
  for (const texts of await composeTexts(prompt)) {
    const [price, name] = measureSizes(texts)
    expect(price).toBeGreaterThan(0)
    expect(price).toBeLessThan(name)
  }
})

test.each([
  ['7 day juice cleanse £99 (was £129), delivered to your door, order by Wednesday', '£129'],
  ['MOT £29.95 (was £54.85), book online before 31 March', '£54.85'],
  ['Becher Küstenblau: jetzt 29 € statt 38 €', '38 €'],
])('a former price with its brackets is smaller and quieter than the present one: %s', async (prompt, former) => {
  for (const texts of await composeTexts(prompt)) {
    const offer = texts.find(({ text }) => text.includes(former))
    const line = offer?.lines.find(({ runs }) => runs?.some(({ struck }) => struck))
    if (!offer || !line || line.scale === undefined || line.scale === 1) continue
    expect(line.scale).toBeLessThan(0.5)
    const colored = line.runs?.reduce((sum, { start, end }) => sum + end - start, 0) ?? 0
    expect(colored).toBeGreaterThanOrEqual(line.text.replaceAll(' ', '').length - 1)
    expect(line.runs?.map(({ color }) => color)).not.toContain(offer.color)
  }
})

test.each([
  'Cat boarding £12 a night, own heated cabins, webcams. 01632 960 112',
  'Hundepension 24 € pro Nacht, eigener Garten, Abholung möglich',
  'Garde de chats 12 € par nuit, photos chaque jour',
])('the list price of a unit is no larger than the name of what it buys: %s', async (prompt) => {
  for (const texts of await composeTexts(prompt)) {
    const [price, name] = measureSizes(texts)
    expect(price).toBeGreaterThan(0)
    expect(price).toBeLessThanOrEqual(name)
  }
})

test('no comma hangs before a figure of another size', async () => {
  for (const texts of await composeTexts('Cedar & Smoke: our winter candle, 50 hours, £26')) {
    const lines = texts.flatMap(({ lines: set }) => set)
    const before = lines[lines.findIndex(({ text }) => text.includes('£26')) - 1]
    expect(before?.text).toMatch(/hours$/u)
  }
})
