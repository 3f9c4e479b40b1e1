import { expect, test } from 'vitest'
import { createBrief } from '#studio/testing/briefs.ts'
import { byRules, TEST_NOW } from '../../testing/gemini/gemini-provider.ts'
import { openSemaphore } from '../../infrastructure/limits/semaphore.ts'
import { openTexts } from '../openai/openai.ts'
import type { CopyRow } from '../providers-file.ts'

const clock = { now: () => TEST_NOW }
const server = {
  name: 'test',
  baseUrl: 'http://127.0.0.1:9/v1',
  rules: null,
  clock,
  refused: new Set<string>(),
  inTurn: openSemaphore(1),
}
const row: CopyRow = {
  kind: 'copy',
  provider: 'test',
  model: 'words-1',
  valid_from: '2026-01-01',
  valid_to: null,
  usd_per_million: { input: 2, text_output: 8, media_output: 0 },
}
const texts = openTexts(server, row, byRules)
const ANSWER_USD = (4096 * 8) / 1e6

test('the upper estimate of a text counts its prompt by length and its answer by its limit', () => {
  const short = texts.upperUsd({ copy: createBrief({ prompt: 'A calm post' }) })
  const long = texts.upperUsd({ copy: createBrief({ prompt: `A calm post ${'about our night cream '.repeat(1000)}` }) })
  expect(short).toBeGreaterThan(ANSWER_USD)
  expect(short).toBeLessThan(ANSWER_USD + 0.01)
  // 22,000 bytes are at most 11,000 tokens.
  expect(long - short).toBeCloseTo((11_000 * 2) / 1e6, 4)
})

test('a translation may be as long as the limits of its texts', () => {
  const request = { from: 'en', to: 'de', brand: 'Nocte', tone: 'calm', terms: [], complaints: [] }
  const estimate = (fits: number) =>
    texts.upperUsd({
      translation: { ...request, texts: [{ field: 'headline', name: 'Headline', text: 'Sleep', fits }] },
    })
  expect(estimate(50_000) - estimate(10_000)).toBeCloseTo((40_000 * 8) / 1e6, 4)
})

test('texts without prices are free', () => {
  const free = openTexts(server, { ...row, usd_per_million: { input: 0, text_output: 0, media_output: 0 } }, byRules)
  expect(free.upperUsd({ copy: createBrief({}) })).toBe(0)
})
