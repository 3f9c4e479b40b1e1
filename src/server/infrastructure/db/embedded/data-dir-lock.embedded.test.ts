import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownDataDir } from '../../../testing/data-dir.ts'
import { lockDataDir } from '../../data-dir-lock.ts'

/** The id of a process that has just ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((done) => child.once('exit', done))
  return child.pid ?? 0
}

test('only one process at a time can lock a data directory', async () => {
  const dataDir = ownDataDir()
  const lock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow('DATA_DIR is in use by another process')
  lock.release()
  const next = await lockDataDir(dataDir)
  next.release()
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})

test('a lock left by a killed process is taken over', async () => {
  const dataDir = ownDataDir()
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: await deadPid(), socket: join(dataDir, 'run/gone.sock') }))
  const lock = await lockDataDir(dataDir)
  expect(existsSync(lock.socketDir)).toBe(true)
  lock.release()
})

test('a lock whose process id now belongs to another program is taken over', async () => {
  const dataDir = ownDataDir()
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, socket: join(dataDir, 'run/gone.sock') }))
  const lock = await lockDataDir(dataDir)
  expect(existsSync(lock.socketDir)).toBe(true)
  lock.release()
})

test('of many processes that find a stale lock at once, exactly one gets it', async () => {
  const dataDir = ownDataDir()
  const pid = await deadPid()
  for (let round = 0; round < 10; round += 1) {
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid, socket: join(dataDir, 'run/gone.sock') }))
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dataDir)))
    const held = tries.filter((result) => result.status === 'fulfilled')
    expect(held).toHaveLength(1)
    for (const { value } of held) value.release()
  }
})

test('if the path is too long for a socket, the socket moves elsewhere and the lock stays', async () => {
  const dataDir = join(ownDataDir(), 'a-folder-name-that-is-rather-long'.repeat(3))
  mkdirSync(dataDir, { recursive: true })
  const lock = await lockDataDir(dataDir)
  onTestFinished(() => lock.release())
  expect(lock.socketDir.startsWith(dataDir)).toBe(false)
  expect(existsSync(join(dataDir, 'lock'))).toBe(true)
  await expect(lockDataDir(dataDir)).rejects.toThrow('in use')
})
