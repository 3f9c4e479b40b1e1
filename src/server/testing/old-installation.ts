import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished } from 'vitest'
import { openApp } from '../start/open-app.ts'
import { hashToken } from '../accounts/auth/tokens.ts'
import { listBackups } from '../infrastructure/backups/backup.ts'
import { toBlobKey } from '../infrastructure/blobs/keys.ts'
import { readConfig } from '../infrastructure/config.ts'
import { openEmbedded } from '../infrastructure/db/embedded/embedded.ts'
import { buildServer } from '../start/server.ts'
import { openFileStorage } from '../infrastructure/storage/file-storage.ts'
import { ownDataDir, preparedDataDir } from './data-dir.ts'
import { createDatabase } from './databases.ts'

const TOKEN = `signet_${'a'.repeat(43)}`
/** The bytes of the content of `createRows`. */
export const PICTURE = randomBytes(5000)
export const BLOB = createHash('sha256').update(PICTURE).digest('hex')
export const SCENE = { layout: 'frame', copy: { headline: 'Light' } }

/** An installation of an earlier version. `databaseUrl` is null for the database inside `dataDir`. */
interface OldInstallation {
  dataDir: string
  databaseUrl: string | null
}

/** Installs the schema of an earlier version and fills it. */
export async function installOld(
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
export async function upgrade({ dataDir, databaseUrl }: OldInstallation) {
  const config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), databaseUrl }
  const opened = await openApp(config, pino({ level: 'silent' }))
  onTestFinished(() => opened.close())
  const server = await buildServer(opened.app)
  const get = (url: string) => server.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })
  expect(await listBackups(dataDir)).toHaveLength(databaseUrl ? 0 : 1)
  return { opened, get }
}

/** One user with one row of everything. `productId` is that of the content's product. */
export const createRows = (productId: number | null) => [
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
