import { afterEach, expect, vi } from 'vitest'

/** Lets the tests of a file stop the clock. It runs again after each test. */
export function useClock(): void {
  afterEach(() => vi.useRealTimers())
}

/** Stops the clock: from now on, timers fire only while a test lets time pass. */
export const stopClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })

/** Lets so many milliseconds pass. */
export const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Lets time pass in small steps until a check holds, because replies and their display need timers. */
export const passTimeUntil = (check: () => boolean): Promise<void> =>
  expect
    .poll(
      async () => {
        await passTime(1)
        return check()
      },
      { interval: 10 },
    )
    .toBe(true)
