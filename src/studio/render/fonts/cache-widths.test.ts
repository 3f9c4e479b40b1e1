import { expect, test } from 'vitest'
import { getFontFamily } from '../../type/font-families.ts'
import { cacheWidths } from './cache-widths.ts'
import type { MeasureRun } from '../../type/text-ruler.ts'

/** Measures the length of each word, and records the words. */
function openRecorder() {
  const seen: string[] = []
  const measure = cacheWidths<null>(async (runs) => {
    seen.push(...runs.map(({ text }) => text))
    return runs.map(({ text }) => text.length)
  })
  return { seen, measure: (...runs: MeasureRun[]) => measure(runs, null) }
}

const word = (text: string, more: Partial<MeasureRun> = {}): MeasureRun => ({
  text,
  family: 'Inter',
  weight: 400,
  ...more,
})

test('a word is measured once for each family, weight, and language, and the order of the widths is kept', async () => {
  const { seen, measure } = openRecorder()
  expect(await measure(word('one'), word('seven'))).toEqual([3, 5])
  expect(await measure(word('seven'), word('eleven'), word('one'))).toEqual([5, 6, 3])
  expect(seen).toEqual(['one', 'seven', 'eleven'])
  await measure(word('one', { family: 'Lora' }), word('one', { weight: 700 }), word('one', { language: 'ja' }))
  expect(seen).toEqual(['one', 'seven', 'eleven', 'one', 'one', 'one'])
})

test('a word in an uploaded family is measured again, because a file of the family may be missing', async () => {
  const { seen, measure } = openRecorder()
  const uploaded = { ...getFontFamily('Inter'), faces: [], substitute: 'Inter' }
  for (let turn = 0; turn < 2; turn += 1) expect(await measure(word('one', { uploaded }))).toEqual([3])
  expect(seen).toEqual(['one', 'one'])
})
