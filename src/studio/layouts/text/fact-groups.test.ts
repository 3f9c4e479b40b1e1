import { expect, test } from 'vitest'
import { createCopy } from '../../testing/briefs.ts'
import { groupFacts } from './fact-groups.ts'
import type { Fact } from '../../copywriter/facts/fact.ts'

const group = (facts: readonly Fact[]) =>
  groupFacts(createCopy('Workshop', { details: facts }), facts).map(({ facts: rows }) => rows.map(({ text }) => text))

test.each([
  [
    'en',
    [
      { kind: 'date', text: 'Saturday, March 7' },
      { kind: 'price', text: '$60' },
      { kind: 'place', text: '40 Dock Street' },
    ],
    [['Saturday, March 7', '40 Dock Street'], ['$60']],
  ],
  [
    'de',
    [
      { kind: 'contact', text: 'Anmeldung unter 0551 44 55 66' },
      { kind: 'date', text: 'Freitag, 27. November' },
      { kind: 'price', text: '35 €' },
    ],
    [['Freitag, 27. November'], ['35 €'], ['Anmeldung unter 0551 44 55 66']],
  ],
  [
    'fr',
    [
      { kind: 'date', text: 'Dimanche 8 février' },
      { kind: 'feature', text: 'Chez Odile' },
      { kind: 'place', text: '12 rue Esquermoise' },
      { kind: 'quantity', text: '8 places' },
    ],
    [['Dimanche 8 février', 'Chez Odile', '12 rue Esquermoise'], ['8 places']],
  ],
] as const)('the day stands beside its place, and how to book at the foot: %s', (_language, facts, groups) => {
  expect(group(facts)).toEqual(groups)
})

test('the rows of a program of several days keep their order', () => {
  const facts: Fact[] = [
    { kind: 'date', text: 'Friday' },
    { kind: 'feature', text: 'Opening night' },
    { kind: 'date', text: 'Saturday' },
    { kind: 'feature', text: 'Street market' },
  ]
  expect(groupFacts(createCopy('Festival'), facts).flatMap(({ facts: rows }) => rows)).toEqual(facts)
})

test('a deadline without a date is when something is', () => {
  expect(
    group([
      { kind: 'deadline', text: 'Until March 15' },
      { kind: 'place', text: 'Main Street 4' },
    ]),
  ).toEqual([['Until March 15', 'Main Street 4']])
})

test.each([
  ['en', 'Climbing', '28 July – 1 Aug', 'Ages 8–14'],
  ['de', 'Klettern', '28. Juli bis 1. August', '8 bis 14 Jahre'],
  ['fr', 'Escalade', 'Du 28 juillet au 1er août', 'De 8 à 14 ans'],
])(
  'for whom an event is stands beside its day, and is no entry of what there is: %s',
  (_language, what, date, whom) => {
    const facts: Fact[] = [
      { kind: 'feature', text: what },
      { kind: 'date', text: date },
      { kind: 'audience', text: whom },
    ]
    expect(group(facts)).toEqual([[what], [date, whom]])
  },
)

test.each([
  ['Autumn starts 3 September', 'Half term 27–31 October', 'Ends 19 December'],
  ['Beginn 3. September', 'Ferien 27.–31. Oktober', 'Ende 19. Dezember'],
])('behind several days, the last one is one of them: %s', (start, pause, end) => {
  const facts: Fact[] = [
    { kind: 'date', text: start },
    { kind: 'date', text: pause },
    { kind: 'deadline', text: end },
  ]
  expect(group(facts)).toEqual([[start, pause, end]])
})
