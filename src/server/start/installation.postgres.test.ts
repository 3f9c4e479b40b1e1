import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openApp } from './open-app.ts'
import { readConfig } from '../infrastructure/config.ts'
import { type Database, openDatabase } from '../infrastructure/db/database.ts'
import { ownDataDir } from '../testing/data-dir.ts'
import { createDatabase } from '../testing/databases.ts'
import { type ServerProcess, startServer } from '../testing/server-process.ts'
import { lacksDatabase } from '../testing/site.ts'
import { startErrorWith } from '../testing/start-errors.ts'
import { bindStorage, bindStorageAnyway } from './installation.ts'
import { openFileStorage } from '../infrastructure/storage/file-storage.ts'
import { INSTALLATION } from '../infrastructure/storage/storage.ts'

const silent = pino({ level: 'silent' })
const OTHER_FILES =
  /^DATA_DIR: this folder does not hold the files of the database: use the DATA_DIR that it was used with/

async function ownUrl(): Promise<string> {
  const url = `${inject('postgresUrl')}/bind_${randomBytes(6).toString('hex')}`
  await createDatabase(url, 'signet_template')
  return url
}

describe.skipIf(lacksDatabase())('database and storage', () => {
  test('a process on the same database with another folder of files stops with one line', async () => {
    const env = { DATABASE_URL: await ownUrl(), APP_SECRET: 'a secret that both of them have to know' }
    const dataDir = ownDataDir()
    const open = async (DATA_DIR: string) => {
      const opened = await openApp(readConfig({ ...env, DATA_DIR }), silent)
      onTestFinished(opened.close)
    }
    await open(dataDir)
    await expect(open(ownDataDir())).rejects.toEqual(startErrorWith(OTHER_FILES))
    await open(dataDir)
  })

  test('of two processes with different folders that start at once for the first time, one starts', async () => {
    const env = { DATABASE_URL: await ownUrl(), APP_SECRET: 'a secret that both of them have to know' }
    const starts = await Promise.allSettled([1, 2].map(() => startServer({ ...env, DATA_DIR: ownDataDir() })))
    const started: ServerProcess[] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    await Promise.all(started.map((server) => server.stop()))
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [(start.reason as Error).message] : []))
    expect([started.length, refused]).toEqual([1, [expect.stringMatching(OTHER_FILES)]])
    expect(refused[0]?.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a new database does not take over the files of another one, unless it is configured to', async () => {
    const root = ownDataDir()
    const storage = await openFileStorage(join(root, 'files'))
    const place = { bucket: null, databaseUrl: 'postgres://' }
    const open = async (): Promise<Database> => {
      const database = await openDatabase({ dataDir: root, databaseUrl: await ownUrl() }, silent)
      onTestFinished(database.close)
      return database
    }
    const [one, other] = [await open(), await open()]
    await bindStorage({ db: one.db, storage }, place)
    await bindStorage({ db: one.db, storage }, place)
    await expect(bindStorage({ db: other.db, storage }, place)).rejects.toThrow(
      'DATA_DIR: the folder "files" belongs to another database: name that one in DATABASE_URL',
    )
    await bindStorageAnyway({ db: other.db, storage })
    await bindStorage({ db: other.db, storage }, place)
    await expect(bindStorage({ db: one.db, storage }, place)).rejects.toThrow('does not hold the files of the database')
  })

  test('an existing database binds to its storage, and a start that was killed half-way is repeated', async () => {
    const root = ownDataDir()
    const storage = await openFileStorage(join(root, 'files'))
    const place = { bucket: null, databaseUrl: 'postgres://' }
    const { db, close } = await openDatabase({ dataDir: root, databaseUrl: await ownUrl() }, silent)
    onTestFinished(close)
    const row = () => db.selectFrom('installation').selectAll().executeTakeFirstOrThrow()
    // Restored from a backup of a version without ids, with files that have one.
    await db.updateTable('installation').set({ adopts_storage: true }).execute()
    await storage.write(INSTALLATION, Buffer.from('the-id'))
    await bindStorage({ db, storage }, place)
    expect(await row()).toMatchObject({ id: 'the-id', bound_at: expect.any(Date) as Date })
    // Killed after the id was chosen.
    rmSync(join(root, 'files'), { recursive: true })
    await db.updateTable('installation').set({ bound_at: null }).execute()
    await bindStorage({ db, storage }, place)
    expect((await storage.read(INSTALLATION)).toString()).toBe('the-id')
    const listed: string[] = []
    for await (const { key } of storage.list()) listed.push(key)
    expect(listed).toEqual([])
  })
})
