import { expect, test } from 'vitest'
import { REVIEWED_REQUESTS } from '../../testing/subjects/requests.ts'
import { writeCopy } from '../../copywriter/write-copy.ts'
import { createBrief } from '../../testing/briefs.ts'
import { shareStudio } from '../shared-studio.ts'

const TONES = ['professional', 'bold', 'friendly', 'minimal', 'luxury', 'playful']
const studio = shareStudio()
/** One of ten, so that every business is drawn. */
const SAMPLE = REVIEWED_REQUESTS.filter((_, index) => index % 10 === Math.floor(index / 10) % 10)

test.each([
  [1080, 1080],
  [1080, 1920],
])('on %i x %i every drawn object belongs to the subject of its request', async (width, height) => {
  const wrong: string[] = []
  let shown = 0
  for (const [index, { prompt, brand: name, description, language, accepted, isCertain }] of SAMPLE.entries()) {
    const tone = TONES[index % TONES.length] ?? ''
    const brief = createBrief({ prompt, seed: index + 1, width, height }, { name, description, tone, language })
    const { layers, layout } = await studio.compose(brief, writeCopy(brief), {})
    const drawn = [...new Set(layers.flatMap((layer) => (layer.kind === 'object' ? [layer.name] : [])))]
    if (isCertain && drawn.length > 0) shown++
    const others = drawn.filter((object) => !accepted.includes(object))
    if (others.length > 0) wrong.push(`${layout}: ${prompt}: ${others.join(' ')}`)
  }
  expect(wrong).toEqual([])
  expect(SAMPLE.length).toBeGreaterThan(50)
  expect(shown / SAMPLE.filter(({ isCertain }) => isCertain).length).toBeGreaterThan(0.6)
})
