import { expect, test } from 'vitest'
import { measureTornHeadline } from './torn-headline.ts'
import type { TextLayer } from '../model/scene.ts'

const measure = (language: string, lines: readonly string[], scales: readonly number[] = []): number => {
  const text = lines.join(' ')
  const layer: TextLayer = {
    kind: 'text',
    role: 'headline',
    text,
    transform: 'none',
    family: 'Inter',
    weight: 700,
    size: 100,
    tracking: 0,
    color: '#000000',
    ground: '#FFFFFF',
    box: { x: 0, y: 0, width: 500, height: 300 },
    lines: lines.map((line, index) => ({ text: line, x: 0, y: index * 100, width: 400, scale: scales[index] ?? 1 })),
  }
  return measureTornHeadline({ language, headline: text }, [layer], { aspect: 'square' })
}

test.each([
  ['en', ['Charity', 'quiz for the', 'lifeboat']],
  ['de', ['Tag der', 'offenen Tür']],
  ['fr', ['Soirée', 'jeux de', 'société']],
  ['es', ['Taller de', 'cerámica']],
  ['it', ['Corso di', 'chitarra']],
])('a headline with a small word at the end of a line is worse than one without (%s): %j', (language, lines) => {
  expect(measure(language, lines)).toBeGreaterThan(0)
  expect(measure(language, [lines.join(' ')])).toBe(0)
})

test('lines of different sizes part what leads from its rest', () => {
  expect(measure('en', ['We are looking for a', 'pastry chef'], [0.44, 1])).toBe(0)
})
