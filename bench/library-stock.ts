import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { addToDay } from '../src/server/spending/daily-sums.ts'
import type { App } from '../src/server/app.ts'
import type { Db } from '../src/server/infrastructure/db/database.ts'
import { fillSearchColumns } from '../src/server/testing/fill-search-columns.ts'
import { selectOwned } from '../src/server/infrastructure/db/owned.ts'
import { type OwnerId, toOwner } from '../src/server/infrastructure/db/owner.ts'
import { toBlobKey } from '../src/server/infrastructure/blobs/keys.ts'
import { addBrandPictures } from './library-pictures.ts'
import type { BenchSite } from './bench-site.ts'

export const ITEMS = 50_000
export const ROWS = 1_000_000
export const FEW_ROWS = 10_000
export const PICTURES = 240
/** Rows of one statement, because PostgreSQL cancels a statement after ten seconds. */
const AT_ONCE = 50_000
const BRANDS = ['Nocte', 'Volt', 'Verdant', 'Harbour', 'Atelier Lune', 'Fern', 'Brightside', 'Kestrel']
const SHAPES = ['1080x1080', '1080x1920', '1200x630', '1500x500', '1200x627', '1024x1024']
const HUES = 360
/** The first item number of seeded rows is this times the user's id. */
const SEEDED = 10_000_000

export interface SeededLibrary {
  token: string
  /** Creates a user with a hundredth of the analytics rows over the same days. */
  fewToken: string
  userId: number
  brandId: number
}

/**
 * Creates a user with 8 brands, 50,000 items and a year of 1,000,000 analytics rows, and 5,000 pictures of the first brand. One item in five is a video, one in twenty a
 * favorite. Texts, scenes and brand checks are copied from items that the product made first.
 */
export async function seedLibrary(site: BenchSite): Promise<SeededLibrary> {
  const { app } = site.opened
  const { token, owner, brandId } = await seedItems(site)
  const fewToken = await site.enter('bob@example.com')
  const fewId = await findOwner(app, 'bob@example.com')
  await app.db.connection().execute(async (db) => {
    // Checking the foreign key for a million rows of one user is unnecessary.
    await sql`SET session_replication_role = replica`.execute(db)
    await addAnalytics(db, owner, ROWS - SHAPES.length)
    await addAnalytics(db, fewId, FEW_ROWS)
    await sql`RESET session_replication_role`.execute(db)
    await tidy(db, ['analytics', 'daily_sums'])
    await addBrandPictures(db, owner, brandId)
  })
  return { token, fewToken, userId: owner, brandId }
}

/** The user and the items of `seedLibrary`, without the analytics. */
export async function seedItems(site: BenchSite): Promise<{ token: string; owner: OwnerId; brandId: number }> {
  const { app } = site.opened
  const token = await site.enter('ann@example.com')
  const api = site.createCalls(token)
  const brandIds: number[] = []
  for (const name of BRANDS) brandIds.push((await api.brands.create({ body: { name } })).id)
  for (const brand of brandIds.slice(0, 2))
    await api.products.create({ params: { id: brand }, body: { name: 'Night cream' } })
  const brandId = brandIds[0] ?? 0
  for (const dimensions of SHAPES) {
    const form = { brand_id: brandId, prompt: 'A post in daylight about our cream', title: 'First', dimensions }
    await api.content.generate({ form, files: {} })
  }
  const owner = await findOwner(app, 'ann@example.com')
  const blobs = await writePictures(app)
  await app.db.connection().execute(async (db) => {
    await sql`SET session_replication_role = replica`.execute(db)
    const search = await dropSearch(db)
    await addItems(db, owner, blobs)
    await fillSearchColumns(db)
    await sql.raw(search).execute(db)
    await sql`RESET session_replication_role`.execute(db)
    await tidy(db, ['content'])
  })
  return { token, owner, brandId }
}

/** Does at once what autovacuum does on PostgreSQL and the product's maintenance does on the embedded database. */
async function tidy(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db)
}

/** Drops the search index, because filling it at once is faster. Returns the statement that creates it again. */
async function dropSearch(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; made: string }>`SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE tablename = 'content' AND indexdef LIKE '%USING gin%'`.execute(db)
  const [index] = rows
  if (!index) throw new Error('The search index of the library is missing')
  await sql`DROP INDEX ${sql.table(index.name)}`.execute(db)
  return index.made
}

async function findOwner({ db }: App, email: string): Promise<OwnerId> {
  return toOwner(
    await db.selectFrom('users').select(['id', 'username']).where('email', '=', email).executeTakeFirstOrThrow(),
  )
}

/**
 * Stores images as the studio makes them, but half as wide. Returns their SHA-256 by position. The first six have the six
 * formats.
 */
async function writePictures({ storage }: App): Promise<string[]> {
  const blobs: string[] = []
  for (let index = 0; index < PICTURES; index += 1) {
    const bytes = await picture(index)
    const blob = createHash('sha256').update(bytes).digest('hex')
    await storage.write(toBlobKey(blob), bytes)
    blobs.push(blob)
  }
  return blobs
}

function picture(index: number): Promise<Buffer> {
  const [width = 0, height = 0] = (SHAPES[index % SHAPES.length] ?? '').split('x').map((side) => Number(side) / 2)
  const hue = (index * 47) % HUES
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 88%)"/><stop offset="1" stop-color="hsl(${hue} 55% 55%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="72%" cy="40%" r="${height * 0.3}" fill="hsl(${(hue + 40) % HUES} 50% 40%)" opacity="0.85"/>
    <text x="6%" y="80%" font-family="Inter, sans-serif" font-weight="700" font-size="${width / 12}" fill="#16211d">No. ${index}</text>
  </svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

/** Inserts rows of the library. Each copies the text and format of a real item and has its own image and favorite mark. */
async function addItems(db: Db, owner: OwnerId, blobs: readonly string[]): Promise<void> {
  await sql`CREATE TEMP TABLE bench_blobs AS
    SELECT place - 1 AS place, blob FROM unnest(${sql.val(blobs)}::text[]) WITH ORDINALITY AS of (blob, place)`.execute(
    db,
  )
  for (let first = SHAPES.length + 1; first <= ITEMS; first += 10_000)
    await sql`INSERT INTO content (user_id, brand_id, job_id, content_type, title, prompt, dimensions, brand_name, product_name,
        platform, is_favorite, blob, poster, mime_type, size_bytes, width, height, duration_seconds, caption, hashtags, alt_text,
        model_used, scene, brand_check, notes, view_key, created_at)
      SELECT made.user_id, brand.id, made.job_id, CASE WHEN n % 5 = 0 THEN 'video' ELSE 'image' END,
        (ARRAY['Morning', 'Quiet', 'Bright', 'Travel', 'Winter', 'Slow', 'Grand', 'Second'])[1 + n % 8] || ' '
          || (ARRAY['lamp', 'serum', 'kettle', 'scarf', 'notebook'])[1 + n % 5] || ' ' || n,
        'A post in daylight about the ' || (ARRAY['lamp', 'serum', 'kettle', 'scarf', 'notebook'])[1 + n % 5]
          || ' that ' || (ARRAY['lasts', 'travels', 'mends', 'glows'])[1 + n % 4]
          || CASE WHEN n % 10000 = 0 THEN ' like zephyrine' WHEN n % 20 = 7 THEN ' in der Straße 春の限定セール 50%' ELSE '' END,
        made.dimensions, brand.name, made.product_name, (ARRAY['instagram', 'facebook', 'twitter', 'linkedin'])[1 + n % 4],
        n % 20 = 0, picture.blob, CASE WHEN n % 5 = 0 THEN picture.blob END,
        CASE WHEN n % 5 = 0 THEN 'video/mp4' ELSE 'image/png' END, made.size_bytes, made.width, made.height,
        CASE WHEN n % 5 = 0 THEN 6 END, made.caption, made.hashtags, made.alt_text, made.model_used, made.scene,
        made.brand_check, made.notes, md5('view ' || n), now() - (${ITEMS} - n) * interval '10 minutes'
      FROM generate_series(${sql.lit(first)}::int, ${sql.lit(Math.min(ITEMS, first + 9999))}::int) AS n
      JOIN bench_blobs AS picture ON picture.place = n % ${sql.lit(PICTURES)}
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM content WHERE user_id = ${owner} ORDER BY id LIMIT 6)
        AS made ON made.place = n % 6
      JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place FROM brands WHERE user_id = ${owner}) AS brand
        ON brand.place = n % 8
      ORDER BY n`.execute(db)
  await sql`DROP TABLE bench_blobs`.execute(db)
}

/** A year of rows and their daily sums: grouped by SQL, then added by the function that the product uses. */
async function addAnalytics(db: Db, owner: OwnerId, count: number): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1)
    await sql`INSERT INTO analytics (user_id, content_id, item_id, content_type, platform, brand_name, product_name, model_used,
        api_endpoint, cost_usd, generation_seconds, content_size_bytes, duration_seconds, prompt_length, reference_count,
        prompt_token_count, candidates_token_count, total_token_count, cost_per_output_token, created_at)
      SELECT ${owner}, coalesce(newest.id, -n), ${sql.lit(owner * SEEDED)}::bigint + n,
        CASE WHEN n % 5 = 0 THEN 'video' ELSE 'image' END, (ARRAY['instagram', 'facebook', 'twitter', 'linkedin'])[1 + n % 4],
        (ARRAY['Nocte', 'Volt', 'Verdant', 'Harbour'])[1 + n % 4], 'Night cream',
        CASE WHEN n % 3 = 0 THEN 'painter-1' ELSE 'studio' END, CASE WHEN n % 3 = 0 THEN 'generateContent' ELSE 'studio' END,
        CASE WHEN n % 3 = 0 THEN 0.035 ELSE 0 END, 1 + n % 9, 200000 + n % 100000, CASE WHEN n % 5 = 0 THEN 6 ELSE 0 END,
        40 + n % 60, n % 3, CASE WHEN n % 3 = 0 THEN 120 ELSE 0 END, CASE WHEN n % 3 = 0 THEN 1120 ELSE 0 END,
        CASE WHEN n % 3 = 0 THEN 1240 ELSE 0 END, CASE WHEN n % 3 = 0 THEN 0.00003 ELSE 0 END,
        now() - (${sql.lit(count)}::int - n) * (interval '365 days' / ${sql.lit(count)}::int)
      FROM generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) AS n
      LEFT JOIN (SELECT id, row_number() OVER (ORDER BY id DESC) AS place FROM content WHERE user_id = ${owner}) AS newest
        ON newest.place = ${sql.lit(count)}::int - n + 1
      ORDER BY n`.execute(db)
  }
  const days = await selectOwned(db, owner, 'analytics')
    .select(['content_type', 'platform', 'model_used', sql<string>`(created_at AT TIME ZONE 'UTC')::date`.as('day')])
    .select(({ fn }) => [
      fn.countAll<number>().as('items'),
      fn.sum<number>('cost_usd').as('cost_usd'),
      sql<number>`sum(total_token_count)::float8`.as('tokens'),
      fn.sum<number>('generation_seconds').as('seconds'),
      fn.sum<number>('duration_seconds').as('duration_seconds'),
      sql<number>`sum(content_size_bytes)::float8`.as('bytes'),
    ])
    // The product has already counted the items that it made itself.
    .where('item_id', '>', owner * SEEDED)
    .groupBy(['content_type', 'platform', 'model_used', 'day'])
    .execute()
  await db.transaction().execute(async (trx) => {
    for (const { day, content_type, platform, model_used: model, ...sums } of days) {
      const kind = { owner, content_type, platform, model, provider: '' }
      await addToDay(trx, new Date(`${day}T12:00:00Z`), kind, sums)
    }
  })
}
