import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { deriveColorRoles } from '../../color/color-roles.ts'
import type { ImageFacts, LogoVariant, SceneImages } from '../../model/material.ts'
import { createBrief, createCopy, createLogoFacts, fakeMeasure } from '../../testing/briefs.ts'
import { chooseLogo, type LogoSpace } from './choose-logo.ts'

const GREEN = '#0F4C3F'
const LOGO = { ...createLogoFacts(4), colors: [GREEN] }
const roles = deriveColorRoles(GREEN, '#E3C9A8')
const create = (variant: LogoVariant, color: string, ratio = 4) => ({
  variant,
  facts: { ...createLogoFacts(ratio), key: variant, colors: [color], rim: [color] },
})
const ALL = [
  create('full', GREEN),
  create('mark', GREEN, 1),
  create('on_light', '#0B3A30'),
  create('on_dark', '#FFFFFF'),
  create('mono', '#111111'),
]
const POST: LogoSpace = {
  widest: 700,
  tallest: 95,
  area: 113 ** 2,
  canvas: { width: 1080, height: 1080, aspect: 'square' },
}
const STRIP: LogoSpace = {
  widest: 75,
  tallest: 21,
  area: 25 ** 2,
  canvas: { width: 320, height: 50, aspect: 'banner' },
}
const AVATAR: LogoSpace = {
  widest: 300,
  tallest: 35,
  area: 42 ** 2,
  canvas: { width: 400, height: 400, aspect: 'square' },
}
const COLUMN: LogoSpace = { ...POST, widest: 150 }

const choose = (fill: string, space: LogoSpace, variants = ALL, logo: ImageFacts = LOGO) =>
  chooseLogo(logo, variants, { fill, roles }, space).key
const without = (...names: LogoVariant[]) => ALL.filter(({ variant }) => !names.includes(variant))

test.each([
  ['the version for light grounds on white', '#FFFFFF', POST, ALL, 'on_light'],
  ['the version for dark grounds on black', '#16181D', POST, ALL, 'on_dark'],
  ['the version for dark grounds on the color of the logo', GREEN, POST, ALL, 'on_dark'],
  ['the whole logo where there is no version for light grounds', '#FFFFFF', POST, without('on_light'), 'full'],
  ['the logo itself where nothing is wanted more', '#FFFFFF', POST, without('on_light', 'full'), 'logo'],
  ['the single color where the brand’s cannot be seen', '#3E8E7E', POST, without('on_dark', 'on_light'), 'mono'],
  ['the mark in a strip of 50 pixels', '#FFFFFF', STRIP, ALL, 'mark'],
  ['the mark in an avatar', '#FFFFFF', AVATAR, ALL, 'mark'],
  ['the mark in a square room of a large design', '#FFFFFF', COLUMN, ALL, 'mark'],
  ['what can be read rather than the mark', GREEN, STRIP, ALL, 'on_dark'],
  ['the mark, on a plate, where nothing can be read', GREEN, STRIP, [ALL[1] ?? create('mark', GREEN)], 'mark'],
  ['the logo, on a plate, where no variant can be read', GREEN, POST, [create('mono', '#111111')], 'logo'],
] as const)('chooses %s', (_what, fill, space, variants, key) => {
  expect(choose(fill, space, [...variants])).toBe(key)
})

test('a logo without variants is always that logo', () => {
  for (const fill of ['#FFFFFF', GREEN, '#777777']) expect(chooseLogo(LOGO, [], { fill, roles }, STRIP)).toBe(LOGO)
})

test('white details inside of a logo do not count, its outline does', () => {
  const veined = { ...LOGO, colors: [GREEN, '#FFFFFF'] }
  expect(choose('#FFFFFF', POST, [create('mono', '#111111')], veined)).toBe('logo')
  expect(choose(GREEN, POST, [create('on_dark', '#FFFFFF')], veined)).toBe('on_dark')
})

test('an opaque logo on a rectangle gives way to a version for the ground', () => {
  const opaque = { ...LOGO, border: '#FFFFFF' }
  expect(choose('#16181D', POST, without('on_light', 'full', 'mark', 'mono'), opaque)).toBe('on_dark')
  expect(choose('#FFFFFF', POST, [create('mono', '#111111')], opaque)).toBe('logo')
})

const compose = (material: Partial<SceneImages>, size: { width: number; height: number }, seed: number) =>
  composeScene(
    createBrief({ ...size, seed, pictures: [{ key: 'logo', role: 'logo' }] }),
    createCopy('Softer skin in seven days', { cta: 'Shop now' }),
    { logo: LOGO, images: [], objects: [], notes: [], ...material },
    fakeMeasure,
  )

test('designs without a plate: each logo can be read on its ground, and the same input gives the same scene', async () => {
  const used = new Set<string>()
  for (let seed = 1; seed <= 24; seed++) {
    const scene = await compose({ logoVariants: ALL }, { width: 1080, height: 1080 }, seed)
    expect(await compose({ logoVariants: ALL }, { width: 1080, height: 1080 }, seed)).toEqual(scene)
    const logos = scene.layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.key] : []))
    for (const key of logos) used.add(key)
    if (logos.length > 0)
      expect(scene.layers.some((layer) => layer.kind === 'panel' && layer.role === 'plate')).toBe(false)
  }
  expect([...used].toSorted()).toEqual(['on_dark', 'on_light'])
})

test('small banners show the mark, and no variants change nothing', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const strip = await compose(
      { logoVariants: without('on_dark', 'on_light', 'mono') },
      { width: 320, height: 50 },
      seed,
    )
    expect(strip.layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.key] : []))).toEqual(['mark'])
    const size = { width: 1080, height: 1350 }
    expect(await compose({ logoVariants: [] }, size, seed)).toEqual(await compose({}, size, seed))
  }
})

test('the end scene of a video, as all of its scenes, shows the variant for the primary color', async () => {
  const brief = createBrief({ content_type: 'video', seed: 5 }, { primary_color: GREEN })
  const material = { logo: LOGO, logoVariants: without('mark'), images: [], objects: [], notes: [] }
  const { motion } = await composeScene(brief, createCopy('Softer skin'), material, fakeMeasure)
  const shown = motion?.layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.key] : [])) ?? []
  expect([shown.at(-1), ...new Set(shown)]).toEqual(['on_dark', 'on_dark'])
})
