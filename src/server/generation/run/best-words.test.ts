import { expect, test } from 'vitest'
import { keepClausesWhole } from './best-words.ts'

const draw = (name: string, value: number) => ({
  name,
  check: {
    score: 90,
    passed: value === 0,
    rules: [{ rule: 'words', label: 'Words', passed: value === 0, value, threshold: 0, unit: 'findings', box: null }],
  },
})

test('a design whose words have a fault is drawn again with whole clauses, and the better one is kept', async () => {
  const keep = async (before: number, after: number, hasOwnWords = false) =>
    (await keepClausesWhole(draw('lifted', before), hasOwnWords, async () => draw('whole', after))).name
  expect(await keep(2, 0)).toBe('whole')
  expect(await keep(2, 2)).toBe('lifted')
  expect(await keep(2, 0, true)).toBe('lifted')
})

test('a design without a fault is not drawn twice', async () => {
  const drawWhole = () => Promise.reject(new Error('drawn again'))
  expect((await keepClausesWhole(draw('lifted', 0), false, drawWhole)).name).toBe('lifted')
})
