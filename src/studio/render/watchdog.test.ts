import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
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
    single.onabort = () => console.log(watchdog.signal.aborted)
    console.log('started')
    setTimeout(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGSTOP')
  await sleep(4000)
  child.kill('SIGCONT')
  const [after] = (await once(child.stdout, 'data')) as [Buffer]
  expect([String(said), String(after)]).toEqual(['started\n', 'false\n'])
})
