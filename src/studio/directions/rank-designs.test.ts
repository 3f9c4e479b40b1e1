import { expect, test } from 'vitest'
import { createCopy } from '../testing/briefs.ts'
import type { TextLayer } from '../model/scene.ts'
import { rankDesigns, type RankedDesign, scoreDesign } from './rank-designs.ts'

const text = (role: TextLayer['role'], size: number, height = 200): TextLayer => ({
  kind: 'text',
  role,
  text: 'Words',
  transform: 'none',
  family: 'Inter',
  weight: 700,
  size,
  tracking: 0,
  color: '#000000',
  ground: '#FFFFFF',
  box: { x: 0, y: 0, width: 1000, height },
  lines: [],
})
const design = (
  layers: TextLayer[],
  over: { notes?: string[]; failed?: string; score?: number; design?: RankedDesign['check']['design'] } = {},
): RankedDesign => ({
  scene: { layers, width: 1000, height: 1000, copy: createCopy('Words'), notes: over.notes ?? [] },
  check: { score: over.score ?? 100, rules: [{ passed: over.failed !== 'words' }], design: over.design },
})

test('a design with a failed rule, or without some words, comes after all others', () => {
  const small = design([text('headline', 60)])
  const large = [text('headline', 140, 600)]
  const scores = [
    design(large),
    small,
    design(large, { notes: ['words_left_out: Live jazz', 'words_left_out: Free entry'] }),
    design(large, { failed: 'words' }),
  ].map(scoreDesign)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  expect(new Set(scores).size).toBe(4)
})

test('what the check says of a design counts more than its size', () => {
  const large = [text('headline', 140, 600)]
  const good = design([text('headline', 70)], { score: 95 })
  expect(scoreDesign(good)).toBeGreaterThan(scoreDesign(design(large, { score: 60 })))
})

test('of designs that are nearly as good, one that shows its subject is better', () => {
  const shows = (passed: boolean, score: number) =>
    scoreDesign(design([text('headline', 100)], { score, design: [{ rule: 'subject_shown', passed }] }))
  expect(shows(true, 85)).toBeGreaterThan(shows(false, 100))
  expect(shows(true, 75)).toBeLessThan(shows(false, 100))
})

test('a larger headline and less empty space are better, until they are enough', () => {
  const score = (size: number, height: number) => scoreDesign(design([text('headline', size, height)]))
  expect(score(100, 300)).toBeGreaterThan(score(70, 300))
  expect(score(100, 400)).toBeGreaterThan(score(100, 200))
  expect(score(200, 900)).toBe(score(140, 600))
})

test('equal designs keep their order, and the best one is first', () =>
  expect(
    rankDesigns([
      { score: 0.5, at: 1 },
      { score: 0.9, at: 2 },
      { score: 0.5, at: 3 },
    ]).map(({ at }) => at),
  ).toEqual([2, 1, 3]))
