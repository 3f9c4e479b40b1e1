import { expect, test } from 'vitest'
import { deriveColorRoles } from '../color/color-roles.ts'
import { randomFrom } from '../model/random.ts'
import { derivePalette } from './palette.ts'
import { tilePattern } from './tile-pattern.ts'

test('tiles begin and end at the edges of pixels, so that no hairline of another color is between them', () => {
  const roles = deriveColorRoles('#386641', '#F2E8CF')
  const areas = [
    { x: 820.8, y: 0, width: 259.2, height: 1080 },
    { x: 0, y: 1605.3, width: 1080, height: 314.7 },
  ]
  for (const area of areas) {
    const paths = tilePattern(area, derivePalette(roles.paper, roles), randomFrom(7, 'tiles'))
    const squares = paths.filter(({ d }) => /^M[\d.-]+ [\d.-]+H[\d.-]+V[\d.-]+H[\d.-]+V[\d.-]+Z$/.test(d))
    expect(squares.length).toBeGreaterThan(5)
    expect(squares.filter(({ d }) => d.includes('.'))).toEqual([])
  }
})
