import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startWatchdog } from './watchdog.ts'

test('fires once its time is over, later when it is refreshed, and never when it is stopped', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [plain, refreshed, stopped] = [startWatchdog(2500), startWatchdog(2500), startWatchdog(2500)]
  const fired = () => [plain, refreshed, stopped].map(({ signal }) => signal.aborted)
  await vi.advanceTimersByTimeAsync(2499)
  expect(fired()).toEqual([false, false, false])
  refreshed.refresh()
  stopped.stop()
  await vi.advanceTimersByTimeAsync(1)
  expect(fired()).toEqual([true, false, false])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fired()).toEqual([true, true, false])
  expect(plain.signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test.runIf(process.platform !== 'win32')('does not count the time in which its process is stopped', async () => {
  const script = `
    const { startWatchdog } = await import(${JSON.stringify(new URL('./watchdog.ts', import.meta.url).href)})
    const watchdog = startWatchdog(3000)
    const single = AbortSignal.timeout(3000)
    setTimeout(() => console.log(single.aborted, watchdog.signal.aborted), 4500)`
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  await sleep(1000)
  running.child.kill('SIGSTOP')
  await sleep(6000)
  running.child.kill('SIGCONT')
  expect((await running).stdout.trim()).toBe('true false')
})
