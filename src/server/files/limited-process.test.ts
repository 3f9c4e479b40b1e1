import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { forkLimited, spawnLimited } from './limited-process.ts'

const LIMITS = { cpuSeconds: 5, flags: ['--version'] }

test.each([
  ['standard input', () => spawnLimited('', [], LIMITS)],
  ['messages', () => forkLimited('worker.ts', LIMITS)],
])('a process that reads %s has a lower priority than requests from its start', async (_, start) => {
  const child = start()
  const priority = getPriority(child.pid)
  child.kill('SIGKILL')
  expect(priority).toBeGreaterThan(getPriority())
})
