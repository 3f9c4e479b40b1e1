import { expect, test } from 'vitest'
import { drawBestLayout } from './best-layout.ts'

/** Draws layouts with these checks, in this order: the failed rules of each, and its score. */
const drawOf = (checks: readonly { failed: string[]; score: number }[]) => (avoid: readonly string[]) => {
  const at = avoid.length
  const { failed = [], score = 0 } = checks[at] ?? {}
  const rules = ['contrast_small', 'logo_clear', 'words'].map((rule) => ({ rule, passed: !failed.includes(rule) }))
  return Promise.resolve({ layout: String(at), check: { score, passed: failed.length === 0, rules } })
}
const choose = async (...checks: { failed: string[]; score: number }[]) =>
  (await drawBestLayout({ revision: undefined }, drawOf(checks))).layout

test('a layout that keeps all rules of the brand is better than one that looks better', async () => {
  expect(await choose({ failed: ['contrast_small'], score: 90 }, { failed: [], score: 60 })).toBe('1')
  expect(
    await choose(
      { failed: ['contrast_small'], score: 60 },
      { failed: ['contrast_small', 'logo_clear'], score: 80 },
      { failed: ['logo_clear'], score: 70 },
    ),
  ).toBe('2')
})

test('a low score alone, and words, are no reason for another layout', async () => {
  expect(await choose({ failed: [], score: 30 }, { failed: [], score: 100 })).toBe('0')
  expect(await choose({ failed: ['words'], score: 30 }, { failed: [], score: 100 })).toBe('0')
})

test('where a rule fails, another layout than that of the latest design of the brand is tried', async () => {
  const tried: string[][] = []
  const draw = (avoid: string[]) => {
    tried.push([...avoid])
    const rules = [{ rule: 'contrast_small', passed: avoid.length > 0 }]
    return Promise.resolve({ layout: avoid.length > 0 ? 'split' : 'poster', check: { score: 80, passed: true, rules } })
  }
  expect((await drawBestLayout({ revision: undefined }, draw, 'arch')).layout).toBe('split')
  expect(tried).toEqual([[], ['poster', 'arch']])
})
