import { afterEach, expect, vi } from 'vitest'

/** Lets the tests of a file stop the clock. It runs again after each test. */
export function useClock(): void {
  afterEach(() => vi.useRealTimers())
}

/** Stops the clock: from now on, timers fire only while a test lets time pass. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  // Vitest lets time pass with this function while it waits for an element or a poll, so on a busy machine more than on a quiet one.
  vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi)
}

/** Lets so many milliseconds pass, and the page draw what changed. */
export async function passTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/** Lets time pass in small steps until a check holds, because replies and their display need timers. */
export const passTimeUntil = (check: () => boolean, stepMs = 1): Promise<void> =>
  expect
    .poll(
      async () => {
        await vi.advanceTimersByTimeAsync(stepMs)
        return check()
      },
      { interval: 10 },
    )
    .toBe(true)
