import { expect, test } from 'vitest'
import { BRAND_CHECK_SENTENCES } from '#contract/sentences/brand-check-sentences.ts'
import type { BrandCheck } from './check-rule.ts'
import { addSoundRule } from './video-sound-rule.ts'

const held = { rule: 'words', label: 'Words', passed: true, value: 0, threshold: 0, unit: 'findings', box: null }
const CHECK: BrandCheck = {
  score: 90,
  passed: true,
  rules: [held, { ...held, rule: 'film' }, { ...held, rule: 'color' }],
}
const LEVEL = { lufs: -14, true_peak: -2, loudest_at: 2.44, quietest_at: 5.1, peak_at: 0.72 }

test.each([
  [{}, []],
  [{ lufs: -13.1, true_peak: -1 }, []],
  [{ lufs: -12.9 }, ['Second 2.4: the film is too loud']],
  [{ lufs: -15.1 }, ['Second 5.1: the film is too quiet']],
  [{ true_peak: -0.9 }, ['Second 0.7: the sound is too high to be played without distortion']],
])('a film with the level %j has the findings %j', (change, labels) => {
  const { rules = [], score, passed } = addSoundRule(CHECK, { ...LEVEL, ...change }) ?? {}
  const rule = rules.at(-1)
  expect(rule).toMatchObject({ rule: 'film_sound', passed: labels.length === 0, value: labels.length })
  expect(rule?.findings?.map(({ label }) => label) ?? []).toEqual(labels)
  expect(passed).toBe(labels.length === 0)
  expect(score).toBe(labels.length === 0 ? 90 : 68)
  const known: readonly string[] = Object.values(BRAND_CHECK_SENTENCES)
  for (const label of [rule?.label ?? '', ...labels]) expect(known).toContain(label.replace(/[\d.]+(?=:)/, '{seconds}'))
})

test('a silent film, and one that was not checked, stay as they are', () => {
  expect(addSoundRule(CHECK, null)).toBe(CHECK)
  expect(addSoundRule(null, LEVEL)).toBeNull()
})
