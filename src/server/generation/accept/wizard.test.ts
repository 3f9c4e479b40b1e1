import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JobDetail } from '#contract/generation/generator.ts'
import { DAY } from '../../infrastructure/clock.ts'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { imageFile } from '../../testing/images.ts'
import { createBrand } from '../../testing/paid-site.ts'
import { openSite, type Person, type Site } from '../../testing/site.ts'
import { wizardRequest, type WizardRequest } from '../../testing/wizard-request.ts'

describe('the wizard', () => {
  let site: Site
  let ann: Person
  let request: WizardRequest
  beforeAll(async () => {
    site = await openSite({ rateLimits: false })
    ann = await site.signUp()
    request = wizardRequest(await createBrand(ann))
  })
  afterAll(() => site.close())

  const generate = (fields: object = {}, headers: Record<string, string> = {}) =>
    ann.api.generator.generate({ body: { ...request, ...fields }, headers })
  const ended = async (id: number): Promise<JobDetail> => {
    const job = () => ann.api.generator.job({ params: { id } })
    await expect.poll(async () => (await job()).ended_at, { interval: 30 }).not.toBeNull()
    return job()
  }

  test('creates one item for each type and platform in the configured size, and returns their ids', async () => {
    await ann.api.sizes.update({ body: { content_sizes: { image: { instagram: ['640x800'] } } } })
    const created = await generate({ theme: 'summer', instructions: 'Say "Sleep well" softly' })
    expect(created).toMatchObject({ status: 'succeeded', failures: {}, theme: 'summer', tone: 'casual', goal: 'sales' })
    expect(created.result_content_ids).toHaveLength(2)
    const [square] = created.result_content_ids ?? []
    const item = await ann.api.content.get({ params: { id: square ?? 0 } })
    expect(await sharp(Buffer.from(item.content_data, 'base64')).metadata()).toMatchObject({ width: 640, height: 800 })
    expect(item).toMatchObject({ platform: 'instagram', title: 'Nocte', job_id: created.id })
    expect(created.tasks?.map(({ key, state, progress }) => [key, state, progress])).toEqual([
      ['image:instagram', 'succeeded', 1],
      ['image:twitter', 'succeeded', 1],
    ])
    expect(created.tasks?.[0]?.stages.map(({ stage }) => stage)).toEqual(
      expect.arrayContaining(['copy', 'render', 'store']),
    )
  })

  test('sends no events about the jobs of other users', async () => {
    const bob = await site.signUp('Bob')
    const leave = new AbortController()
    const seen: JobDetail[] = []
    const events = await bob.api.generator.events({ signal: leave.signal })
    const listening = (async () => {
      for await (const job of events) seen.push(job)
    })().catch(() => {})
    await generate()
    // Events arrive in the order of the changes: before Bob's own event, Ann's would have arrived.
    const { id } = await bob.api.generator.generate({ body: { ...request, brand_id: await createBrand(bob) } })
    await expect.poll(() => seen.findLast((job) => job.id === id)?.status).toBe('succeeded')
    leave.abort()
    await listening
    expect(new Set(seen.map((job) => job.id))).toEqual(new Set([id]))
  })

  test.each([
    [{ brand_id: undefined }, 422, 'Please select a brand.'],
    [{ brand_id: 999_999 }, 404, 'Brand not found'],
    [{ product_id: 999_999 }, 404, 'Product not found'],
    [{ content_types: [] }, 422, 'Please select a content type.'],
    [{ content_types: ['song'] }, 422, 'Please select a content type.'],
    [{ platforms: [] }, 422, 'Please select a platform.'],
    [{ platforms: ['myspace'] }, 422, 'Please select a platform.'],
    [{ tone: '' }, 422, 'Please select a tone.'],
    [{ goal: undefined }, 422, 'Please select a goal.'],
    [{ instructions: 'x'.repeat(2001) }, 422, 'Instructions must be at most 2000 characters'],
  ])('refuses %o with its message', async (fields, status, message) => {
    await expect(generate(fields)).rejects.toMatchObject({ status, message })
  })

  test('accepts only products of the brand, and puts their image, price and text into the brief', async () => {
    const other = await createBrand(ann)
    const { id: product_id } = await ann.api.products.create({
      params: { id: request.brand_id },
      body: { name: 'Night Cream', price: 24, unique_selling_proposition: 'Skin that sleeps well' },
    })
    await ann.api.products.uploadImage({ params: { id: product_id }, files: { file: [await imageFile()] } })
    await expect(generate({ brand_id: other, product_id })).rejects.toMatchObject({
      status: 404,
      message: 'Product not found',
    })
    const created = await generate({
      product_id,
      platforms: ['facebook'],
      product_data: { name: 'Moon Cream', price: 'no' },
    })
    expect(created.product_name).toBe('Moon Cream')
    const { brief } = await acrossOwners(site.opened.app.db)
      .selectFrom('items')
      .select('brief')
      .where('job_id', '=', created.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(brief).toMatchObject({
      product: { name: 'Moon Cream', price_text: '24.00', proposition: 'Skin that sleeps well' },
      pictures: [{ role: 'product', key: expect.stringMatching(/^uploads\//) }],
    })
  })

  test('has options with choices, price and the remaining monthly limit', async () => {
    const options = await ann.api.generator.options()
    expect(options).toMatchObject({
      tones: ['professional', 'casual', 'enthusiastic', 'informative'],
      goals: ['awareness', 'engagement', 'sales'],
      themes: ['summer', 'black_friday', 'new_year', 'christmas', 'halloween'],
      content_types: ['image', 'video'],
      platforms: ['instagram', 'facebook', 'twitter', 'linkedin'],
      engine: 'studio',
      prices: { image: 0, video: 0 },
      usage: { limit: 200 },
    })
    const used = options.usage?.used ?? 0
    await generate()
    expect((await ann.api.generator.options()).usage?.used).toBe(used + 2)
  })

  test('cancels unfinished items and gives their units back, and refuses when all items have ended', async () => {
    const used = (await ann.api.generator.options()).usage?.used ?? 0
    const platforms = ['instagram', 'facebook', 'twitter', 'linkedin']
    const { id = 0 } = await generate({ platforms }, { prefer: 'respond-async' })
    const params = { id }
    await ann.api.generator.cancel({ params })
    const job = await ended(id)
    const created = job.tasks.filter(({ state }) => state === 'succeeded').length
    expect(job.tasks.every(({ state }) => state === 'succeeded' || state === 'cancelled')).toBe(true)
    expect(job.status).toBe(created === 0 ? 'cancelled' : 'partially_failed')
    expect((await ann.api.generator.options()).usage?.used).toBe(used + created)
    await expect(ann.api.generator.cancel({ params })).rejects.toMatchObject({
      status: 409,
      message: 'This job has already finished.',
    })
    // By the end of the next job, the renders of this one have ended too.
    await generate()
    expect((await ann.api.generator.job({ params })).result_content_ids).toHaveLength(created)
    const bob = await site.signUp('Bob')
    for (const call of [bob.api.generator.job, bob.api.generator.cancel, bob.api.generator.retry]) {
      await expect(call({ params })).rejects.toMatchObject({ status: 404, message: 'Job not found' })
    }
  })

  test('lists failed items by key, and a retry creates a new job of those only', async () => {
    const dan = await site.signUp('Dan')
    const brand_id = await createBrand(dan)
    const body = { ...request, brand_id, platforms: ['instagram' as const, 'facebook' as const] }
    // A row that no form can create, and that cannot be rendered.
    await acrossOwners(site.opened.app.db)
      .updateTable('brands')
      .set({ primary_color: 'no color' })
      .where('id', '=', brand_id)
      .execute()
    const failed = await dan.api.generator.generate({ body })
    const sentence = 'The studio could not finish this item. Please try again.'
    expect(failed).toMatchObject({
      status: 'failed',
      result_content_ids: [],
      failures: { 'image:instagram': sentence, 'image:facebook': sentence },
    })
    const params = { id: failed.id ?? 0 }
    await acrossOwners(site.opened.app.db)
      .updateTable('items')
      .set({ state: 'succeeded' })
      .where('job_id', '=', params.id)
      .where('key', '=', 'image:facebook')
      .execute()
    const retry = await dan.api.generator.retry({ params })
    expect(retry).toMatchObject({ retry_of: params.id, tasks: [{ key: 'image:instagram' }] })
    expect((await dan.api.generator.job({ params })).status).toBe('failed')
    const whole = await ann.api.generator.generate({ body: request })
    await expect(ann.api.generator.retry({ params: { id: whole.id ?? 0 } })).rejects.toMatchObject({
      status: 409,
      message: 'Nothing in this job has failed.',
    })
  })

  test('refuses more than fifty waiting items, which cost no unit of the month', async () => {
    const eve = await site.signUp('Eve')
    const body = { ...request, brand_id: await createBrand(eve) }
    const { id: jobId } = await eve.api.generator.generate({ body })
    const wait = (count: number) =>
      sql`INSERT INTO items (job_id, user_id, key, brief, dimensions, month, created_at, state)
        SELECT job_id, user_id, key, brief, dimensions, month, created_at, 'retry_wait'
        FROM (SELECT * FROM items WHERE job_id = ${jobId} LIMIT 1) AS one, generate_series(1, ${count}::int)`.execute(
        site.opened.app.db,
      )
    await wait(48)
    await eve.api.generator.generate({ body })
    await wait(1)
    await expect(eve.api.generator.generate({ body })).rejects.toMatchObject({
      status: 429,
      message: 'You have 50 items waiting already. Try again when some have finished.',
    })
    expect((await eve.api.generator.options()).usage?.used).toBe(4)
  })

  test('keeps the idempotency keys of each user for a day', async () => {
    const cat = await site.signUp('Cat')
    const body = { ...request, brand_id: await createBrand(cat), platforms: ['facebook' as const] }
    const ask = (token?: string) =>
      site.visitor(token ?? cat.token).generator.generate({ body, headers: { 'idempotency-key': 'k' } })
    const first = await ask()
    site.clock.advance(DAY + 1000)
    const { token } = await site.visitor().auth.login({ body: { email: cat.email, password: 'correct horse battery' } })
    expect((await ask(token?.access_token)).id).not.toBe(first.id)
  })
})
