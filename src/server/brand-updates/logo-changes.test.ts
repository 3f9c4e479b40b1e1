import { describe, expect, test } from 'vitest'
import type { LogoVariant } from '#studio/model/material.ts'
import { couldShowOtherLogo } from './logo-changes.ts'

const LOGO = { key: 'logo', role: 'logo' as const }
const variant = (name: LogoVariant, key: string = name) => ({ key, role: 'logo' as const, variant: name })
const on = (is_light: boolean, more: object = {}) => ({ is_light, is_small: false, is_clear: true, ...more })
const change = (
  drawn: Parameters<typeof couldShowOtherLogo>[0],
  before: LogoVariant[],
  after: ReturnType<typeof variant>[],
) =>
  couldShowOtherLogo(
    drawn,
    before.map((name) => variant(name)),
    { logo: LOGO, variants: after },
  )

describe('a design that clearly shows the logo', () => {
  const light = [{ key: 'logo', choice: on(true) }]
  const dark = [{ key: 'logo', choice: on(false) }]

  test('on a light ground could change for a variant for light grounds, not for one for dark grounds', () => {
    expect(change(light, [], [variant('on_light')])).toBe(true)
    expect(change(light, [], [variant('on_dark')])).toBe(false)
    expect(change(dark, [], [variant('on_dark')])).toBe(true)
    expect(change(dark, [], [variant('on_light')])).toBe(false)
  })

  test('does not change for a variant in one color, and for a mark only in a small place', () => {
    expect(change(light, [], [variant('mono')])).toBe(false)
    expect(change(light, [], [variant('mark')])).toBe(false)
    expect(change([{ key: 'logo', choice: on(true, { is_small: true }) }], [], [variant('mark')])).toBe(true)
  })

  test('could change for a variant of the whole logo, which comes first', () => {
    expect(change(dark, [], [variant('full')])).toBe(true)
    expect(change(dark, ['full'], [])).toBe(true)
  })

  test('does not change when a variant that it does not show is removed or replaced', () => {
    expect(change(light, ['on_dark'], [])).toBe(false)
    expect(change(light, ['on_dark'], [variant('on_dark', 'newer')])).toBe(false)
  })
})

test('a design changes when the file that it shows is replaced or removed', () => {
  const drawn = [{ key: 'on_dark', choice: on(false) }]
  expect(change(drawn, ['on_dark'], [variant('on_dark', 'newer')])).toBe(true)
  expect(change(drawn, ['on_dark'], [])).toBe(true)
  expect(change(drawn, ['on_dark'], [variant('on_dark'), variant('mono')])).toBe(false)
})

test('a logo that cannot be seen clearly could change for every new variant', () => {
  const drawn = [{ key: 'logo', choice: on(true, { is_clear: false }) }]
  expect(change(drawn, [], [variant('mono')])).toBe(true)
  expect(change(drawn, ['mono'], [])).toBe(false)
})

test('a design without a logo never changes, and one without a recorded choice could', () => {
  expect(change([], [], [variant('on_light')])).toBe(false)
  expect(change([{ key: 'logo' }], [], [variant('mono')])).toBe(true)
})

test('a carousel could change if one of its slides could', () => {
  const slides = [
    { key: 'logo', choice: on(true) },
    { key: 'logo', choice: on(false) },
  ]
  expect(change(slides, [], [variant('on_dark')])).toBe(true)
})
