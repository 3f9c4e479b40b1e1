import { sql } from 'kysely'
import type { api as routes } from '../src/contract/api.ts'
import type { Client } from '../src/contract/client/client.ts'
import type { Db } from '../src/server/infrastructure/db/database.ts'

/** The first number of seeded items and contents. */
const SEEDED = 10_000_000

const PROMPTS = [
  'Autumn sale, 20% off all plants until Friday',
  'Free yoga class on Monday at 7 pm in the garden',
  'Meet our new fern, from 24 euros',
  'Three reasons to water in the morning: less heat, fewer bugs, stronger roots',
  'We are open on Sunday again',
  '“The best soil I ever had”, says Ann',
]
const SHAPES = ['1080x1080', '1080x1920', '1200x630', '1200x627']

/**
 * Makes designs of a brand by the product: one for each prompt and shape. Then it copies their rows until the brand has `count`. Only the
 * bytes are shared.
 */
export async function seedDesigns(
  db: Db,
  api: Client<typeof routes>,
  {
    brandId,
    contentType,
    made,
    count,
  }: { brandId: number; contentType: 'image' | 'video'; made: number; count: number },
): Promise<void> {
  for (let index = 0; index < made; index++) {
    const form = {
      brand_id: String(brandId),
      content_type: contentType,
      prompt: PROMPTS[index % PROMPTS.length] ?? '',
      dimensions: SHAPES[Math.floor(index / PROMPTS.length) % SHAPES.length] ?? '',
      engine: 'studio' as const,
    }
    await api.content.generate({ form, files: {} })
  }
  await db.connection().execute(async (connection) => {
    await sql`SET session_replication_role = replica`.execute(connection)
    await copyDesigns(connection, brandId, count - made)
    // New versions come after the copies.
    for (const table of ['items', 'content'])
      await sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.table(table)}))`.execute(
        connection,
      )
    await sql`RESET session_replication_role`.execute(connection)
    for (const table of ['items', 'content']) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(connection)
  })
}

/** Adds `count` copies of the designs of a brand, each with its own item. */
async function copyDesigns(db: Db, brandId: number, count: number): Promise<void> {
  const first = sql`${sql.lit(SEEDED * brandId)}`
  const copies = sql`(SELECT content.*, ${first} + series.number AS copy_id FROM generate_series(1, ${sql.lit(count)}) AS series(number)
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS all_made FROM content WHERE brand_id = ${brandId}) AS content
    ON content.place = series.number % content.all_made) AS copy`
  await sql`INSERT INTO items (id, job_id, user_id, key, state, attempt, crashes, stage, progress, stages, paid_results, brief, dimensions,
      month, created_at, started_at, ended_at, holds_unit, is_derived)
    OVERRIDING SYSTEM VALUE
    SELECT copy.copy_id, items.job_id, items.user_id, items.key, items.state, attempt, crashes, stage, progress, stages, paid_results, brief,
      items.dimensions, month, items.created_at, started_at, ended_at, holds_unit, is_derived
    FROM ${copies} JOIN items ON items.id = copy.item_id`.execute(db)
  await sql`INSERT INTO content (id, user_id, brand_id, product_id, job_id, item_id, content_type, title, prompt, dimensions, brand_name,
      product_name, platform, is_favorite, blob, poster, mime_type, size_bytes, width, height, duration_seconds, caption, hashtags,
      alt_text, model_used, scene, brand_check, notes, view_key, search_vector, name_key, created_at)
    OVERRIDING SYSTEM VALUE
    SELECT copy_id, user_id, brand_id, product_id, job_id, copy_id, content_type, title, prompt, dimensions, brand_name, product_name,
      platform, is_favorite, blob, poster, mime_type, size_bytes, width, height, duration_seconds, caption, hashtags, alt_text, model_used,
      scene, brand_check, notes, md5('view ' || copy_id), search_vector, name_key, created_at
    FROM ${copies}`.execute(db)
}
