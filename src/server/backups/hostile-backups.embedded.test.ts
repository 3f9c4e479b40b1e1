import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { ownDataDir, preparedDataDir } from '../testing/data-dir.ts'
import { hostilePacks, replaceByLink, writeHostileBackup } from '../testing/hostile/hostile-backups.ts'
import { backUp } from './backup.ts'
import { isPlainName } from './names.ts'
import { restore } from './restore.ts'

const REFUSED = /^This backup is damaged: .* is not what it was\. Nothing was changed$/

async function backedUp(): Promise<{ dataDir: string; real: string }> {
  const dataDir = preparedDataDir()
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null }, pino({ level: 'silent' }))
  const real = await backUp({ pool, dataDir }, new Date())
  await close()
  return { dataDir, real }
}

test('a backup that names files outside itself is refused, and nothing is written', async () => {
  const { dataDir, real } = await backedUp()
  const before = statSync(join(dataDir, 'database')).ino
  for (const fileName of [
    '../escaped',
    '../../escaped',
    'blobs/../../escaped',
    'blobs/ab/../../../escaped',
    '.hidden',
  ]) {
    const folder = await writeHostileBackup(dataDir, real, { fileName })
    await expect(restore(dataDir)).rejects.toThrow(REFUSED)
    for (const place of [join(dataDir, 'escaped'), join(dataDir, '../escaped'), join(dataDir, 'files', fileName)])
      expect(existsSync(place)).toBe(false)
    rmSync(folder, { recursive: true })
    rmSync(join(dataDir, 'backups/escaped'), { force: true })
  }
  const folder = await writeHostileBackup(dataDir, real, {})
  writeFileSync(join(dataDir, 'secret'), 'the secret')
  replaceByLink(folder, 'blobs/ab/abc', join(dataDir, 'secret'))
  await expect(restore(dataDir)).rejects.toThrow(REFUSED)
  expect(existsSync(join(dataDir, 'files/blobs/ab/abc'))).toBe(false)
  expect(statSync(join(dataDir, 'database')).ino).toBe(before)
})

test('a backup whose database path leads out of its folder is refused, and nothing is written', async () => {
  const [scratch, outside] = [ownDataDir(), ownDataDir()]
  const { dataDir, real } = await backedUp()
  const before = statSync(join(dataDir, 'database')).ino
  for (const pack of Object.values(hostilePacks(scratch, outside))) {
    const folder = await writeHostileBackup(dataDir, real, { pack })
    await expect(restore(dataDir)).rejects.toThrow(REFUSED)
    expect(statSync(join(dataDir, 'database')).ino).toBe(before)
    expect(readdirSync(outside)).toEqual([])
    expect(existsSync(join(dataDir, 'database.restored'))).toBe(false)
    rmSync(folder, { recursive: true })
  }
  expect(await restore(dataDir)).toBe(real)
  expect(readFileSync(join(dataDir, 'database/PG_VERSION'), 'utf8').trim()).toBe('18')
})

test.each([
  ['blobs/ab/abc', true],
  ['uploads/01/0123.png', true],
  ['database/base/1/1255_fsm', true],
  ['', false],
  ['.', false],
  ['..', false],
  ['/etc/passwd', false],
  ['a//b', false],
  ['a/', false],
  ['a/./b', false],
  ['a/../b', false],
  ['-rf', false],
  ['a\\b', false],
  ['a\nb', false],
  ['a\0b', false],
  ['ä', false],
  ['a/'.repeat(9) + 'a', false],
])('%j is an allowed name in a backup: %s', (name, expected) => {
  expect(isPlainName(name)).toBe(expected)
})
