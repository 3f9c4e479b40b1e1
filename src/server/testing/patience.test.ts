import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { readCpuTime } from '#studio/render/cpu-time.ts'
import { measureSlowness, readCoreWait, scaleLimit } from './patience.ts'

test('limits that end hanging tests grow with the slowness of the machine, within bounds', () => {
  const slowness = measureSlowness()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThanOrEqual(6)
  expect(scaleLimit(10_000)).toBeGreaterThanOrEqual(10_000)
  expect(scaleLimit(10_000)).toBeLessThanOrEqual(60_000)
})

test.runIf(process.platform === 'linux')(
  'the time in which a process waits for a core is known, and what it computes itself is not counted',
  async () => {
    const [began, waited, used] = [performance.now(), readCoreWait(), readCpuTime()]
    while (readCpuTime() - used < 100);
    const [passed, more] = [performance.now() - began, readCoreWait() - waited]
    expect(more).toBeGreaterThanOrEqual(0)
    expect(passed - more).toBeGreaterThan(90)
    const child = spawn(process.execPath, ['--eval', ''])
    await once(child, 'exit')
    expect(readCoreWait(child.pid)).toBe(0)
  },
)
