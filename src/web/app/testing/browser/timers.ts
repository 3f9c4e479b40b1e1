import { vi } from 'vitest'

/** Holds all timers of so many milliseconds until the returned function is called. `vi.restoreAllMocks()` ends it. */
export function holdTimers(ms: number): () => void {
  const held: TimerHandler[] = []
  const start = window.setTimeout
  const holdOrStart = (run: TimerHandler, after?: number) => (after === ms ? held.push(run) : start(run, after))
  vi.spyOn(window, 'setTimeout').mockImplementation(holdOrStart as typeof setTimeout)
  return () => {
    for (const run of held.splice(0)) start(run)
  }
}
