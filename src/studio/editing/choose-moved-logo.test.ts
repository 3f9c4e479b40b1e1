import { expect, test } from 'vitest'
import { createCanvas } from '../model/canvas.ts'
import { deriveColorRoles } from '../color/color-roles.ts'
import { NO_IMAGES, type ImageFacts } from '../model/material.ts'
import type { LogoLayer } from '../model/scene.ts'
import { createLogoFacts } from '../testing/briefs.ts'
import { chooseMovedLogo } from './choose-moved-logo.ts'

const createLogo = (key: string, color: string, ratio: number): ImageFacts => ({
  ...createLogoFacts(ratio),
  key,
  colors: [color],
  rim: [color],
})
const LOGO = createLogo('logo', '#16181D', 4)
const ON_DARK = createLogo('on_dark', '#FFFFFF', 4.2)
const LAYER: LogoLayer = {
  kind: 'logo',
  slot: 'logo',
  key: 'logo',
  box: { x: 100, y: 50, width: 200, height: 50 },
  crop: LOGO.subject,
  clear: 25,
}

const move = (layer: LogoLayer, fill: string, variant: ImageFacts | null) =>
  chooseMovedLogo(layer, fill, {
    material: {
      ...NO_IMAGES,
      logo: LOGO,
      ...(variant && { logoVariants: [{ variant: 'on_dark' as const, facts: variant }] }),
    },
    roles: deriveColorRoles('#16181D', '#E3C9A8'),
    canvas: createCanvas(1080, 1080, null),
  })

test('a logo that is moved to a dark ground becomes the variant for it, with its height and center, and back', () => {
  const moved = move(LAYER, '#0B2A22', ON_DARK)
  expect(moved).toMatchObject({ key: 'on_dark', crop: ON_DARK.subject, slot: 'logo', clear: 25 })
  expect(moved.box.height).toBe(50)
  expect(moved.box.x + moved.box.width / 2).toBe(200)
  expect(moved.box.width / moved.box.height).toBeCloseTo(ON_DARK.subject.width / ON_DARK.subject.height, 6)
  expect(move(moved, '#FFFFFF', ON_DARK).key).toBe('logo')
})

test('it stays where it can be read, where no variant can be, and without variants of its form', () => {
  expect(move(LAYER, '#FFFFFF', ON_DARK)).toBe(LAYER)
  expect(move(LAYER, '#0B2A22', createLogo('on_dark', '#12332B', 4))).toBe(LAYER)
  expect(move(LAYER, '#0B2A22', createLogo('on_dark', '#FFFFFF', 1))).toBe(LAYER)
  expect(move(LAYER, '#0B2A22', null)).toBe(LAYER)
})
