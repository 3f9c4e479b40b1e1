import { expect, test } from 'vitest'
import { canvasOf } from '../form.ts'
import { briefOf } from '../testing.ts'
import { emphasisOf, mannerOf } from './manner.ts'
import { sizesOf } from './sizes.ts'

test('the tones of the wizard differ in boxes, energy and what they keep', () => {
  const tones = ['professional', 'casual', 'enthusiastic', 'informative'].map((tone) => mannerOf(briefOf({ tone })))
  expect(tones.map(({ corner, energy, tilt, factual }) => [corner, energy, tilt, factual])).toEqual([
    ['soft', 0, 0, false],
    ['round', 1, 5, false],
    ['round', 2, 8, false],
    ['soft', 0, 0, true],
  ])
})

test('a quiet brand that speaks professionally keeps its own drawings and faces', () => {
  expect(mannerOf(briefOf({ tone: 'professional' }, { tone: 'luxury' })).tone).toBe('luxury')
  expect(mannerOf(briefOf({ tone: 'enthusiastic' }, { tone: 'luxury' })).tone).toBe('bold')
  expect(mannerOf(briefOf({ tone: 'something else' }, { tone: 'playful' }))).toMatchObject({
    energy: 2,
    corner: 'round',
  })
})

test('what is to sell has a larger price, button and badge than what is to be seen', () => {
  const canvas = canvasOf(1080, 1080, null)
  const [sales, awareness] = ['sales', 'awareness'].map((goal) => sizesOf(canvas, false, emphasisOf(goal)))
  expect(sales?.price).toBeGreaterThan((awareness?.price ?? 0) * 1.5)
  expect(sales?.label).toBeGreaterThan((awareness?.label ?? 0) * 1.2)
  expect(sales?.badge).toBeGreaterThan((awareness?.badge ?? 0) * 1.2)
  expect(emphasisOf('awareness').headline).toBeGreaterThan(emphasisOf('sales').headline)
})
