import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { toBlobKey } from '../blobs/keys.ts'
import { usedKeys } from '../blobs/references.ts'
import { BLOB, createRows, installOld, SCENE, upgrade } from '../../testing/old-installation.ts'
import { MIGRATIONS } from './migrate.ts'
import { acrossOwners } from './owned.ts'

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

describe('an installation', () => {
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

  test('of the version with equal slugs keeps the first of them, and gives the others their own', async () => {
    const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0049'))
    const names = ['東京の春', 'حملة الربيع', '!!!', 'Spring', 'Spring']
    const slugs = ['campaign', 'campaign', 'campaign', 'spring', 'spring']
    const campaigns = sql`INSERT INTO campaigns (user_id, brand_id, name, slug, brief, product_ids, tone, goal, utm, plan, created_at, updated_at)
      SELECT 1, 1, name, slug, '', '[]', 'casual', 'awareness', '{}', '{}', now(), now()
      FROM unnest(${names}::text[], ${slugs}::text[]) AS one (name, slug)`
    const { opened } = await upgrade(await installOld(migrations, [...createRows(null), campaigns]))
    const rows = await acrossOwners(opened.app.db).selectFrom('campaigns').select('slug').orderBy('id').execute()
    expect(rows.map(({ slug }) => slug)).toEqual(['campaign', 'hmlh-lrby', 'campaign-2', 'spring', 'spring-2'])
  })
})
