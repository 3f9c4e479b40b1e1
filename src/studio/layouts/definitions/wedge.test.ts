import { expect, test } from 'vitest'
import { deltaE } from '../../color/oklch.ts'
import { composeScene } from '../../compose.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { ArtLayer, Scene } from '../../model/scene.ts'

const TAXI = { name: 'taxi', ratio: 1.2, tones: [0.2, 0.5, 0.9] } as const
const BRANDS = [
  ['#111111', '#FFC400'],
  ['#0077B6', '#CAF0F8'],
  ['#7D6B7D', '#F3E9DC'],
  ['#14213D', '#FCA311'],
] as const

const listFills = ({ layers }: Scene, role: ArtLayer['role']): string[] =>
  layers.flatMap((layer) => {
    const fill = layer.kind === 'art' && layer.role === role ? layer.paths[0]?.fill : null
    return typeof fill === 'string' ? [fill] : []
  })

test.each(BRANDS)(
  'the stripe of a wedge differs from both sides of it, or is left out: %s, %s',
  async (primary, second) => {
    const copy = createCopy('Taxi to the airport', { cta: null, subline: null })
    const briefs = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      createBrief(
        { seed, width: 1080, height: 1920 },
        { primary_color: primary, secondary_color: second, tone: 'bold' },
      ),
    )
    const material = { ...NO_IMAGES, objects: [TAXI] }
    const scenes = await Promise.all(
      briefs.map((brief) => composeScene(brief, copy, material, fakeMeasure, { layout: 'wedge' })),
    )
    const distances = scenes.flatMap((scene) => {
      const [stripe] = listFills(scene, 'motif')
      const besides = [listFills(scene, 'field')[0], listFills(scene, 'ground')[0]]
      return stripe ? besides.map((color) => deltaE(stripe, color ?? stripe)) : []
    })
    expect(Math.min(Infinity, ...distances)).toBeGreaterThan(14)
  },
)
