import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { scaleLimit } from '../../testing/patience.ts'
import { PASSWORD } from '../../testing/people.ts'
import { lacksDatabase, openSite, type Person, type Site } from '../../testing/site.ts'

/** Each statement waits for a lock of the other. PostgreSQL aborts one of two deadlocked transactions after a second. */
describe.skipIf(lacksDatabase())('a deletion while a video made with the deleted row is being stored', () => {
  let site: Site
  let ann: Person
  let brandId: number
  let productId: number
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    ann = await site.signUp()
    brandId = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
    productId = (await ann.api.products.create({ params: { id: brandId }, body: { name: 'Pillow mist' } })).id
  })

  /** The number of connections that wait for a lock. */
  async function countWaiting(): Promise<number> {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(DISTINCT pid) AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`.execute(site.opened.app.db)
    return rows[0]?.waiting ?? 0
  }

  /** The number of transactions that PostgreSQL has aborted in this site's database because of a deadlock. */
  async function countDeadlocks(): Promise<number | undefined> {
    const { rows } = await sql<{ deadlocks: number }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(site.opened.app.db)
    return rows[0]?.deadlocks
  }

  /**
   * Locks a row. Returns a function that releases it. The connection is not of the site's pool, which closes connections that hold a
   * transaction and send nothing for eleven seconds; on a busy machine a video takes longer.
   */
  async function lockRow(table: 'jobs' | 'products', id: number): Promise<() => Promise<void>> {
    const client = new Client({ connectionString: site.opened.app.config.databaseUrl ?? '' })
    await client.connect()
    let isOpen = true
    const letGo = async () => {
      if (isOpen) await client.end()
      isOpen = false
    }
    onTestFinished(letGo)
    await client.query('BEGIN')
    await client.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
    return letGo
  }

  /** Starts a video and locks its job, so that the item runs until its final update. Returns a function that releases the lock. */
  async function startStoring(): Promise<{ jobId: number; letGo: () => Promise<void> }> {
    const { id: jobId = 0 } = await ann.api.content.generate({
      form: {
        brand_id: brandId,
        product_id: productId,
        prompt: 'Sleep well',
        content_type: 'video',
        sound: 'none',
        dimensions: '400x400',
      },
      files: {},
      headers: { prefer: 'respond-async' },
    })
    const state = async () => (await ann.api.generator.job({ params: { id: jobId } })).status
    await expect.poll(state, { interval: 10 }).toBe('running')
    const letGo = await lockRow('jobs', jobId)
    await expect.poll(countWaiting, { timeout: scaleLimit(200_000) }).toBe(1)
    return { jobId, letGo }
  }

  test.for([
    ['its brand', () => ann.api.brands.remove({ params: { id: brandId } }), { brand_id: null, product_id: null }],
    ['its product', () => ann.api.products.remove({ params: { id: productId } }), { product_id: null }],
  ] as const)('of %s succeeds, and the video is stored without it', async ([, remove, left]) => {
    const { jobId, letGo } = await startStoring()
    const removed = remove()
    await expect.poll(countWaiting).toBe(2)
    await letGo()
    expect(await removed).toMatchObject({ message: expect.stringContaining('deleted') as string })
    const job = () => ann.api.generator.job({ params: { id: jobId } })
    await expect.poll(async () => (await job()).status).toBe('succeeded')
    const { result_content_ids } = await job()
    expect(await ann.api.content.get({ params: { id: result_content_ids?.[0] ?? 0 } })).toMatchObject(left)
    expect(await countDeadlocks()).toBe(0)
  })

  test('that waits too long for a lock replies that it can be repeated', async () => {
    const letGo = await lockRow('products', productId)
    const removed = ann.api.products.remove({ params: { id: productId } })
    await expect(removed).rejects.toMatchObject({
      status: 503,
      message: 'The service is temporarily unavailable. Please try again.',
    })
    await letGo()
    await ann.api.products.remove({ params: { id: productId } })
  })

  test('of an account succeeds, and nothing of it is left', async () => {
    const content = acrossOwners(site.opened.app.db).selectFrom('content').select('id')
    const before = await content.execute()
    const { letGo } = await startStoring()
    const removed = ann.api.auth.deleteMe({ body: { password: PASSWORD } })
    await expect.poll(countWaiting).toBe(2)
    await letGo()
    expect(await removed).toEqual({ message: 'Your account has been deleted.' })
    expect(await content.execute()).toEqual(before)
  })
})
