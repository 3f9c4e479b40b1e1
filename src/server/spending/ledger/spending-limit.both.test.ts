import { describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { cancelWhileStoring } from '../../testing/faults/spending.ts'
import { openGeminiServer } from '../../testing/gemini/gemini-server.ts'
import { PLATFORM_KEY, usePaidSite } from '../../testing/paid-site.ts'
import { openOwnSite } from '../../testing/site.ts'
import { runItem } from '../../generation/run/run-item.ts'

const PROMPT = 'A calm post about our new night cream with shea butter'

describe('the monthly limit with the platform’s key', () => {
  test('cannot be exceeded by canceling items whose image was charged', async () => {
    const gemini = await openGeminiServer()
    const site = await openOwnSite({
      geminiBaseUrl: gemini.url,
      geminiApiKey: PLATFORM_KEY,
      monthlyGenerations: 3,
      rateLimits: false,
    })
    const ann = await site.signUp()
    const refused = await cancelWhileStoring(site, ann, 12)
    await gemini.close()
    expect(gemini.ledger.filter(({ kind }) => kind === 'picture')).toHaveLength(3)
    expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/^Monthly generation limit reached/) })
  })
})

describe('the monthly unit of an item', () => {
  // No worker reads the queue: the test decides when an item starts.
  const { gemini, site, ann, brandId } = usePaidSite({ role: 'web' })

  test('is given back once, also when twenty requests cancel while the item fails', async () => {
    const accept = async () => {
      const form = { brand_id: brandId(), prompt: PROMPT, dimensions: '400x400' }
      return (await ann().api.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })).id ?? 0
    }
    const used = async () => (await ann().api.generator.options()).usage?.used
    const cancel = (id: number) => ann().api.generator.cancel({ params: { id } })
    const { app } = site().opened
    const jobId = await accept()
    const items = acrossOwners(app.db).selectFrom('items').select('id').where('job_id', '=', jobId)
    const { id: item_id } = await items.executeTakeFirstOrThrow()
    const other = await accept()
    gemini().next('bad_key', { kind: 'copy' })
    await Promise.all([
      runItem(app, { item_id }, new AbortController().signal),
      ...Array.from({ length: 20 }, () => cancel(jobId).catch(() => {})),
    ])
    expect(await used()).toBe(1)
    await cancel(other)
    expect(await used()).toBe(0)
  })
})
