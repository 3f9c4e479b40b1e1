import { expect, test } from 'vitest'
import { createBrief } from '../../testing/briefs.ts'
import { readRequest } from '../request-reading/read-request.ts'
import { writeCopy } from '../write-copy.ts'
import { placePieces } from './place-pieces.ts'
import type { Brief } from '../../model/brief.ts'

const write = (prompt: string, over: Partial<Brief> = {}) => writeCopy(createBrief({ prompt, ...over }))

const listPlaces = (prompt: string, over: Partial<Brief> = {}) =>
  (write(prompt, over).pieces ?? []).map(({ slot, text, dropped }) => `${slot}${dropped ? ' (dropped)' : ''}: ${text}`)

test('what stands behind a list with a label is not placed between the two', () => {
  expect(listPlaces('Was du mitbringst: Hallenschuhe, Wasser, Handtuch. Treffpunkt ist die Turnhalle')).toEqual([
    'headline: Was du mitbringst',
    'benefit: Hallenschuhe',
    'benefit: Wasser',
    'benefit: Handtuch',
    'benefit: Treffpunkt ist die Turnhalle',
  ])
  expect(listPlaces('Things to bring: swimwear, towel, warm hat, packed lunch, mask. Meet at the slipway')).toEqual([
    'headline: Things to bring',
    'subline: Swimwear, towel, warm hat, packed lunch, mask',
    'benefit: Meet at the slipway',
  ])
})

test.each([
  [
    'en',
    'Kids pottery camp this Friday. Things to bring: a towel, old shirt, snacks. 15 spots',
    'Things to bring: a towel, old shirt, snacks',
  ],
  [
    'de',
    'Kletterkurs am Samstag. Mitbringen: Turnschuhe, Trinkflasche, bequeme Hose. Tel. 0171 555 0123',
    'Mitbringen: Turnschuhe, Trinkflasche, bequeme Hose',
  ],
  [
    'fr',
    'Cours de cuisine samedi. Au menu : velouté, risotto, panna cotta. 65 €',
    'Au menu : velouté, risotto, panna cotta',
  ],
  [
    'es',
    'Taller de huerto el domingo. Qué traer: guantes, botas, gorra, agua',
    'Qué traer: guantes, botas, gorra, agua',
  ],
  ['ja', '親子キャンプ 5月3日10時集合。持ち物：タオル、着替え、水筒', '持ち物：タオル、着替え、水筒'],
  ['ar', 'رحلة تخييم يوم الجمعة. أحضر معك: منشفة، قبعة، ماء', 'أحضر معك: منشفة، قبعة، ماء'],
])('a list behind a title stays one with its label (%s)', (language, prompt, list) => {
  const brief = createBrief({ prompt, language })
  const read = readRequest(brief)
  const { pieces } = placePieces(read.pieces, brief, { language })
  expect(pieces.filter(({ text }) => text === list).map(({ slot }) => slot)).toEqual(['benefit'])
})

test.each([
  [
    'en',
    'Kids party: 10 kids, 1 hr bowling, pizza + squash, £149. Extra child £13.',
    '10 kids, 1 hr bowling, pizza + squash, £149',
  ],
  [
    'de',
    'Kindergeburtstag: 10 Kinder, 1 Std Bowling, Pizza + Saft, 149 €. Jedes weitere Kind 13 €',
    '10 Kinder, 1 Std Bowling, Pizza + Saft, 149 €',
  ],
  [
    'es',
    'Cumple infantil: 10 niños, 1 h de bolos, pizza y bebida, 149 €',
    '10 niños, 1 h de bolos, pizza y bebida, 149 €',
  ],
])('what a bundle has and its price are one offer (%s)', (language, prompt, bundle) => {
  const brief = createBrief({ prompt, language })
  const { pieces } = placePieces(readRequest(brief).pieces, brief, { language })
  expect(pieces.filter(({ text }) => text === bundle).map(({ slot }) => slot)).toEqual(['price'])
})

test('two lists with their labels stay two', () => {
  expect(
    listPlaces('Tri local. On accepte : piles, ampoules, encres. On refuse : pneus, verre, gravats. Ouvert le samedi'),
  ).toEqual([
    'headline: Tri local',
    'benefit: On accepte : piles, ampoules, encres',
    'benefit: On refuse : pneus, verre, gravats',
    'benefit: Ouvert le samedi',
  ])
})

test('the number of a name counts no steps', () => {
  const isCounted = (prompt: string) => write(prompt).block?.kind === 'steps'
  expect(isCounted('Meet the Courier 3: 90 km range, 21 kg, mudguards included')).toBe(false)
  expect(isCounted('Our top 5: brie, comté, gouda, feta, stilton')).toBe(true)
  expect(isCounted('3 reasons to try it: 90 km range, 21 kg, mudguards included')).toBe(true)
})
