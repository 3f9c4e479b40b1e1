import { expect, test } from 'vitest'
import { canToggleAccent, toggleAccent, toggleNeutral } from './draft-palette.ts'

test('colors are added to the extended palette and removed again, and an empty one is none', () => {
  const one = toggleAccent(null, '#C2410C')
  expect(one).toEqual({ neutral: null, accents: [{ hex: '#C2410C', role: 'highlight' }] })
  const both = toggleNeutral(one, '#EFEBE4')
  expect(both).toMatchObject({ neutral: '#EFEBE4', accents: [{ hex: '#C2410C' }] })
  expect(toggleAccent(toggleNeutral(both, '#EFEBE4'), '#C2410C')).toBeNull()
})

test('a fifth accent cannot be added, but each of four can be removed', () => {
  const full = ['#111111', '#222222', '#333333', '#444444'].reduce(toggleAccent, null)
  expect([canToggleAccent(full, '#555555'), canToggleAccent(full, '#222222')]).toEqual([false, true])
})
