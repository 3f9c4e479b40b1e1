import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ownDataDir, preparedDataDir } from '../testing/data-dir.ts'
import { openOwnSite, openSite } from '../testing/site.ts'
import { backupsIn, backUp, isBackupDue, listBackups } from './backup.ts'
import { openDatabase } from '../db/database.ts'
import { acrossOwners } from '../db/owned.ts'
import { DATABASE, MANIFEST } from './manifest.ts'
import { restore } from './restore.ts'

const silent = pino({ level: 'silent' })
const DAY_MS = 86_400_000

/** Makes a database that was just copied look two days old. */
function grow(dataDir: string): void {
  const then = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(join(dataDir, 'database/PG_VERSION'), then, then)
}

test('a database is backed up at the start once its last backup is a day old, and is restored with its images', async () => {
  const dataDir = preparedDataDir()
  grow(dataDir)
  const first = await openSite({}, { dataDir })
  await expect.poll(() => listBackups(dataDir)).toHaveLength(1)
  const { api, token } = await first.signUp()
  const { id: brand_id } = await api.brands.create({ body: { name: 'Before' } })
  const form = { brand_id, prompt: 'A calm post about our new night cream' }
  const made = await api.content.generate({ form, files: {} })
  await first.close()

  const database = await openDatabase({ dataDir, databaseUrl: null }, silent)
  const name = await backUp({ pool: database.pool, dataDir }, new Date())
  await expect(restore(dataDir)).rejects.toThrow('DATA_DIR is in use by another process')
  await acrossOwners(database.db).deleteFrom('brands').execute()
  await database.close()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z_signet-\d+\.\d+\.\d+_postgres-18$/)

  rmSync(join(dataDir, 'files'), { recursive: true })
  expect(await restore(dataDir)).toBe(name)
  const second = await openOwnSite({}, { dataDir })
  expect((await second.visitor(token).brands.list()).brands.map((brand) => brand.name)).toEqual(['Before'])
  const again = await second.visitor(token).content.get({ params: { id: made.id ?? 0 } })
  expect(again.content_data).toBe(made.content_data)
})

test('a backup contains no secret and no copy of images, and fourteen are kept', async () => {
  const dataDir = preparedDataDir()
  const blob = join(dataDir, 'files/blobs/ab/abc')
  mkdirSync(join(blob, '..'), { recursive: true })
  writeFileSync(blob, 'a picture')
  writeFileSync(join(dataDir, 'secret'), 'the secret')
  for (let day = 10; day < 24; day += 1)
    mkdirSync(join(backupsIn(dataDir), `2020-01-${day}T00-00-00.000Z_signet-0.1.0_postgres-18`), { recursive: true })
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, silent)
  const name = await backUp({ pool, dataDir }, new Date())
  await close()
  const folder = join(backupsIn(dataDir), name)
  const inside = readdirSync(folder, { recursive: true }) as string[]
  expect(inside.toSorted()).toEqual([
    DATABASE,
    'files',
    'files/blobs',
    'files/blobs/ab',
    'files/blobs/ab/abc',
    'manifest.json',
  ])
  expect(statSync(join(folder, 'files/blobs/ab/abc')).ino).toBe(statSync(blob).ino)
  const names = await listBackups(dataDir)
  expect(names).toHaveLength(14)
  expect(names[0]).toContain('2020-01-11')
  expect(names.at(-1)).toBe(name)
})

test('restoring a damaged backup is refused and changes nothing', async () => {
  const dataDir = preparedDataDir()
  await expect(restore(ownDataDir())).rejects.toThrow('There is no backup')
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, silent)
  const name = await backUp({ pool, dataDir }, new Date())
  await close()
  const archive = join(backupsIn(dataDir), name, DATABASE)
  const bytes = readFileSync(archive)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(archive, bytes)
  const before = statSync(join(dataDir, 'database')).ino
  await expect(restore(dataDir, name)).rejects.toThrow(`This backup is damaged: ${DATABASE} is not what it was.`)
  await expect(restore(dataDir, 'yesterday')).rejects.toThrow(`There is no such backup. There are: ${name}`)
  const manifest = join(backupsIn(dataDir), name, MANIFEST)
  const text = readFileSync(manifest, 'utf8')
  for (const left of [text.slice(0, 100), '{}']) {
    writeFileSync(manifest, left)
    await expect(restore(dataDir, name)).rejects.toThrow(`This backup is damaged: ${MANIFEST} is not what it was.`)
  }
  expect(statSync(join(dataDir, 'database')).ino).toBe(before)
})

test('a restore repairs a damaged file, and a damaged manifest does not prevent the next backup', async () => {
  const dataDir = preparedDataDir()
  const blob = join(dataDir, 'files/blobs/ab/abc')
  mkdirSync(join(blob, '..'), { recursive: true })
  writeFileSync(blob, 'a picture')
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, silent)
  const first = await backUp({ pool, dataDir }, new Date())
  writeFileSync(join(backupsIn(dataDir), first, MANIFEST), '{}')
  const second = await backUp({ pool, dataDir }, new Date(Date.now() + 1))
  await close()
  // Not the same file as the backup's, which would be damaged too.
  rmSync(blob)
  writeFileSync(blob, 'a pi')
  expect(await restore(dataDir)).toBe(second)
  expect(readFileSync(blob, 'utf8')).toBe('a picture')
})

test('a backup is due a day after the last, and one is made before migrations run', async () => {
  const dataDir = preparedDataDir()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  expect([await isBackupDue(dataDir, inHours(23)), await isBackupDue(dataDir, inHours(25))]).toEqual([false, true])
  const older = await openDatabase({ dataDir, databaseUrl: null }, silent)
  await older.pool.query(`DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)`)
  await older.close()
  expect(await listBackups(dataDir)).toHaveLength(0)
  // The last migration already ran, so it finds other tables and columns and fails. The test checks what was done before.
  const changed = openDatabase({ dataDir, databaseUrl: null }, silent)
  await expect(changed).rejects.toThrow(/already exists|does not exist/)
  expect(await listBackups(dataDir)).toHaveLength(1)
})
