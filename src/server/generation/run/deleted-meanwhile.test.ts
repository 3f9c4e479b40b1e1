import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

describe('an item whose brand, product or parent is deleted', () => {
  let site: Site
  let ann: Person
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
  })
  afterAll(() => site.close())

  async function createItem() {
    const brand = await ann.api.brands.create({
      body: { name: 'Nocte', primary_color: '#26246B', secondary_color: '#F2A3B0' },
    })
    const product = await ann.api.products.create({ params: { id: brand.id }, body: { name: 'Pillow mist' } })
    const form = { brand_id: brand.id, product_id: product.id, prompt: 'Sleep well', engine: 'studio' as const }
    const item = await ann.api.content.generate({ form, files: {} })
    return { brand, product, item }
  }
  /** Marks an item as failed, so that it can be retried. */
  const fail = (jobId: number | null | undefined) =>
    acrossOwners(site.opened.app.db)
      .updateTable('items')
      .set({ state: 'failed' })
      .where('job_id', '=', jobId ?? 0)
      .execute()
  const retried = async (id: number | null | undefined) => {
    const job = await ann.api.generator.retry({ params: { id: id ?? 0 } })
    await expect
      .poll(() => ann.api.generator.job({ params: { id: job.id ?? 0 } }))
      .toMatchObject({ status: 'succeeded' })
    const { result_content_ids } = await ann.api.generator.job({ params: { id: job.id ?? 0 } })
    return ann.api.content.get({ params: { id: result_content_ids?.[0] ?? 0 } })
  }

  test('can still be edited and retried without brand and product', async () => {
    const { brand, product, item } = await createItem()
    await ann.api.products.remove({ params: { id: product.id } })
    await ann.api.brands.remove({ params: { id: brand.id } })
    const edited = await ann.api.content.revise({ params: { id: item.id }, body: { headline: 'Good night' } })
    const named = { brand_id: null, product_id: null, brand_name: 'Nocte', product_name: 'Pillow mist' }
    expect(await ann.api.content.get({ params: { id: item.id } })).toMatchObject(named)
    expect(edited).toMatchObject({ parent_id: item.id, ...named })
    await fail(item.job_id)
    expect(await retried(item.job_id)).toMatchObject(named)
  })

  test('becomes content without a parent if the parent was deleted forever', async () => {
    const { item } = await createItem()
    const params = { id: item.id }
    const { job_id } = await ann.api.content.revise({ params, body: { headline: 'Good night' } })
    await ann.api.content.remove({ params })
    await ann.api.trash.remove({ params })
    await fail(job_id)
    expect(await retried(job_id)).toMatchObject({ parent_id: null })
  })
})
