import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { recordCharge } from '../../spending/ledger/cost-ledger.ts'
import type { StartedItem } from '../../stored/started-item.ts'
import type { Spend } from '../../providers/answers.ts'
import { PASSWORD } from '../../testing/people.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'

const SPEND: Spend = {
  provider: 'gemini',
  model: 'painter-1',
  kind: 'picture',
  endpoint: 'generateContent',
  status_code: 200,
  request_bytes: 900,
  response_bytes: 80_000,
  response_seconds: 4,
  tokens: {
    prompt_token_count: 100,
    candidates_token_count: 1120,
    total_token_count: 1220,
    cached_content_token_count: 0,
    thoughts_token_count: 0,
  },
  estimated_cost_usd: 0.035,
  cost_per_input_token: 0.0000015,
  cost_per_output_token: 0.00003,
  is_estimate: false,
  raw_usage: { promptTokenCount: 100 },
  price: { model: 'painter-1' },
}

describe('analytics', () => {
  let site: Site
  let ann: Person
  let api: Person['api']
  let brand_id: number
  beforeAll(async () => {
    site = await openSite()
    ann = await site.signUp()
    api = ann.api
    brand_id = (await api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(() => site.close())

  const generate = (dimensions: string) =>
    api.content.generate({ form: { brand_id, prompt: 'A calm post about our night cream', dimensions }, files: {} })

  test('are zero for thirty days before the first item', async () => {
    const stats = await api.analytics.stats()
    expect(stats).toMatchObject({ total_content: 0, total_cost: 0, total_tokens: 0, average_generation_time: 0 })
    expect(stats).toMatchObject({ content_by_type: { image: 0, video: 0 }, recent_activity: [] })
    expect(stats.daily).toHaveLength(30)
    expect((await api.analytics.content()).analytics).toEqual([])
  })

  test('list items of the studio with no cost and no tokens, also after their content is deleted', async () => {
    const created = await generate('1080x1080')
    await generate('1500x500')
    const { analytics } = await api.analytics.content()
    expect(analytics.map(({ platform }) => platform)).toEqual(['twitter', 'instagram'])
    expect(analytics[1]).toMatchObject({
      content_id: created.id,
      content_type: 'image',
      brand_name: 'Nocte',
      model_used: 'studio',
      token_usage: { total_token_count: 0 },
      cost_estimation: { estimated_cost_usd: 0, cost_per_input_token: 0, cost_per_output_token: 0 },
      performance_metrics: { tokens_per_second: 0 },
      content_details: { content_size_bytes: created.size_bytes, prompt_length: 33, has_reference_images: false },
      api_call_details: { api_endpoint: 'studio', status_code: 200 },
      thumbnail_url: created.thumbnail_url,
    })
    await api.content.remove({ params: { id: created.id ?? 0 } })
    const stats = await api.analytics.stats()
    expect(stats).toMatchObject({
      total_content: 2,
      content_by_type: { image: 2, video: 0 },
      content_by_platform: { instagram: 1, twitter: 1 },
      cost_by_model: { studio: 0 },
      performance_metrics: { average_tokens_per_second: 0 },
    })
    expect(stats.recent_activity.map(({ platform }) => platform)).toEqual(['twitter', 'instagram'])
    expect(stats.daily?.at(-1)).toMatchObject({ count: 2, cost: 0 })
    expect((await api.analytics.content()).analytics[1]?.thumbnail_url).toBeNull()
  })

  test('include the cost of failed items', async () => {
    const { id: job_id } = await acrossOwners(site.opened.app.db)
      .selectFrom('jobs')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const item = await acrossOwners(site.opened.app.db)
      .selectFrom('items')
      .selectAll()
      .where('job_id', '=', job_id)
      .executeTakeFirstOrThrow()
    await recordCharge(site.opened.app, item as unknown as StartedItem, SPEND)
    expect(await api.analytics.stats()).toMatchObject({
      total_cost: 0.035,
      total_tokens: 1220,
      total_content: 2,
      cost_by_model: { studio: 0, 'painter-1': 0.035 },
    })
    expect((await api.generator.job({ params: { id: job_id } })).tasks[0]?.cost_usd).toBe(0.035)
  })

  test('have pages by limit and offset, newest first', async () => {
    const all = (await api.analytics.content()).analytics.map(({ id }) => id)
    expect((await api.analytics.content({ query: { limit: 1, offset: 1 } })).analytics.map(({ id }) => id)).toEqual([
      all[1],
    ])
    await expect(api.analytics.content({ query: { limit: 0 } })).rejects.toMatchObject({ status: 422 })
  })

  test('show each user only their own items, and the days follow the calendar', async () => {
    const bob = await site.signUp('Bob')
    expect((await bob.api.analytics.stats()).total_content).toBe(0)
    expect((await bob.api.analytics.content()).analytics).toEqual([])
    site.clock.advance(DAY)
    const { token } = await site.visitor().auth.login({ body: { email: ann.email, password: PASSWORD } })
    const { daily } = await site.visitor(token?.access_token).analytics.stats()
    expect(daily?.slice(-2).map(({ count }) => count)).toEqual([2, 0])
  })
})
