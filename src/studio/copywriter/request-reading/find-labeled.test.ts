import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { writeSlides } from '../../carousel/write-slides.ts'
import { writeCopy } from '../write-copy.ts'

const place = (prompt: string) =>
  (writeCopy(createBrief({ prompt })).pieces ?? []).map(({ slot, text }) => `${slot}: ${text}`)

test.each([
  [
    'FAQ about our swim lessons: Q: what age? A: from 4 years. Q: how long? A: 30 minutes. Book at swim.example',
    [
      'headline: FAQ about our swim lessons',
      'benefit: Q: what age? A: from 4 years',
      'benefit: Q: how long? A: 30 minutes',
      'benefit: Book at swim.example',
    ],
  ],
  [
    'Electric cars. Myth: they don’t work in winter. Fact: range drops by 15 to 20%. Myth: batteries last 5 years. Fact: most carry an 8 year warranty',
    [
      'headline: Electric cars',
      'benefit: Myth: they don’t work in winter. Fact: range drops by 15 to 20%',
      'benefit: Myth: batteries last 5 years. Fact: most carry an 8 year warranty',
    ],
  ],
  [
    'Häufige Fragen zum Führerschein. Frage: Ab wann? Antwort: ab 16. Frage: Was kostet es? Antwort: etwa 2.800 €. Anmeldung unter 0711 123456',
    [
      'headline: Häufige Fragen zum Führerschein',
      'benefit: Frage: Ab wann? Antwort: ab 16',
      'benefit: Frage: Was kostet es? Antwort: etwa 2.800 €',
      'detail: Anmeldung unter 0711 123456',
    ],
  ],
  [
    'Vrai ou faux ? Idée reçue : le miel périme. Réalité : il se garde des années. Idée reçue : il faut le mettre au frais. Réalité : un placard suffit',
    [
      'headline: Vrai ou faux ?',
      'benefit: Idée reçue : le miel périme. Réalité : il se garde des années',
      'benefit: Idée reçue : il faut le mettre au frais. Réalité : un placard suffit',
    ],
  ],
])('labels that come again make a list of rounds: %s', (prompt, pieces) => {
  expect(place(prompt)).toEqual(pieces)
})

test.each([
  'Open day. Where: Town Hall. When: Saturday 10–4',
  'Garage sale. Saturday: books. Sunday: toys',
  'Tel: 0113 496 0000. Tel: 0113 496 0001',
])('labels that come once, or one label at twice, are no list: %s', (prompt) => {
  expect(writeCopy(createBrief({ prompt })).pieces?.filter(({ entry }) => entry)).toEqual([])
})

test('a slide shows a question, and below it its answer', () => {
  const brief = createBrief({ prompt: 'Our swim lessons: Q: what age? A: from 4 years. Q: how long? A: 30 minutes.' })
  const { slides } = writeSlides(brief, writeCopy(brief), { count: null })
  expect(slides.slice(1, 3).map(({ copy }) => [copy.eyebrow, copy.headline, copy.subline])).toEqual([
    ['Q', 'What age?', 'A: from 4 years'],
    ['Q', 'How long?', 'A: 30 minutes'],
  ])
})

test.each([
  [
    'Our bars are: sugar free, gluten free, dairy free, nut free',
    ['Sugar free', 'Gluten free', 'Dairy free', 'Nut free'],
  ],
  ['5 reasons to switch: no contract, hands free, rate free, risk free, ad free', ['Hands free', 'Ad free']],
  ['5 conseils pour dormir : heure fixe, pas d’écran, pas de café, chambre fraîche, lire un livre', ['Lire un livre']],
])('"free" and what reads like it is no price in a list without amounts: %s', (prompt, rows) => {
  const brief = createBrief({ prompt })
  const copy = writeCopy(brief)
  const { slides } = writeSlides(brief, copy, { count: null })
  expect(copy.block?.kind).not.toBe('menu')
  for (const row of rows) expect(slides.some((slide) => slide.copy.headline === row)).toBe(true)
})
