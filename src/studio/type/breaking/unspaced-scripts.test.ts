import { expect, test } from 'vitest'
import { splitUnspaced } from './unspaced-scripts.ts'

/** The pieces between which a line may end. */
const split = (text: string) => splitUnspaced(text).join('|')

test('a short name in brackets stays in one line, and a long quotation does not', () => {
  expect(split('冬の限定「柚子塩らーめん」980円')).toContain('「柚子塩らーめん」')
  const said = splitUnspaced('「この店のパンを食べると一日が楽しくなります」と言われました')
  expect(Math.max(...said.map(({ length }) => length))).toBeLessThan(9)
})

test('a day stays with its day of the week', () => {
  expect(split('8月13日(木)〜16日(日)はお休みします')).not.toMatch(/日\|\(/u)
})
