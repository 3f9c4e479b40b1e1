import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readSeed } from '#studio/render/testing/soak/read-seed.ts'
import { randomFrom } from '#studio/model/random.ts'
import { openDatabase } from '../db/database.ts'
import { ownDataDir } from '../../testing/data-dir.ts'
import { hostilePacks, writeHostileBackup } from '../../testing/hostile/hostile-backups.ts'
import { backUp, backupsIn } from './backup.ts'
import { restore } from './restore.ts'

/** `SOAK_SEED` repeats a run with the same names in the same order. */
const SEED = readSeed()
const NAMES = Math.ceil(200 * Number(process.env['SOAK_SHARE'] ?? 1))
const PARTS = ['..', '..', '.', '.x', '-x', 'blobs', 'ab', 'x y', 'x\\y', 'ä', '~']

test('backups with paths out of their folder, and variants of them: each is refused, and nothing is written', async () => {
  const [dataDir, scratch, outside] = [ownDataDir(), ownDataDir(), ownDataDir()]
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const real = await backUp({ pool, dataDir }, new Date())
  await close()
  const before = statSync(join(dataDir, 'database')).ino
  const random = randomFrom(SEED, 'names in backups')
  const refuse = async (hostile: Parameters<typeof writeHostileBackup>[2], label: string) => {
    const folder = await writeHostileBackup(dataDir, real, hostile)
    const answer = await restore(dataDir).catch((error: unknown) => String(error))
    expect({ label, answer }).toEqual({ label, answer: expect.stringContaining('This backup is damaged') as string })
    rmSync(folder, { recursive: true })
  }
  for (let count = 0; count < NAMES; count += 1) {
    // At most two levels up, so that the attacker's own copy stays below the folder of backups.
    const way = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => random.pick(PARTS))
    const ups = way.filter((part) => part === '..').length
    const fileName = [
      ...way.filter((part) => part !== '..'),
      ...Array<string>(Math.min(2, ups)).fill('..'),
      `e${count}`,
    ]
    const name = fileName.join('/')
    if (ups === 0 && way.every((part) => part === 'blobs' || part === 'ab')) continue
    await refuse({ fileName: name }, `SOAK_SEED=${SEED}: ${name}`)
    const places = [dataDir, join(dataDir, 'files'), join(dataDir, '..')].map((place) => join(place, basename(name)))
    expect(places.filter((place) => existsSync(place))).toEqual([])
    rmSync(join(backupsIn(dataDir), basename(name)), { force: true })
  }
  for (const [label, pack] of Object.entries(hostilePacks(scratch, outside))) await refuse({ pack }, label)
  expect(statSync(join(dataDir, 'database')).ino).toBe(before)
  expect(await restore(dataDir)).toBe(real)
})
