import { expect, test } from 'vitest'
import { splitAtLineBreaks } from './line-breaks.ts'
import { splitUnspaced } from './unspaced-scripts.ts'

/** The pieces between which a line may end. */
const split = (text: string) => splitUnspaced(text).join('|')

test('a short name in brackets stays in one line, and a long quotation does not', () => {
  expect(split('冬の限定「柚子塩らーめん」980円')).toContain('「柚子塩らーめん」')
  const said = splitUnspaced('「この店のパンを食べると一日が楽しくなります」と言われました')
  expect(Math.max(...said.map(({ length }) => length))).toBeLessThan(9)
  expect(said.filter((piece) => piece.startsWith('」'))).toEqual([])
})

test('a day stays with its day of the week', () => {
  expect(split('8月13日(木)〜16日(日)はお休みします')).not.toMatch(/日\|\(/u)
})

test('a script without spaces is broken between words and by the kinsoku rules', () => {
  const pieces = (text: string) => splitAtLineBreaks(text).map((piece) => piece.text)
  expect(pieces('東京で一番おいしいコーヒーを、あなたに。')).toEqual([
    '東京で',
    '一番',
    'おいしい',
    'コーヒーを、',
    'あなたに。',
  ])
  expect(pieces('每天早晨，现烘现磨')).toEqual(['每天早晨，', '现烘现磨'])
  expect(pieces('「新商品」')).toEqual(['「新商品」'])
  expect(pieces('สวัสดีชาวโลก')).toEqual(['สวัสดี', 'ชาว', 'โลก'])
  expect(
    splitAtLineBreaks('東京タワー')
      .slice(1)
      .every((piece) => piece.glued),
  ).toBe(true)
})
