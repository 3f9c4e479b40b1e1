import { expect, test } from 'vitest'
import { fakeMeasure } from '../../testing/briefs.ts'
import { wrapText, type TextStyle } from '../fit-text.ts'
import { getFontFamily } from '../font-families.ts'
import { fitBlock } from '../text-block.ts'
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

/** The lines of a headline that may take the sizes and line counts of a poster. */
async function fitHeadline(text: string, language: string) {
  const breaker = createLineBreaker({ language, phrases: findNames(text, language) })
  const ruler = await createRuler(listMeasuredWords(breaker.split(text)), [STYLE.face], fakeMeasure, breaker)
  const words = { role: 'headline' as const, text, style: STYLE, color: '#000000', ground: '#FFFFFF' }
  const bounds = { width: 936, height: 620, most: 150, least: 20, counts: [2, 3, 1, 4] }
  return fitBlock(words, ruler, bounds)?.lines.join(' / ')
}

test.each([
  ['en', 'Charity quiz for the lifeboat', 'Charity quiz / for the lifeboat'],
  ['en', 'Estate agents of the year?', 'Estate agents / of the year?'],
  ['en', 'Sunday roast for two', 'Sunday roast / for two'],
  ['en', 'Blood pressure checks without appointment', 'Blood pressure checks / without appointment'],
  ['de', 'Ab dem 19. sind wir wieder für euch da!', 'Ab dem 19. / sind wir wieder / für euch da!'],
  ['de', 'Bis 16.–20. Mai geöffnet', 'Bis 16.–20. Mai / geöffnet'],
  ['fr', 'Portes ouvertes de la boulangerie', 'Portes ouvertes / de la boulangerie'],
  ['es', 'Taller de cerámica para principiantes', 'Taller de cerámica / para principiantes'],
  ['it', 'Corso di chitarra per bambini', 'Corso / di chitarra / per bambini'],
  ['nl', 'Open dag van de bakkerij', 'Open dag / van de bakkerij'],
  ['pl', 'Dzień otwarty w piekarni', 'Dzień otwarty / w piekarni'],
])('lines of a headline begin where a phrase does (%s): %s', async (language, text, lines) => {
  expect(await fitHeadline(text, language)).toBe(lines)
})

test.each([
  ['en', 'They found the leak in ten minutes and charged me exactly what they said', /ten \//],
  ['de', 'Wir haben das Leck in zehn Minuten gefunden und uns genau daran gehalten', /zehn \//],
  ['fr', 'Ils ont trouvé la fuite en dix minutes et ont fait exactement le prix dit', /dix \//],
  ['es', 'Encontraron la fuga en diez minutos y cobraron justo lo que nos dijeron', /diez \//],
])('a number in words stays with what it counts (%s)', async (language, text, torn) => {
  const settings = await wrapInAllWidths(text, language)
  expect(settings.filter((lines) => torn.test(lines))).toEqual([])
  expect(await fitHeadline(text, language)).not.toMatch(torn)
})

test('names of the brand and of persons stay whole in capitals and in languages with capital nouns', async () => {
  const phrases = ['Kleine Füchse', 'Anna Schmidt']
  const settings = await wrapInAllWidths('SOMMERFEST DER KLEINEN GEIGE MIT ANNA SCHMIDT AM SEE', 'de', phrases)
  expect(settings.filter((lines) => /ANNA \/ SCHMIDT/.test(lines))).toEqual([])
})
