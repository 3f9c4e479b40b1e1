import { expect, test } from 'vitest'
import { createBrief } from '../testing/briefs.ts'
import { measureDistance } from '../directions/image-print.ts'
import { shareStudio } from './shared-studio.ts'

const studio = shareStudio()
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const REQUESTS = [
  'Herbstausverkauf: Donaudampfschifffahrtsgesellschaftskapitän nur 49 €, bis Sonntag, im Laden in Köln',
  'Summer party on 12 July, 6 pm, at Clay Studio, 14 Mill Lane. Live music, free drinks, bring a friend.',
]

test.each(REQUESTS)('the chosen seed is that of the first of the best designs: %s', async (prompt) => {
  const brief = createBrief({ prompt, width: 540, height: 960 })
  const [copy, words] = [await studio.writeCopy(brief), { brief }]
  const sketches = []
  for (const seed of SEEDS) sketches.push(await studio.sketch({ ...brief, seed }, copy, {}, { ratio: 0.3, words }))
  const best = Math.max(...sketches.map(({ score }) => score))
  const first = sketches.find(({ score }) => score === best)
  expect(await studio.chooseSeed(brief, copy, {}, { seeds: SEEDS, words })).toBe(first?.seed)
  expect(new Set(sketches.map(({ score }) => score)).size).toBeGreaterThan(1)
})

test('a sketch has the shape of its design, and its print that of its picture', async () => {
  const brief = createBrief({ width: 1080, height: 1350 })
  const copy = await studio.writeCopy(brief)
  const draw = (ratio: number) => studio.sketch(brief, copy, {}, { ratio, words: null })
  const [small, large] = [await draw(0.1), await draw(0.3)]
  expect([small.image.width, small.image.height, small.image.box]).toEqual([108, 135, [0, 0, 1080, 1350]])
  expect(measureDistance(small.print, large.print)).toBeLessThan(0.03)
  expect(small.seed).toBe(brief.seed)
})
