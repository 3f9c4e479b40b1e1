import { expect, test } from 'vitest'
import { createCanvas } from '../model/canvas.ts'
import { createBrief } from '../testing/briefs.ts'
import { chooseEmphasis, chooseToneStyle } from './tone-style.ts'
import { createTypeSizes } from './type-sizes.ts'

test('the tones of the wizard differ in corners, energy, tilt, and facts', () => {
  const tones = ['professional', 'casual', 'enthusiastic', 'informative'].map((tone) =>
    chooseToneStyle(createBrief({ tone })),
  )
  expect(tones.map(({ corner, energy, angle, factual }) => [corner, energy, angle, factual])).toEqual([
    ['soft', 0, 0, false],
    ['round', 1, 5, false],
    ['round', 2, 8, false],
    ['soft', 0, 0, true],
  ])
})

test('a quiet brand keeps its own style for the professional tone', () => {
  expect(chooseToneStyle(createBrief({ tone: 'professional' }, { tone: 'luxury' })).tone).toBe('luxury')
  expect(chooseToneStyle(createBrief({ tone: 'enthusiastic' }, { tone: 'luxury' })).tone).toBe('bold')
  expect(chooseToneStyle(createBrief({ tone: 'something else' }, { tone: 'playful' }))).toMatchObject({
    energy: 2,
    corner: 'round',
  })
})

test('the sales goal has a larger price, button, and badge than the awareness goal', () => {
  const canvas = createCanvas(1080, 1080, null)
  const [sales, awareness] = ['sales', 'awareness'].map((goal) => createTypeSizes(canvas, false, chooseEmphasis(goal)))
  expect(sales?.price).toBeGreaterThan((awareness?.price ?? 0) * 1.5)
  expect(sales?.label).toBeGreaterThan((awareness?.label ?? 0) * 1.2)
  expect(sales?.badge).toBeGreaterThan((awareness?.badge ?? 0) * 1.2)
  expect(chooseEmphasis('awareness').headline).toBeGreaterThan(chooseEmphasis('sales').headline)
})
