import { expect, test } from 'vitest'
import { fakeMeasure } from '../../testing/briefs.ts'
import { wrapText, type TextStyle } from '../fit-text.ts'
import { getFontFamily } from '../font-families.ts'
import { createRuler, listMeasuredWords } from '../text-ruler.ts'
import { findNames } from './bonds.ts'
import { createLineBreaker } from './line-breaker.ts'

const STYLE: TextStyle = {
  face: { family: getFontFamily('Inter'), weight: 700 },
  leading: 1.04,
  tracking: 0,
  transform: 'none',
}

test.each([
  ['en', 'How Baxter Heating saved 11 hours a week', ['Baxter Heating']],
  ['en', 'Meet us at Field Service Expo in Hall 4', ['Field Service Expo']],
  ['en', '— Hannah Reed, member since 2022', ['Hannah Reed,']],
  ['fr', 'Atelier avec Claire Fontaine chez nous', ['Claire Fontaine']],
  ['it', 'Ti aspettiamo in Santa Croce sabato', ['Santa Croce']],
  ['en', 'Every Friday in May we grill', []],
  ['en', 'Get Your Free Quote Today', []],
  ['de', 'Wir suchen eine neue Leitung Küche', []],
  ['nl', 'Nu op de Witte de Withstraat te vinden', ['Witte de Withstraat']],
  ['pt', 'Estamos na Rua da Alegria de novo', ['Rua da Alegria']],
])('names are found by their capitals (%s): %s', (language, text, names) => {
  expect(findNames(text, language)).toEqual(names)
})

/** The lines of a text in each width in which it takes two. */
async function wrapInAllWidths(text: string, language: string, phrases: readonly string[] = []) {
  const breaker = createLineBreaker({ language, phrases: [...phrases, ...findNames(text, language)] })
  const ruler = await createRuler(listMeasuredWords(breaker.split(text)), [STYLE.face], fakeMeasure, breaker)
  const widths = Array.from({ length: 40 }, (_, index) => 370 + index * 2)
  return widths.flatMap((width) => {
    const lines = wrapText(text, STYLE, ruler, 20, width, 2) ?? []
    return lines.length > 1 ? [lines.join(' / ')] : []
  })
}

test.each([
  ['en', 'Deadlift workshop with Marcus Bell on stage', /Marcus \/ Bell/],
  ['en', 'We are open on New Year’s Day until noon', /New \/ Year|Year’s \/ Day/],
  ['en', 'Come see us in Hall 4 near Stand B12 all week', /Hall \/ 4|Stand \/ B12/],
  ['de', 'Wir sind am Samstag, 13. Februar, ab 10 Uhr da', /Samstag, \/ 13/],
  ['de', 'Geöffnet ist nur Mo + Di von 10 bis 14 Uhr', /Mo \/ \+|\+ \/ Di/],
  ['en', 'The show is Wednesday, February 10, from 2 pm', /Wednesday, \/ February/],
  ['fr', 'Portes ouvertes sam. 16 et dim. 17 janvier à Lyon', /16 \/ et|et \/ dim|dim\. \/ 17/],
  ['nl', 'Kom vanaf zaterdag en zondag gezellig langs', /zaterdag \/ en|en \/ zondag/],
  ['nl', 'We zitten nu op de Witte de Withstraat 61', /Witte \/ de|de \/ Withstraat/],
  ['en', 'Please write before Friday to hello@marigoldpreschool.example', /@ \//],
  ['en', 'We hang them, we light them, we store them', /(?<!,) \//],
  ['en', 'Open from this coming Friday at 6 am again', /^Open \//],
])('names, dates and lists of days are on one line where they fit (%s): %s', async (language, text, torn) => {
  const settings = await wrapInAllWidths(text, language)
  expect(settings.length).toBeGreaterThan(3)
  expect(settings.filter((lines) => torn.test(lines))).toEqual([])
})

test('names of the brand and of persons stay whole in capitals and in languages with capital nouns', async () => {
  const phrases = ['Kleine Füchse', 'Anna Schmidt']
  const settings = await wrapInAllWidths('SOMMERFEST DER KLEINEN GEIGE MIT ANNA SCHMIDT AM SEE', 'de', phrases)
  expect(settings.filter((lines) => /ANNA \/ SCHMIDT/.test(lines))).toEqual([])
})
