import { expect, test } from 'vitest'
import { listPairColors, listPairs, type ColorPair } from './palette-pairs.ts'

const PALETTE = {
  neutral: '#EFEBE4',
  accents: [
    { hex: '#E8590C', role: 'highlight' as const },
    { hex: '#7C3AED', role: 'text' as const },
    { hex: '#FFD43B', role: 'background' as const },
    { hex: '#123456', role: 'decoration' as const },
  ],
}
const name = ({ ink, ground }: ColorPair) => [ink, ground].map(({ id, number }) => `${id}${number ?? ''}`).join(' on ')

test('a pair must reach both WCAG 2.2 and APCA; large text needs less', () => {
  const { safe, unsafe } = listPairs(listPairColors('#0F4C3F', '#F2E8D5', PALETTE))
  const find = (wanted: string) => [...safe, ...unsafe].find((pair) => name(pair) === wanted)
  expect(find('white on primary')).toMatchObject({ use: 'text' })
  // 3.6:1 is too little for text by WCAG, although APCA allows it.
  expect(find('white on accent1')).toMatchObject({ use: 'large' })
  // More than 4.5:1 passes WCAG, but by APCA black on orange is hard to read.
  expect(find('black on accent1')).toMatchObject({ use: 'none' })
  expect(find('black on accent1')?.ratio).toBeGreaterThan(4.5)
  expect(find('secondary on neutral')).toMatchObject({ use: 'none' })
  expect(find('secondary on neutral')?.ratio).toBeCloseTo(1.02, 1)
})

test('the role of an accent decides whether it has text, is text, or neither', () => {
  const { safe, unsafe } = listPairs(listPairColors('#0F4C3F', '#F2E8D5', PALETTE))
  const names = [...safe, ...unsafe].map(name).join()
  expect(names).toContain('accent2 on ')
  expect(names).not.toContain(' on accent2')
  expect(names).toContain(' on accent3')
  expect(names).not.toContain('accent3 on ')
  expect(names).not.toContain('accent4')
  expect(names).not.toContain('black on white')
})

test('the first pairs to use show every ground once, and the first to avoid are those that nearly pass', () => {
  const { safe, unsafe } = listPairs(listPairColors('#0F4C3F', '#F2E8D5', PALETTE))
  const grounds = new Set(safe.map(({ ground }) => ground))
  expect(new Set(safe.slice(0, grounds.size).map(({ ground }) => ground))).toEqual(grounds)
  expect(unsafe.map(({ ratio }) => ratio)).toEqual(unsafe.map(({ ratio }) => ratio).toSorted((a, b) => b - a))
})

test('a brand of two equal colors has no pair of them', () => {
  const { safe, unsafe } = listPairs(listPairColors('#123456', '#123456', null))
  expect([...safe, ...unsafe].map(name)).not.toContain('secondary on primary')
})
