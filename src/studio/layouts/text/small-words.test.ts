import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, fakeMeasure } from '../../testing/briefs.ts'
import { splitOffer } from './split-offer.ts'
import { keepSmall, splitUnit } from './small-words.ts'
import type { TextLayer } from '../../model/scene.ts'

const split = (text: string) => splitUnit(splitOffer(text) ?? []).map(({ kind, text: said }) => `${kind}: ${said}`)

test.each([
  ['£79 a night', 'small: a night'],
  ['24,90 € pro Satz, ohne Termin', 'small: pro Satz'],
  ['9 € la douzaine', 'small: la douzaine'],
  ['14 € al litro', 'small: al litro'],
  ['12 € por persona', 'small: por persona'],
  ['€ 12 per dag', 'small: per dag'],
  ['45 zł za osobę', 'small: za osobę'],
  ['3,900円から', 'small: から'],
])('the unit behind a figure belongs to it: %s', (text, unit) => {
  expect(split(text)).toContain(unit)
})

test.each(['£20 a month in advance of the course', '20% per family', '9 € dimanche', '£5 with a drink'])(
  'words that go on are no unit: %s',
  (text) => {
    expect(split(text).filter((part) => part.startsWith('small'))).toEqual([])
  },
)

test('a small word has a capital only where the request gives it one', () => {
  expect(keepSmall('From', '£79', 'Dog friendly rooms from £79 a night')).toBe('from')
  expect(keepSmall('From', '£79', 'From £79 a night, home from home')).toBe('From')
  expect(keepSmall('Ab', '49 €', 'Ölwechsel ab 49 €, ohne Termin')).toBe('ab')
})

async function composeTexts(prompt: string, [width, height]: readonly [number, number]) {
  const scenes = await Promise.all(
    [1, 2, 3].map((seed) => {
      const brief = createBrief({ prompt, width, height, seed })
      return composeScene(brief, writeCopy(brief), NO_IMAGES, fakeMeasure)
    }),
  )
  return scenes.map(({ layers }) => layers.filter((layer): layer is TextLayer => layer.kind === 'text'))
}

const SIZES = [
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1200, 628],
] as const

const LISTED = [
  ['Key cutting while you wait, from £4.50. 22 Mill Lane', 'from'],
  ['Dog friendly rooms from £79 a night, treats at check-in, walks from the door', 'from'],
  ['Loft conversion, from £38,000, 10 year guarantee, free quote in 48 hours', 'from'],
  ['Ölwechsel, ab 49 €, ohne Termin', 'ab'],
  ['Massage aux pierres chaudes, à partir de 65 €, sur rendez-vous', 'à partir de'],
  ['Fietsverhuur, vanaf € 12 per dag, helm inbegrepen', 'vanaf'],
] as const

test.each(LISTED)('small words before a price are smaller than it and have no capital: %s', async (prompt, lead) => {
  let found = 0
  for (const size of SIZES)
    for (const texts of await composeTexts(prompt, size))
      for (const { lines } of texts) {
        const at = lines.findIndex(({ text }) => text.toLowerCase() === lead)
        const [line, figure] = [lines[at], lines[at + 1]]
        if (!line || !figure) continue
        found += 1
        expect(line.text).toBe(lead)
        expect(line.scale).toBeLessThan((figure.scale ?? 1) * 0.8)
        expect(figure.text).toMatch(/\p{Nd}/u)
      }
  expect(found).toBeGreaterThan(0)
})

/** The size of the headline and that of the figure of a design; null without both. */
function measureSizes(texts: readonly TextLayer[]): [number, number] | null {
  const headline = texts.find(({ role }) => role === 'headline')
  const figure = texts.find(({ role, text }) => (role === 'price' || role === 'badge') && /\p{Nd}/u.test(text))
  return headline && figure && !/\p{Nd}/u.test(headline.text) ? [headline.size, figure.size] : null
}

test.each(LISTED)('the name leads before a list price: %s', async (prompt) => {
  const sizes = await Promise.all(SIZES.slice(0, 3).map((size) => composeTexts(prompt, size)))
  const ratios = sizes.flat().flatMap((texts) => {
    const [name, price] = measureSizes(texts) ?? []
    return name && price ? [name / price] : []
  })
  expect(Math.min(...ratios)).toBeGreaterThan(1.34)
})

test.each([
  'Winter coats, 40% off, until Sunday',
  'Wintermäntel, 40 % Rabatt, bis Sonntag',
  'Kahvaltı tabağı 280 TL, sınırsız çay, her gün 08.00–14.00',
])('the figure of an offer leads: %s', async (prompt) => {
  let found = 0
  for (const size of SIZES.slice(0, 3))
    for (const texts of await composeTexts(prompt, size)) {
      const [name, price] = measureSizes(texts) ?? []
      if (!name || !price) continue
      found += 1
      expect(price / name).toBeGreaterThan(1.34)
    }
  expect(found).toBeGreaterThan(0)
})
