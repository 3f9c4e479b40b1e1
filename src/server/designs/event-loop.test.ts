import { describe, expect, test } from 'vitest'
import { watchHolds } from '../testing/holds.ts'
import { openOwnSite } from '../testing/site.ts'

/** A preview is drawn in another thread. What this thread may compute in one turn, in milliseconds of CPU time. */
const HOLD_MAX_MS = 100
const PREVIEWS = 12

describe('while previews are drawn', () => {
  test('other reads get their replies, and no turn of the event loop is long', async () => {
    const site = await openOwnSite({ rateLimits: false })
    const ann = await site.signUp()
    const { id: brand_id } = await ann.api.brands.create({ body: { name: 'Nocte' } })
    const form = { brand_id, prompt: 'Introducing “Calm skin by morning”', dimensions: '1080x1080' }
    const params = { id: (await ann.api.content.generate({ form, files: {} })).id ?? 0 }
    const { saved } = await ann.api.design.get({ params })
    const draw = (step: number) => {
      const overrides = { version: 1 as const, slots: { headline: { move: [0, step / 100] as const } }, added: [] }
      return ann.api.design.preview({ params, body: { ...saved, overrides, ratio: 1 } })
    }
    await draw(0)
    const watch = watchHolds()
    let reads = 0
    for (let step = 1; step <= PREVIEWS; step += 1) {
      const progress = { isDrawn: false }
      const drawing = draw(step).finally(() => (progress.isDrawn = true))
      while (!progress.isDrawn) {
        await ann.api.content.list({})
        reads += 1
      }
      await drawing
    }
    const [longest] = watch.stop()
    console.log(`${reads} reads during ${PREVIEWS} previews, longest turn ${longest?.cpu.toFixed(1)} ms of CPU`)
    expect(reads).toBeGreaterThan(2 * PREVIEWS)
    expect(longest?.cpu).toBeLessThan(HOLD_MAX_MS)
  })
})
