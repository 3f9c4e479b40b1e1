import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../src/server/infrastructure/db/database.ts'
import type { OwnerId } from '../src/server/infrastructure/db/owner.ts'
import type { BenchSite } from './bench-site.ts'
import { PLAN } from './campaign-launch.ts'

/** One tag and one collection less than allowed, and one collection by rule. */
const TAGS = 199
const COLLECTIONS = 98
/** Products of the campaign: 40 cells each. */
const PRODUCTS = 125
const TRASHED = 500
/** Only the name of the campaign has this word. */
export const CAMPAIGN_WORD = 'moonlight'
const RULE = { content_type: 'video' as const, platform: 'instagram' }

export interface SeededLabels {
  /** A tag and a collection with 500 items each, and a collection by rule. */
  tag: number
  collection: number
  rule: number
  /** A tag and a collection for the calls that change them. */
  bulkTag: number
  bulkCollection: number
  /** 500 items. */
  ids: number[]
  counts: { tag: number; collection: number; rule: number; campaign: number; all: number }
}

/** Gives the items of a user two tags each, puts most of them into a collection, 5,000 into a campaign and 500 into the trash. */
export async function seedLabels(site: BenchSite, token: string, owner: OwnerId): Promise<SeededLabels> {
  const api = site.createCalls(token)
  const { db } = site.opened.app
  await seedCampaign(site, token)
  await db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection)
    await sql`CREATE TEMP TABLE bench_items AS
      SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM content WHERE user_id = ${owner}`.execute(connection)
    await addLabels(connection, owner)
    await sql`UPDATE campaign_cells SET content_id = item.id
      FROM bench_items AS item, (SELECT id, row_number() OVER (ORDER BY id) AS n FROM campaign_cells) AS cell
      WHERE cell.id = campaign_cells.id AND item.n = cell.n * 7`.execute(connection)
    await sql`UPDATE content SET deleted_at = now() FROM bench_items AS item
      WHERE item.id = content.id AND item.n % 100 = 50 AND item.n < ${sql.lit(TRASHED * 100)}`.execute(connection)
    await sql`DROP TABLE bench_items`.execute(connection)
    await sql`RESET session_replication_role`.execute(connection)
    for (const table of ['content', 'content_tags', 'collection_items', 'campaign_cells'])
      await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(connection)
  })
  const { id: rule } = await api.collections.create({ body: { name: 'By rule', rule: RULE } })
  const { id: bulkTag } = await api.tags.create({ body: { name: 'Bulk' } })
  const { id: bulkCollection } = await api.collections.create({ body: { name: 'Bulk' } })
  const [tag, collection] = [await firstId(db, 'tags'), await firstId(db, 'collections')]
  const { content } = await api.content.list({ query: { limit: 100, skip: 1000 } })
  const next = content[0]?.id ?? 0
  const ids = await listIds(
    db,
    sql`user_id = ${owner} AND id <= ${next} AND deleted_at IS NULL ORDER BY id DESC LIMIT 500`,
  )
  const counts = await countLabeled(db, { owner, tag, collection })
  return { tag, collection, rule, bulkTag, bulkCollection, ids, counts }
}

async function seedCampaign(site: BenchSite, token: string): Promise<void> {
  const api = site.createCalls(token)
  const { brands } = await api.brands.list()
  const brand_id = brands[0]?.id ?? 0
  const product_ids: number[] = []
  for (let index = 0; index < PRODUCTS; index += 1)
    product_ids.push((await api.products.create({ params: { id: brand_id }, body: { name: `Cream ${index}` } })).id)
  const name = `The ${CAMPAIGN_WORD} sale`
  await api.campaigns.create({ body: { brand_id, product_ids, name, plan: { ...PLAN, videos: [] } } })
}

async function addLabels(db: Db, owner: OwnerId): Promise<void> {
  for (const [table, column, name, count] of [
    ['tags', 'color', 'Label', TAGS],
    ['collections', 'rule', 'Collection', COLLECTIONS],
  ] as const)
    await sql`INSERT INTO ${sql.table(table)} (user_id, name, created_at, ${sql.ref(column)})
      SELECT ${owner}, ${sql.lit(name)} || n, now(), ${column === 'color' ? sql.lit('teal') : sql`NULL::jsonb`}
      FROM generate_series(0, ${sql.lit(count - 1)}) AS n ORDER BY n`.execute(db)
  const ranked = (table: string) =>
    sql`(SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM ${sql.table(table)}) AS label`
  await sql`INSERT INTO content_tags (tag_id, content_id, user_id)
    SELECT DISTINCT label.id, item.id, ${owner}::bigint FROM bench_items AS item
    JOIN ${ranked('tags')} ON label.place IN (item.n % ${sql.lit(TAGS)}, (item.n * 7 + 3) % ${sql.lit(TAGS)})`.execute(
    db,
  )
  await sql`INSERT INTO collection_items (collection_id, content_id, user_id)
    SELECT label.id, item.id, ${owner}::bigint FROM bench_items AS item
    JOIN ${ranked('collections')} ON label.place = item.n % ${sql.lit(COLLECTIONS)}`.execute(db)
}

async function firstId(db: Db, table: 'tags' | 'collections'): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.id)
}

async function listIds(db: Db, where: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM content WHERE ${where}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the calls have to find, by plain statements. */
async function countLabeled(
  db: Db,
  { owner, tag, collection }: { owner: OwnerId; tag: number; collection: number },
): Promise<SeededLabels['counts']> {
  const count = async (where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM content
      WHERE user_id = ${owner} AND deleted_at IS NULL AND ${where}`.execute(db)
    return Number(rows[0]?.n)
  }
  return {
    tag: await count(sql`id IN (SELECT content_id FROM content_tags WHERE tag_id = ${tag})`),
    collection: await count(sql`id IN (SELECT content_id FROM collection_items WHERE collection_id = ${collection})`),
    rule: await count(sql`content_type = ${RULE.content_type} AND platform = ${RULE.platform}`),
    campaign: await count(sql`id IN (SELECT content_id FROM campaign_cells)`),
    all: await count(sql`true`),
  }
}
