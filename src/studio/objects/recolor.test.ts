import { expect, test } from 'vitest'
import { deltaE, toLch } from '../color/oklch.ts'
import { calmBody, inkBody, recolorBody, toLineDrawing, toRampColor, toRampShare } from './recolor.ts'

const RAMP = { dark: '#0A2A22', middle: '#0F4C3F', light: '#F4EFE6' }
const TONES = [0.3, 0.6, 0.9] as const

test('every color becomes one of the ramp: hex, short hex, rgb, names, and gradient stops', () => {
  const body =
    '<path fill="#d99a64"/><path fill="#fff"/><path stroke="rgb(20, 30, 40)"/><path fill="orange"/><stop offset="1" stop-color="#e0215c" stop-opacity=".5"/>'
  const recolored = recolorBody(body, RAMP, TONES)
  const colors = [...recolored.matchAll(/"(#[0-9A-F]{6})"/g)].map(([, color = '']) => color)
  expect(colors).toHaveLength(5)
  const ramp = Array.from({ length: 101 }, (_, index) => toRampColor(RAMP, index / 100))
  for (const color of colors) expect(Math.min(...ramp.map((of) => deltaE(of, color)))).toBeLessThan(2)
  expect(recolored).toContain('stop-opacity=".5"')
})

test('references and missing paints are kept', () => {
  const body = '<path fill="url(#a)" stroke="none"/>'
  expect(recolorBody(body, RAMP, TONES)).toBe(body)
})

test('lighter stays lighter', () => {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.95].map((lightness) => toRampShare(lightness, TONES))
  const lights = shares.map((share) => toLch(toRampColor(RAMP, share)).l)
  expect(lights).toEqual(lights.toSorted((a, b) => a - b))
})

test('a line drawing has one fill and one stroke', () => {
  const drawing = toLineDrawing('<path fill="#f00" d="M0 0"/><path stroke="#0f0" d="M1 1"/>', '#FFFFFF', '#000000', 0.4)
  expect(drawing.match(/fill=/g)).toHaveLength(1)
  expect(drawing.match(/stroke=/g)).toHaveLength(1)
})

test('purple grays become warm grays of the same lightness, and colors of a thing stay', () => {
  const body =
    '<path fill="#998EA4"/><path fill="#E1D8EC"/><path fill="#8D65C5"/><path fill="#00A86B"/><path fill="none"/>'
  const [gray = '', pale = '', grape, leaf, none] = [...calmBody(body).matchAll(/fill="([^"]*)"/g)].map(
    ([, color]) => color,
  )
  expect([grape, leaf, none]).toEqual(['#8D65C5', '#00A86B', 'none'])
  for (const [before, after] of [
    ['#998EA4', gray],
    ['#E1D8EC', pale],
  ] as const) {
    expect(toLch(after).l).toBeCloseTo(toLch(before).l, 1)
    expect(toLch(after).c).toBeLessThan(0.025)
  }
})

test('neon greens become those of a leaf, so that they do not outshine the colors of a brand', () => {
  const [neon = '', leaf] = [
    ...calmBody('<path fill="#00F397"/><path fill="#008463"/>').matchAll(/fill="([^"]*)"/g),
  ].map(([, color]) => color)
  expect(toLch(neon).c).toBeLessThan(0.15)
  expect(leaf).toBe('#008463')
})

test('the blue parts of a thing that is black and white are drawn in ink, and its grays stay', () => {
  const body = '<path fill="#3f5fff"/><path fill="#bebebe"/><path fill="none"/>'
  const [patch = '', gray, none] = [...inkBody(body).matchAll(/fill="([^"]*)"/g)].map(([, color]) => color)
  expect([gray, none]).toEqual(['#bebebe', 'none'])
  expect([toLch(patch).l < 0.35, toLch(patch).c < 0.03]).toEqual([true, true])
})
