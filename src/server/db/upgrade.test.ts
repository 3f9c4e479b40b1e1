import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openApp } from '../app.ts'
import { hashToken } from '../auth/tokens.ts'
import { listBackups } from '../backups/backup.ts'
import { readConfig } from '../config.ts'
import { toBlobKey } from '../blobs/keys.ts'
import { usedKeys } from '../blobs/references.ts'
import { buildServer } from '../http/server.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { ownDataDir, preparedDataDir } from '../testing/data-dir.ts'
import { createDatabase } from '../testing/databases.ts'
import { lacksDatabase } from '../testing/site.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { acrossOwners } from './owned.ts'
import { MIGRATIONS } from './migrate.ts'
import * as mainJob from './migrations/0001-main-job.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as brandsAndProducts from './migrations/0003-brands-products.ts'

/** The tables and columns of the first version that could be installed. */
const FIRST = { '0001-main-job': mainJob, '0002-accounts': accounts, '0003-brands-products': brandsAndProducts }
const TOKEN = `signet_${'a'.repeat(43)}`
const PICTURE = randomBytes(5000)
const BLOB = createHash('sha256').update(PICTURE).digest('hex')
/** A product that was deleted: its id was kept then. */
const GONE = 7
const SCENE = { layout: 'frame', copy: { headline: 'Light' } }

/** An installation of an earlier version. `databaseUrl` is null for the database inside `dataDir`. */
interface OldInstallation {
  dataDir: string
  databaseUrl: string | null
}

/** Installs the schema of an earlier version and fills it. */
async function installOld(
  migrations: Record<string, Migration>,
  rows: RawBuilder<unknown>[],
): Promise<OldInstallation> {
  const isEmbedded = process.env['SIGNET_TEST_DATABASE'] !== 'postgres'
  const dataDir = isEmbedded ? preparedDataDir() : ownDataDir()
  const databaseUrl = isEmbedded ? null : `${inject('postgresUrl')}/t_${randomBytes(6).toString('hex')}`
  if (databaseUrl) await createDatabase(databaseUrl)
  const embedded = isEmbedded ? await openEmbedded(dataDir) : null
  const pool = new Pool(
    embedded
      ? { host: embedded.socketDir, port: 5432, user: 'postgres', database: 'postgres', max: 1 }
      : { connectionString: databaseUrl ?? '', max: 1 },
  )
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  // Copying an existing empty database is faster.
  if (embedded) await sql`DROP SCHEMA public, pgboss CASCADE`.execute(db)
  if (embedded) await sql`CREATE SCHEMA public`.execute(db)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  for (const row of rows) await row.execute(db)
  await db.destroy()
  await embedded?.close()
  await (await openFileStorage(join(dataDir, 'files'))).write(toBlobKey(BLOB), PICTURE)
  return { dataDir, databaseUrl }
}

/** Starts the current version on an old installation. */
async function upgrade({ dataDir, databaseUrl }: OldInstallation) {
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl }
  const opened = await openApp(config, pino({ level: 'silent' }))
  onTestFinished(() => opened.close())
  const server = await buildServer(opened.app)
  const get = (url: string) => server.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })
  expect(await listBackups(dataDir)).toHaveLength(databaseUrl ? 0 : 1)
  return { opened, get }
}

/** One user with one row of everything. `productId` is that of the content's product. */
const createRows = (productId: number | null) => [
  sql`INSERT INTO users (email, email_key, username, password_hash, created_at)
    VALUES ('ann@example.com', 'ann@example.com', 'Ann', '-', now())`,
  sql`INSERT INTO sessions VALUES (${hashToken(TOKEN)}, 1, false, now(), now(), now() + interval '1 day')`,
  sql`INSERT INTO brands (user_id, name, primary_color, secondary_color, typography, brand_tone, created_at)
    VALUES (1, 'Nocte', '#26246B', '#FFFFFF', 'Inter', 'casual', now())`,
  sql`INSERT INTO products (user_id, brand_id, name, default_cta_text, created_at) VALUES (1, 1, 'Night cream', 'Buy', now())`,
  sql`INSERT INTO usage VALUES (1, date_trunc('month', now() AT TIME ZONE 'UTC'), 1)`,
  sql`INSERT INTO jobs (user_id, brand_id, state, content_types, platforms, created_at, ended_at)
    VALUES (1, 1, 'succeeded', '["image"]', '["facebook"]', now(), now())`,
  sql`INSERT INTO items (job_id, user_id, key, state, brief, dimensions, month, created_at, started_at, ended_at)
    VALUES (1, 1, 'image:facebook', 'succeeded', '{}', '1200x630', now(), now(), now(), now())`,
  sql`INSERT INTO content (user_id, brand_id, product_id, job_id, item_id, content_type, title, prompt, dimensions, brand_name, platform, blob,
      mime_type, size_bytes, width, height, hashtags, model_used, scene, brand_check, notes, view_key, created_at)
    VALUES (1, 1, ${productId}, 1, 1, 'image', 'Light', 'A calm post', '1200x630', 'Nocte', 'facebook', ${BLOB}, 'image/png', ${PICTURE.length}, 1200,
      630, '[]', 'studio', ${JSON.stringify(SCENE)}, 'null', '[]', 'v', now())`,
  sql`INSERT INTO analytics (user_id, content_id, item_id, content_type, platform, brand_name, model_used, api_endpoint,
      generation_seconds, content_size_bytes, prompt_length, reference_count, created_at)
    VALUES (1, 1, 1, 'image', 'facebook', 'Nocte', 'studio', 'studio', 2, ${PICTURE.length}, 11, 0, now())`,
]

const BRIEF = {
  content_type: 'image',
  width: 1200,
  height: 630,
  platform: 'facebook',
  brand: { name: 'Nocte' },
  product: null,
  prompt: '',
  instructions: 'Calm',
  pictures: [],
}

/** Data of the version before the renamed columns: an item whose second attempt failed after its copy was charged. */
const LATER_ROWS = [
  sql`INSERT INTO jobs (user_id, brand_id, state, content_types, platforms, created_at, ended_at)
    VALUES (1, 1, 'failed', '["image"]', '["facebook"]', now(), now())`,
  sql`INSERT INTO items (job_id, user_id, key, state, try, kept, provider_tries, failure, failure_code, brief, dimensions, month,
      created_at, started_at, ended_at)
    VALUES (2, 1, 'image:facebook', 'failed', 2, '{"picture": "originals/aa11"}', 3, 'No', 'quota', ${JSON.stringify(BRIEF)},
      '1200x630', now(), now(), now(), now())`,
  // Three versions of the first item, the last two made from the same one.
  sql`INSERT INTO content (user_id, parent_id, content_type, title, prompt, dimensions, brand_name, blob, mime_type, size_bytes, width, height,
      hashtags, model_used, scene, brand_check, notes, view_key, created_at)
    SELECT 1, parent, 'image', 'Version', '', '1200x630', 'Nocte', ${BLOB}, 'image/png', 1, 1200, 630, '[]', 'studio',
      ${JSON.stringify(SCENE)}, 'null', '[]', 'v', now() FROM unnest(ARRAY[1, 2, 2]) AS parent`,
  sql`INSERT INTO unanswered_calls (item_id, try, kind, platform_key, created_at) VALUES (2, 1, 'picture', true, now())`,
]

/** Charges of the version before sums by provider: of two providers, one of them with the platform's key. */
const CHARGES = [
  sql`INSERT INTO users (email, email_key, username, password_hash, created_at)
    VALUES ('ann@example.com', 'ann@example.com', 'Ann', '-', now())`,
  sql`INSERT INTO spends (user_id, kind, platform_key, model, endpoint, cost_usd, is_estimate, provider, created_at) VALUES
    (1, 'picture', true, 'paint-1', '', 0.04, false, 'local', '2026-10-03T23:30:00Z'),
    (1, 'picture', true, 'paint-1', '', 0.04, false, 'local', '2026-11-03T10:00:00Z'),
    (1, 'copy', false, 'gemini-3.8-flash', '', 0.003, false, 'gemini', '2026-11-03T10:00:00Z')`,
  sql`INSERT INTO daily_sums (user_id, day, content_type, platform, model, cost_usd) VALUES
    (1, '2026-10-03', 'image', '', 'paint-1', 0.04), (1, '2026-11-03', 'image', '', 'paint-1', 0.04),
    (1, '2026-11-03', 'image', '', 'gemini-3.8-flash', 0.003), (1, '2026-11-03', 'image', '', 'studio', 0)`,
]

const CHECK = {
  score: 50,
  passed: false,
  rules: [
    { rule: 'words_exact', label: 'Exact', passed: true },
    { rule: 'safe_area', label: 'Safe', passed: false },
  ],
}

const isBeforeStandardNames = ([name]: [string, unknown]) => name < '0017'

describe.skipIf(lacksDatabase())('an installation', () => {
  test('of the first version is upgraded, and all its data can be read', async () => {
    const { opened, get } = await upgrade(await installOld(FIRST, createRows(GONE)))
    expect((await get('/api/brands')).json()).toMatchObject({ brands: [{ id: 1, name: 'Nocte', keywords_topics: [] }] })
    expect((await get('/api/brands/1/products')).json()).toMatchObject({ products: [{ name: 'Night cream' }] })
    expect((await get('/api/content?search=calm')).json()).toMatchObject({
      total: 1,
      content: [{ title: 'Light', brand_id: 1, product_id: null }],
    })
    expect((await get('/api/brands/1/consistency')).json()).toMatchObject({ designs: 1, checked: 0, rules: [] })
    expect((await get('/api/content/1')).json()).toMatchObject({ content_data: PICTURE.toString('base64') })
    expect((await get('/api/content/1/file')).rawPayload.equals(PICTURE)).toBe(true)
    const job = (await get('/api/generator/jobs/1')).json()
    expect(job).toMatchObject({ status: 'succeeded', result_content_ids: [1] })
    expect(
      (await acrossOwners(opened.app.db).selectFrom('daily_sums').select(['items', 'bytes']).execute())[0],
    ).toEqual({
      items: 1,
      bytes: PICTURE.length,
    })
  })

  test('of the version before the renamed columns keeps attempts, paid results, possible charges and the search index', async () => {
    const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(isBeforeStandardNames))
    const { opened, get } = await upgrade(await installOld(migrations, [...createRows(null), ...LATER_ROWS]))
    const { db } = opened.app
    const columns = ['attempt', 'paid_results', 'failed_calls'] as const
    expect(await acrossOwners(db).selectFrom('items').select(columns).where('id', '=', 2).execute()).toEqual([
      { attempt: 2, paid_results: { picture: 'originals/aa11' }, failed_calls: 3 },
    ])
    expect((await get('/api/generator/jobs/2')).json()).toMatchObject({
      instructions: 'Calm',
      tasks: [{ attempts: 2, failure_code: 'quota', charge_note: expect.stringContaining('may have charged') }],
    })
    expect((await get('/api/content?search=cal')).json()).toMatchObject({ total: 1, content: [{ title: 'Light' }] })
    const grouped = { total: 4, groups: 1, content: [{ id: 4, version_count: 4 }] }
    expect((await get('/api/content?grouped=true')).json()).toMatchObject(grouped)
    const used = await usedKeys(opened.app, null)
    expect([...used]).toEqual(expect.arrayContaining(['originals/aa11', toBlobKey(BLOB)]))
  })

  test('of the version before the columns of the brand check has their values for earlier designs', async () => {
    const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0045'))
    const rows = createRows(null).slice(0, -1)
    const checked = sql`UPDATE content SET brand_check = ${JSON.stringify(CHECK)}`
    const { get } = await upgrade(await installOld(migrations, [...rows, checked]))
    expect((await get('/api/brands/1/consistency')).json()).toMatchObject({
      checked: 1,
      off_brand: 1,
      average_score: 50,
      rules: [
        { rule: 'safe_area', measured: 1, failed: 1 },
        { rule: 'words_exact', measured: 1, failed: 0 },
      ],
      off_brand_designs: [{ content_id: 1, score: 50, failed: ['Safe'] }],
    })
  })

  test('of the version before sums by provider knows the provider of each, and what the platform has spent', async () => {
    const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0043'))
    const { opened } = await upgrade(await installOld(migrations, CHARGES))
    const sums = acrossOwners(opened.app.db).selectFrom('daily_sums').select(['day', 'model', 'provider', 'cost_usd'])
    expect(await sums.orderBy('day').orderBy('model').execute()).toEqual([
      { day: '2026-10-03', model: 'paint-1', provider: 'local', cost_usd: 0.04 },
      { day: '2026-11-03', model: 'gemini-3.8-flash', provider: 'gemini', cost_usd: 0.003 },
      { day: '2026-11-03', model: 'paint-1', provider: 'local', cost_usd: 0.04 },
      { day: '2026-11-03', model: 'studio', provider: '', cost_usd: 0 },
    ])
    expect(await opened.app.db.selectFrom('platform_sums').selectAll().orderBy('period').execute()).toEqual([
      { period: '2026-10-01', spent_usd: 0.04 },
      { period: '2026-11-01', spent_usd: 0.04 },
      { period: 'total', spent_usd: 0.08 },
    ])
  })
})
