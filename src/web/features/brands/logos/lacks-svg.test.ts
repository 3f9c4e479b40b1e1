import { expect, test } from 'vitest'
import { lacksSvg } from './lacks-svg.ts'

const url = '/api/files/logo.png'
const stored = (...kinds: ('full' | 'on_dark' | 'mono')[]) => kinds.map((kind) => ({ kind, url }))

test.each([
  ['a logo that is stored as a picture', { logo_url: url, logos: [], offers: [] }, true],
  ['a picture as the full logo', { logo_url: null, logos: stored('full'), offers: [] }, true],
  ['one of two computed variants', { logo_url: url, logos: stored('on_dark'), offers: [] }, true],
  ['an SVG that offers what is missing', { logo_url: url, logos: stored('on_dark'), offers: ['mono'] }, false],
  ['all computed variants', { logo_url: url, logos: stored('on_dark', 'mono'), offers: [] }, false],
  ['no logo', { logo_url: null, logos: [], offers: [] }, false],
] as const)('%s: whether the SVG has to be uploaded again', (_, logos, lacks) => {
  expect(lacksSvg({ ...logos, logos: [...logos.logos], offers: [...logos.offers] })).toBe(lacks)
})
