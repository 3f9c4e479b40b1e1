import { expect, test } from 'vitest'
import { pickLogoUrl } from './pick-logo-url.ts'

test('a card shows the variant for its ground, and otherwise the logo', () => {
  const brand = { logo_url: '/logo', logo_variants: [{ kind: 'on_dark' as const, url: '/inverse' }] }
  expect(pickLogoUrl(brand, '#0B3B32')).toBe('/inverse')
  expect(pickLogoUrl(brand, '#F5E9CF')).toBe('/logo')
  expect(pickLogoUrl({ logo_url: null }, '#0B3B32')).toBeNull()
})
