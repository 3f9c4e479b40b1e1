import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { acrossOwners } from '../../infrastructure/db/owned.ts'
import { startItem } from '../../generation/run/start-item.ts'
import { createDatabase } from '../../testing/databases.ts'
import { readCoreWait } from '../../testing/patience.ts'
import { lacksDatabase, openSite, type Person, type Site } from '../../testing/site.ts'
import { openTcpProxy, type TcpFault, type TcpProxy } from '../../testing/faults/tcp-proxy.ts'

const AWAY = { detail: 'The service is temporarily unavailable. Please try again.', code: 'unavailable' }
const PROMPT = 'A calm post about our new night cream with shea butter'

describe.skipIf(lacksDatabase())('a database behind a network that fails', () => {
  let site: Site
  let proxy: TcpProxy
  let ann: Person
  let brand_id: number
  /** The same database without the proxy in between. */
  let direct: string
  beforeAll(async () => {
    const url = new URL(`${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`)
    await createDatabase(url.href, 'signet_template')
    direct = url.href
    proxy = await openTcpProxy(Number(url.port))
    url.port = String(proxy.port)
    site = await openSite({ databaseUrl: url.href })
    ann = await site.signUp()
    brand_id = (await ann.api.brands.create({ body: { name: 'Nocte' } })).id
  })
  afterAll(async () => {
    await proxy.become('pass')
    await site.close()
    await proxy.close()
  })

  async function ask(path: string) {
    const began = performance.now() - readCoreWait()
    const answer = await fetch(site.origin + path, { headers: { authorization: `Bearer ${ann.token}` } })
    const body: unknown = await answer.json()
    return {
      status: answer.status,
      body,
      retryAfter: answer.headers.get('retry-after'),
      ms: performance.now() - readCoreWait() - began,
    }
  }

  /** An image of the usual size is made for long enough to be seen in the state `running`. */
  async function order(dimensions = '1080x1080'): Promise<() => Promise<string | undefined>> {
    const form = { brand_id, prompt: PROMPT, dimensions }
    const job = await ann.api.content.generate({ form, files: {}, headers: { prefer: 'respond-async' } })
    return async () => (await ann.api.generator.jobs()).jobs.find(({ id }) => id === job.id)?.status
  }

  test.for<[string, TcpFault]>([
    ['is down', 'down'],
    ['accepts every query and never replies', 'black hole'],
    ['breaks off every reply', { cutAfterBytes: 0 }],
  ])('while it %s, requests get 503 within five seconds, and running work continues', async ([, fault]) => {
    const statusOfFirst = await order()
    await expect.poll(statusOfFirst, { interval: 10 }).toBe('running')
    await proxy.become(fault)
    for (const { status, body, retryAfter, ms } of await Promise.all(
      ['/api/brands', '/api/content', '/api/generator/jobs'].map(ask),
    )) {
      expect([status, body, retryAfter]).toEqual([503, AWAY, '5'])
      expect(ms).toBeLessThan(5000)
    }
    const [health, ready] = await Promise.all([ask('/api/health'), ask('/api/ready')])
    expect(health.status).toBe(200)
    expect([ready.status, ready.body]).toMatchObject([
      503,
      { checks: { database: false, queue: false, storage: true } },
    ])

    await proxy.become('pass')
    const back = performance.now() - readCoreWait()
    await expect.poll(() => ask('/api/ready')).toMatchObject({ status: 200 })
    const statusOfSecond = await order('300x300')
    await expect.poll(statusOfSecond).not.toBe('queued')
    expect(performance.now() - readCoreWait() - back).toBeLessThan(10_000)
    for (const fetchStatus of [statusOfFirst, statusOfSecond]) await expect.poll(fetchStatus).toBe('succeeded')
    await expectCreatedOnce()
  })

  test('however often its connection breaks while an item runs, the item is completed', async () => {
    const fetchStatus = await order()
    const operator = new Client({ connectionString: direct })
    await operator.connect()
    onTestFinished(() => operator.end())
    // PostgreSQL itself waits for the state of the newest item, because that takes less time than a query for each look.
    const awaitState = (state: string) =>
      operator.query(`DO $$ BEGIN
        WHILE '${state}' <> (SELECT state FROM items ORDER BY id DESC LIMIT 1) LOOP PERFORM pg_sleep(0.01); END LOOP;
      END $$`)
    // A lock delays the next write of the item, and then its connection is closed.
    const breakConnection = async () => {
      const { rowCount } = await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`)
      return rowCount
    }
    for (let times = 0; times < 4; times += 1) {
      await awaitState('running')
      await operator.query('BEGIN')
      await operator.query('SELECT FROM items ORDER BY id DESC LIMIT 1 FOR UPDATE')
      await expect.poll(breakConnection, { interval: 10 }).toBeGreaterThan(0)
      await operator.query('ROLLBACK')
      await awaitState('retry_wait')
    }
    await expect.poll(fetchStatus).toBe('succeeded')
    await expectCreatedOnce()
  })

  test('an item whose start is committed, but not confirmed, goes on without counting as a crash', async () => {
    const { operator, sleepers } = await delayCommits(1)
    const fetchStatus = await order('300x300')
    await expect.poll(sleepers, { interval: 10 }).toHaveLength(1)
    const [pid] = await sleepers()
    await proxy.become({ cutAfterBytes: 0 })
    const isConnected = async () =>
      (await operator.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount === 1
    await expect.poll(isConnected, { interval: 10 }).toBe(false)
    await proxy.become('pass')
    await expect.poll(fetchStatus).toBe('succeeded')
    await expectCreatedOnce()
  })

  test('a crash counts once when the next start of its item is not stored at first', async () => {
    const { operator, sleepers } = await delayCommits(2)
    const { rows } = await operator.query<{ id: number }>(`
      UPDATE items SET state = 'running', attempt = 1, crashes = 0, ended_at = NULL
        WHERE id = (SELECT max(id) FROM items) RETURNING id::int`)
    const started = startItem(site.opened.app, rows[0]?.id ?? 0)
    await expect.poll(sleepers, { interval: 10 }).toHaveLength(1)
    await operator.query('SELECT pg_terminate_backend($1)', await sleepers())
    expect(await started).toMatchObject({ attempt: 2, crashes: 1 })
  })

  /** Delays the commit of each start of an item in its attempt number `attempt`. `sleepers` gives the process ids of the delayed ones. */
  async function delayCommits(attempt: number) {
    const operator = new Client({ connectionString: direct })
    await operator.connect()
    await operator.query(`
      CREATE FUNCTION delay_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER delay_commit AFTER UPDATE ON items DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.state = 'running' AND NEW.attempt = ${attempt} AND NEW.stage IS NULL)
        EXECUTE FUNCTION delay_commit()`)
    onTestFinished(async () => {
      await operator.query('DROP FUNCTION delay_commit CASCADE')
      await operator.end()
    })
    const sleepers = async () => {
      const { rows } = await operator.query<{ pid: number }>(`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'PgSleep'`)
      return rows.map(({ pid }) => pid)
    }
    return { operator, sleepers }
  }

  /** Checks that every item was made once, in attempts that do not count as crashes. */
  async function expectCreatedOnce(): Promise<void> {
    const { db } = site.opened.app
    const items = await acrossOwners(db).selectFrom('items').select(['id', 'crashes']).orderBy('id').execute()
    expect(items.map(({ crashes }) => crashes)).toEqual(items.map(() => 0))
    for (const table of ['content', 'analytics'] as const) {
      const rows = await acrossOwners(db).selectFrom(table).select('item_id').orderBy('item_id').execute()
      expect(rows.map(({ item_id }) => item_id)).toEqual(items.map(({ id }) => id))
    }
  }

  test('a slow connection to it delays replies but does not change them', async () => {
    await proxy.become({ slowMs: 20 })
    const { status, body, ms } = await ask('/api/brands')
    expect([status, body]).toMatchObject([200, { brands: [{ name: 'Nocte' }] }])
    expect(ms).toBeGreaterThan(40)
    await proxy.become('pass')
  })
})
