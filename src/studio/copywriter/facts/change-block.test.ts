import { expect, test } from 'vitest'
import { changeBlockTexts, listKeptTexts } from './change-block.ts'
import type { PostBlock } from './post-block.ts'

const MENU: PostBlock = {
  kind: 'menu',
  rows: [
    { text: 'Espresso', price: '$3' },
    { text: 'Cortado', price: '$3' },
  ],
}
const STEPS: PostBlock = { kind: 'steps', steps: ['Cleanse', 'Tone', 'Rest'] }
const SIDES: PostBlock = {
  kind: 'comparison',
  sides: [
    { label: 'Before', text: 'Dry' },
    { label: 'After', text: 'Calm' },
  ],
}

test.each<[string, PostBlock, string[], PostBlock]>([
  [
    'a menu takes new words and a new row',
    MENU,
    ['Ristretto', '$4', 'Cortado', '$3', 'Mocha', '$5'],
    {
      kind: 'menu',
      rows: [
        { text: 'Ristretto', price: '$4' },
        { text: 'Cortado', price: '$3' },
        { text: 'Mocha', price: '$5' },
      ],
    },
  ],
  [
    'a blank row is removed',
    MENU,
    ['', '', 'Cortado', '$3'],
    { kind: 'menu', rows: [{ text: 'Cortado', price: '$3' }] },
  ],
  ['half a row keeps its other half', MENU, ['Espresso', '', 'Cortado', '$3'], MENU],
  ['a new row waits for its price', MENU, ['Espresso', '$3', 'Cortado', '$3', 'Mocha', ''], MENU],
  ['a block keeps its last words', MENU, ['', '', '', ''], MENU],
  ['a blank step is removed', STEPS, ['Cleanse', '', 'Sleep'], { kind: 'steps', steps: ['Cleanse', 'Sleep'] }],
  [
    'a comparison keeps its four texts',
    SIDES,
    ['Before', '', 'Now', 'Bright'],
    {
      kind: 'comparison',
      sides: [
        { label: 'Before', text: 'Dry' },
        { label: 'Now', text: 'Bright' },
      ],
    },
  ],
  ['a figure is changed', { kind: 'statistic', figure: '97%' }, ['98%'], { kind: 'statistic', figure: '98%' }],
])('%s', (_name, block, texts, expected) => {
  expect(changeBlockTexts(block, texts)).toEqual(expected)
})

test('the texts of a changed block are found in the document by their index', () => {
  expect(listKeptTexts(STEPS, ['Cleanse', '', 'Sleep'])).toEqual([0, 2])
  expect(listKeptTexts(MENU, ['', '', 'Cortado', '$3'])).toEqual([2, 3])
})
