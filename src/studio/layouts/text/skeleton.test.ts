import { expect, test } from 'vitest'
import { composeScene } from '../../compose.ts'
import { contains, overlaps } from '../../model/geometry.ts'
import { NO_IMAGES } from '../../model/material.ts'
import { createBrief, createCopy, fakeMeasure } from '../../testing/briefs.ts'
import type { Scene, TextLayer } from '../../model/scene.ts'

const DETAILS = [
  { kind: 'date', text: 'Saturday, March 7' },
  { kind: 'place', text: '40 Dock Street' },
] as const
const COPY = createCopy('An evening at the potter’s wheel', {
  details: DETAILS,
  cta: null,
  subline: null,
  benefits: [],
})

const composeAll = (width: number, height: number): Promise<Scene[]> =>
  Promise.all(
    Array.from({ length: 60 }, (_none, seed) =>
      composeScene(createBrief({ width, height, seed: seed * 13 }), COPY, NO_IMAGES, fakeMeasure, {
        layout: 'billboard',
      }),
    ),
  )
const findText = ({ layers }: Scene, role: TextLayer['role']): TextLayer => {
  const found = layers.find((layer) => layer.kind === 'text' && layer.role === role)
  if (found?.kind !== 'text') throw new Error(`no ${role}`)
  return found
}

test.each([
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
])('a poster of type has its brand mark at the top and at the foot, flush left and centered: %i × %i', async (w, h) => {
  const scenes = await composeAll(w, h)
  const looks = scenes.map((scene) => {
    const [mark, headline] = [findText(scene, 'wordmark'), findText(scene, 'headline')]
    const lefts = headline.lines.map(({ x }) => x)
    const isCentered = Math.max(...lefts) - Math.min(...lefts) > w * 0.01
    return `${mark.box.y < headline.box.y ? 'top' : 'foot'} ${isCentered ? 'centered' : 'left'}`
  })
  expect(new Set(looks)).toEqual(new Set(['top left', 'foot left', 'top centered', 'foot centered']))
})

test('a brand mark at the foot is inside of the safe area, and touches no words', async () => {
  for (const scene of await composeAll(1080, 1350)) {
    const mark = findText(scene, 'wordmark')
    const others = scene.layers.filter((layer) => layer.kind === 'text' && layer !== mark)
    expect(others.filter((other) => 'box' in other && overlaps(other.box, mark.box))).toEqual([])
    expect(contains(scene.safe.box, mark.box, 1)).toBe(true)
  }
})
