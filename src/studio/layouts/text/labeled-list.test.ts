import { expect, test } from 'vitest'
import { splitLabeledList } from './labeled-list.ts'

test.each([
  ['Please bring: towel, snacks, water.', 'Please bring', ['towel', 'snacks', 'water']],
  [
    'À apporter : un tablier, une serviette, votre bonne humeur',
    'À apporter',
    ['un tablier', 'une serviette', 'votre bonne humeur'],
  ],
  ['持ち物：タオル、着替え、水筒', '持ち物', ['タオル', '着替え', '水筒']],
  ['أحضر معك: منشفة، قبعة، ماء', 'أحضر معك', ['منشفة', 'قبعة', 'ماء']],
])('the label and the entries of "%s"', (text, label, items) => {
  expect(splitLabeledList(text)).toEqual({ label, items })
})

test.each(['Open 10:30, 11:30, 12:30', 'Bring a friend, a towel, a hat', 'Tickets: adults, children'])(
  'no list with a label: %s',
  (text) => {
    expect(splitLabeledList(text)).toBeNull()
  },
)
