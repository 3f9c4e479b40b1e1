import { expect, test } from 'vitest'
import { composeScene } from '../compose.ts'
import { createBrief, createCopy, createLogoFacts, fakeMeasure } from '../testing.ts'
import type { LogoLayer, Scene } from '../scene.ts'
import type { Overrides } from './overrides.ts'

const LOGO = { ...createLogoFacts(4), colors: ['#16181D'], rim: ['#16181D'] }
const INVERSE = { ...createLogoFacts(4.2), key: 'on_dark', colors: ['#FFFFFF'], rim: ['#FFFFFF'] }
const PLATE = { slot: 'added:1', kind: 'shape' as const, shape: 'box' as const }

const compose = (slots: Overrides['slots'], color: 'ink' | 'white', variants = [INVERSE]) =>
  composeScene(
    createBrief({ seed: 3 }, { primary_color: '#16181D', secondary_color: '#333333' }),
    createCopy('Softer skin'),
    {
      logo: LOGO,
      logoVariants: variants.map((facts) => ({ variant: 'on_dark' as const, facts })),
      images: [],
      objects: [],
      notes: [],
    },
    fakeMeasure,
    {
      overrides: {
        version: 1,
        added: [PLATE],
        slots: { 'added:1': { pin: ['center', 'middle'], width: 0.9, height: 0.9, color, order: -9 }, ...slots },
      },
    },
  )
const findLogo = ({ layers }: Scene) => layers.find((layer): layer is LogoLayer => layer.kind === 'logo')

test('a logo that is moved to another ground becomes the variant that can be read there', async () => {
  for (const [color, key] of [
    ['ink', 'on_dark'],
    ['white', 'logo'],
  ] as const) {
    const moved = findLogo(await compose({ logo: { pin: ['center', 'middle'] } }, color))
    expect([color, moved?.key]).toEqual([color, key])
    const { box, crop } = moved ?? { box: { width: 1, height: 1 }, crop: { width: 1, height: 1 } }
    expect(box.width / box.height).toBeCloseTo(crop.width / crop.height, 3)
  }
})

test('a variant of another form does not replace it', async () => {
  const square = { ...INVERSE, ...createLogoFacts(1), key: 'on_dark', colors: ['#FFFFFF'], rim: ['#FFFFFF'] }
  const still = findLogo(await compose({}, 'white', [square]))
  const moved = findLogo(await compose({ logo: { pin: ['center', 'middle'] } }, 'ink', [square]))
  expect(moved?.key).toBe(still?.key)
})
