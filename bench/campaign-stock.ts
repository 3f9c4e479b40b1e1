import { sql } from 'kysely'
import type { api as routes } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import type { Db } from '../src/server/infrastructure/db/database.ts'

const CAMPAIGNS = 10
const PRODUCTS = 125
/** The first number of seeded items and contents. */
const SEEDED = 10_000_000

/**
 * Creates `count` campaigns of 5,000 cells: 125 products, 10 formats and 4 languages. Items and contents are copied from those of the first
 * campaign, so that each cell has its own. Only the bytes are shared.
 */
export async function seedCampaigns(
  db: Db,
  api: Client<typeof routes>,
  count = CAMPAIGNS,
): Promise<{ campaignId: number; total: number }> {
  const [first] = (await api.campaigns.list()).campaigns
  const source = await api.campaigns.get({ params: { id: first?.id ?? 0 } })
  const brand_id = source.brand_id ?? 0
  const product_ids: number[] = []
  for (let index = 0; index < PRODUCTS; index += 1)
    product_ids.push((await api.products.create({ params: { id: brand_id }, body: { name: `Cream ${index}` } })).id)
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { brand_id, product_ids, name: `Campaign ${index}`, plan: source.plan }
    const { id } = await api.campaigns.create({ body })
    const content_id = source.key_visual?.content_id ?? 0
    await api.campaigns.chooseKeyVisual({ params: { id }, body: { content_id } })
    ids.push(id)
  }
  await db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection)
    for (const id of ids) await copyResults(connection, source.id, id)
    await sql`RESET session_replication_role`.execute(connection)
    for (const table of ['items', 'content', 'campaign_cells', 'campaigns'])
      await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(connection)
  })
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM campaign_cells`.execute(db)
  return { campaignId: ids.at(-1) ?? 0, total: rows[0]?.total ?? 0 }
}

/** Gives every cell of a campaign a copy of the item and the content of the cell with the same format and language. */
async function copyResults(db: Db, from: number, to: number): Promise<void> {
  const pairs = sql`(SELECT cell.id, made.item_id, made.content_id FROM campaign_cells AS cell
    JOIN campaign_cells AS made ON made.campaign_id = ${from} AND made.format = cell.format AND made.language = cell.language
    WHERE cell.campaign_id = ${to}) AS pair`
  await sql`INSERT INTO items (id, job_id, user_id, key, state, attempt, crashes, stage, progress, stages, paid_results, brief, dimensions,
      month, created_at, started_at, ended_at, holds_unit, is_derived)
    OVERRIDING SYSTEM VALUE
    SELECT ${sql.lit(SEEDED)} + pair.id, job_id, user_id, key, state, attempt, crashes, stage, progress, stages, paid_results, brief, dimensions,
      month, created_at, started_at, ended_at, holds_unit, is_derived
    FROM ${pairs} JOIN items ON items.id = pair.item_id`.execute(db)
  await sql`INSERT INTO content (id, user_id, brand_id, product_id, job_id, item_id, content_type, title, prompt, dimensions, brand_name,
      product_name, platform, is_favorite, blob, poster, mime_type, size_bytes, width, height, duration_seconds, caption, hashtags,
      alt_text, model_used, scene, brand_check, notes, view_key, search_vector, name_key, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT ${sql.lit(SEEDED)} + pair.id, user_id, brand_id, product_id, job_id, ${sql.lit(SEEDED)} + pair.id, content_type, title, prompt,
      dimensions, brand_name, product_name, platform, is_favorite, blob, poster,
      mime_type, size_bytes, width, height, duration_seconds, caption, hashtags, alt_text, model_used, scene, brand_check, notes,
      md5('view ' || pair.id), search_vector, name_key, created_at
    FROM ${pairs} JOIN content ON content.id = pair.content_id`.execute(db)
  await sql`UPDATE campaign_cells SET item_id = ${sql.lit(SEEDED)} + id, content_id = ${sql.lit(SEEDED)} + id, score = 100, passed = true
    WHERE campaign_id = ${to}`.execute(db)
}
